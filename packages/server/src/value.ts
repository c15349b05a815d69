import type { Schema } from '@luftschloss/engine/kernel';

/** What a schema lets pass. */
export type Value<S> = S extends Schema<infer T> ? T : never;
