/** What a worker thread answers to a task. Failures are told as data, since an error loses its class on the way to another thread. */
export type Reply<Result> = { readonly result: Result } | { readonly failure: string };
