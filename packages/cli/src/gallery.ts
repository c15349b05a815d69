import { escapeText } from '@luftschloss/drawing';

export interface GalleryItem {
  readonly title: string;
  /** The picture's file beside the page. */
  readonly name: string;
}

/** A page that shows pictures beside it. */
export function galleryPage(language: string, heading: string, table: string, items: readonly GalleryItem[]): string {
  const figures = items.map(({ title, name }) => {
    const caption = escapeText(title);
    return `<figure><img src="${encodeURIComponent(name)}" alt="${caption}"><figcaption>${caption}</figcaption></figure>`;
  });
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(heading)}</title>
<style>
body { margin: 2rem auto; max-width: 80rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #2b2a33; background: #f7f4ec; }
main { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(30rem, 100%), 1fr)); }
figure { margin: 0; }
img { width: 100%; height: auto; }
figcaption { text-align: center; }
pre { overflow-x: auto; }
</style>
<h1>${escapeText(heading)}</h1>
<pre>${escapeText(table)}</pre>
<main>
${figures.join('\n')}
</main>
</html>
`;
}
