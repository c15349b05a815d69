import { NAME_LENGTH, visibleName } from '@luftschloss/protocol';
import { changeSettings } from '../shell/settings.ts';
import { PageProblem } from './problems.ts';
import { isOnline, request } from './server.ts';

/** More code units than anybody needs: what counts is how many characters people see. */
export const LONGEST_TYPED = 200;

/** Takes a name on this device and on the server, by the one rule for names; throws a problem for the person. */
export async function takeName(typed: string): Promise<string> {
  const name = visibleName(typed);
  if (!name.ok) throw new PageProblem(({ problems: { page } }) => page.name({ most: NAME_LENGTH }));
  changeSettings({ name: name.value });
  if (await isOnline()) await request('PUT', '/api/me', { name: name.value });
  return name.value;
}
