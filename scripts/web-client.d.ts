/** Builds the web client if that is missing or older than its sources. */
export function buildWebClient(): void;
