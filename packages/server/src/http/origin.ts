/** Programs send no origin; browsers always do when another site's page is asking. */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, publicUrl: string | null): boolean {
  if (origin === undefined) return true;
  if (publicUrl !== null && origin === publicUrl) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host;
}
