/** Where the service worker finds which languages to keep. The same names stand there, as it shares no file with us. */
const SHELF = 'kept-languages';
const PLACE = './kept-languages.json';

/** Notes that a language was chosen: its words are kept in this browser from then on, so that it is spoken without a network, too. */
export async function keepLanguage(language: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  const shelf = await caches.open(SHELF);
  const noted = await shelf.match(PLACE);
  const kept = noted ? ((await noted.json()) as string[]) : [];
  if (!kept.includes(language)) await shelf.put(PLACE, Response.json([...kept, language]));
  navigator.serviceWorker?.controller?.postMessage({ keep: language });
}
