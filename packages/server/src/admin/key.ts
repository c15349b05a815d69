import { fits, hashOf, newSecret } from '../secrets.ts';
import type { Store } from '../store/store.ts';

/**
 * Opens the page of whoever runs the server. It is kept in the store, so that every node and every start has the same; the link carries it behind the #, where
 * neither proxies nor logs see it.
 */
export class AdminKey {
  readonly #secret: string;
  readonly #hash: string;

  private constructor(secret: string) {
    this.#secret = secret;
    this.#hash = hashOf(secret);
  }

  static async of(store: Store): Promise<AdminKey> {
    return new AdminKey(await store.keep('admin-key', newSecret()));
  }

  linkAt(address: string): string {
    return `${address}/#/admin/${this.#secret}`;
  }

  /** Hashes are compared, in a time that says nothing about where they differ. */
  opens(authorization: string | undefined): boolean {
    const given = /^Bearer ([\w-]{1,200})$/.exec(authorization ?? '')?.[1];
    return given !== undefined && fits(given, this.#hash);
  }
}
