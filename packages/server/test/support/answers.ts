import { allRoutes } from '../../src/http/app.ts';
import type { Services } from '../../src/services.ts';

const ROUTES = allRoutes({} as Services).map(({ method, path, answer, status = 200 }) => ({
  method,
  address: new RegExp(`^${path.replace(/:\w+/g, '[^/?]+')}(\\?.*)?$`),
  status,
  answer,
}));

/** Every answer that any test gets must be what the documents promise. */
export function expectAsDocumented(method: string, path: string, status: number, body: unknown): void {
  if (status >= 300) return;
  const route = ROUTES.find((each) => each.method === method && each.address.test(path));
  if (!route) return;
  if (status !== route.status) throw new Error(`${method} ${path}: answered ${status}, documented is ${route.status}`);
  const checked = route.answer.check(body, 'answer');
  if (!checked.ok) throw new Error(`${method} ${path}: ${checked.problem.code}`);
}
