/** The server cannot start as things are; the message is one sentence that tells the person who runs it what to do. */
export class StartFailure extends Error {}

/** By the codes of the system, for the address that the server shall listen on. */
const LISTENING: { readonly [code: string]: (host: string, port: number) => string } = {
  EADDRINUSE: (_, port) => `port ${port} is in use: stop the program that uses it, or choose another with --port`,
  EACCES: (_, port) => `port ${port} is not allowed for this user: choose one above 1023 with --port`,
  EADDRNOTAVAIL: (host) => `${host} is not an address of this machine: choose another with --host, or 0.0.0.0 for all of them`,
  ENOTFOUND: (host) => `${host} is not an address of this machine: choose another with --host, or 0.0.0.0 for all of them`,
};

export function listenFailure(error: unknown, { host, port }: { readonly host: string; readonly port: number }): unknown {
  const sentence = LISTENING[String((error as NodeJS.ErrnoException).code)];
  return sentence ? new StartFailure(sentence(host, port)) : error;
}
