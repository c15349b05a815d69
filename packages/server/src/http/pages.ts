import { GAMES } from '@luftschloss/engine';

export const STYLE = `body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
code { background: #8882; padding: 0 .2em; }
td, th { text-align: left; vertical-align: top; padding: .2rem .8rem .2rem 0; }
`;

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="stylesheet" href="/plain.css"></head><body>${body}</body></html>`;
}

/** Shown as long as the web client has not been built. */
export function homePage(): string {
  const games = GAMES.map(({ rules }) => `<li>${escaped(rules.name)}</li>`).join('');
  return page(
    'Luftschloss',
    `<h1>Luftschloss</h1><p>This server plays:</p><ul>${games}</ul>
<p>The web client is not built here, but everything can be played by programs: see the <a href="/api">list of requests</a>
or <a href="/openapi.json">openapi.json</a>. Sockets connect to <code>/socket</code>.</p>`,
  );
}

interface Operation {
  readonly summary?: string;
  readonly requestBody?: { readonly content?: { readonly [type: string]: { readonly schema?: unknown } } };
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
}

/** The OpenAPI document for people. */
export function apiPage(document: object): string {
  const { paths = {} } = document as { readonly paths?: { readonly [path: string]: { readonly [method: string]: Operation } } };
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const query = (operation.parameters ?? []).filter((each) => each.in === 'query').map(({ name }) => name);
      const address = query.length > 0 ? `${path}?${query.join('&')}` : path;
      return `<tr><td><code>${method.toUpperCase()} ${escaped(address)}</code></td><td>${escaped(operation.summary ?? '')}${bodyOf(operation)}</td></tr>`;
    }),
  );
  return page(
    'Luftschloss: requests',
    `<h1>Requests</h1><p>The same as data: <a href="/openapi.json">openapi.json</a>.</p><table>${rows.join('')}</table>`,
  );
}

function bodyOf({ requestBody }: Operation): string {
  const schema = requestBody?.content?.['application/json']?.schema as { properties?: Record<string, unknown> } | undefined;
  return schema?.properties ? `<br>Body: <code>${escaped(Object.keys(schema.properties).join(', '))}</code>` : '';
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
