import { availableParallelism } from 'node:os';
import { accept, type Checked, expected, reject, rejectAt } from '@luftschloss/engine/kernel';

/** Everything that the person who runs the server can decide. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly data: string;
  /** PostgreSQL instead of the SQLite file in `data`. */
  readonly database: string | null;
  /** The address that players see, for links, origin check and secure cookies; `null`: whatever address they used. */
  readonly publicUrl: string | null;
  /** How many proxies of our own stand in front, each of which writes down who spoke to it. */
  readonly trustProxy: number;
  readonly botThreads: number;
  readonly botPace: number;
  readonly botThinking: number;
  readonly noticeDelay: number;
  readonly webhookHosts: readonly string[];
  readonly pushHosts: readonly string[];
  readonly pushContact: string | null;
  /** Seconds that anybody waits for the store. */
  readonly storeTimeout: number;
  readonly idleMinutes: number;
  readonly requestTimeout: number;
  readonly requestsPerMinute: number;
  readonly messagesPerSecond: number;
  readonly openTables: number;
  readonly listedTables: number;
  readonly chatLines: number;
  readonly waitingDays: number;
  readonly abandonedDays: number;
  readonly finishedDays: number;
  readonly logLevel: LogLevel;
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface SettingSpec {
  /** On the command line, with two dashes in front. */
  readonly flag: string;
  readonly env: string;
  readonly value: string;
  readonly default: string;
  readonly help: string;
  read(text: string): Checked<unknown>;
}

type Specs = { readonly [K in keyof Settings]: SettingSpec };

const MOST_PROXIES = 10;
const PUSH_SERVICES = 'fcm.googleapis.com,updates.push.services.mozilla.com,*.notify.windows.com,web.push.apple.com';

/** One row for each setting: help, documents and checks are made from it. */
export const SETTINGS: Specs = {
  host: setting('host', 'HOST', 'NAME', '0.0.0.0', 'address to listen on', nonEmpty),
  port: setting('port', 'PORT', 'N', '8080', 'port to listen on; 0 takes any free one', wholeNumber(0, 65_535)),
  data: setting('data', 'LUFTSCHLOSS_DATA', 'DIR', './data', 'folder of the SQLite file', nonEmpty),
  database: setting('database', 'DATABASE_URL', 'URL', '', 'PostgreSQL to use instead of the SQLite file', databaseUrl),
  publicUrl: setting('public-url', 'LUFTSCHLOSS_URL', 'URL', '', 'address that players use; https makes cookies secure', webUrl),
  trustProxy: setting('trust-proxy', 'LUFTSCHLOSS_TRUST_PROXY', 'N', '0', 'proxies in front whose X-Forwarded-For is believed', hops),
  botThreads: setting('bot-threads', 'LUFTSCHLOSS_BOT_THREADS', 'N', String(ownThreads()), 'threads for bots', wholeNumber(1, 64)),
  botPace: setting(
    'bot-pace',
    'LUFTSCHLOSS_BOT_PACE',
    'MS',
    '1200',
    'milliseconds that a bot lets pass before it moves',
    wholeNumber(0, 60_000),
  ),
  botThinking: setting(
    'bot-thinking',
    'LUFTSCHLOSS_BOT_THINKING',
    'MS',
    '1000',
    'most milliseconds that a bot thinks about a move',
    wholeNumber(1, 60_000),
  ),
  noticeDelay: setting(
    'notice-delay',
    'LUFTSCHLOSS_NOTICE_DELAY',
    'SECONDS',
    '60',
    'wait before a notice, so that live players get none',
    wholeNumber(0, 86_400),
  ),
  webhookHosts: setting('webhook-hosts', 'LUFTSCHLOSS_WEBHOOK_HOSTS', 'LIST', 'discord.com', 'hosts that webhooks may name', names),
  pushHosts: setting('push-hosts', 'LUFTSCHLOSS_PUSH_HOSTS', 'LIST', PUSH_SERVICES, 'hosts of Web Push services', names),
  pushContact: setting(
    'push-contact',
    'LUFTSCHLOSS_PUSH_CONTACT',
    'MAILTO',
    '',
    'mailto: or https: address for push services; empty: no Web Push',
    contact,
  ),
  storeTimeout: setting(
    'store-timeout',
    'LUFTSCHLOSS_STORE_TIMEOUT',
    'SECONDS',
    '5',
    'how long a store may take to answer',
    wholeNumber(1, 600),
  ),
  idleMinutes: setting(
    'idle-minutes',
    'LUFTSCHLOSS_IDLE_MINUTES',
    'N',
    '10',
    'minutes until an unwatched game leaves memory',
    wholeNumber(0, 10_000),
  ),
  requestTimeout: setting(
    'request-timeout',
    'LUFTSCHLOSS_REQUEST_TIMEOUT',
    'SECONDS',
    '20',
    'time in which a request must have come in',
    wholeNumber(1, 3600),
  ),
  requestsPerMinute: setting(
    'requests-per-minute',
    'LUFTSCHLOSS_REQUESTS_PER_MINUTE',
    'N',
    '1200',
    'HTTP requests of each address; 0: no limit',
    wholeNumber(0, 10_000_000),
  ),
  messagesPerSecond: setting(
    'messages-per-second',
    'LUFTSCHLOSS_MESSAGES_PER_SECOND',
    'N',
    '30',
    'messages for each socket and seat; 0: no limit',
    wholeNumber(0, 1_000_000),
  ),
  openTables: setting(
    'open-tables',
    'LUFTSCHLOSS_OPEN_TABLES',
    'N',
    '50',
    'unfinished tables that one guest may have opened; 0: no limit',
    wholeNumber(0, 1_000_000),
  ),
  listedTables: setting(
    'listed-tables',
    'LUFTSCHLOSS_LISTED_TABLES',
    'N',
    '3',
    'public tables of one guest that may wait for players; 0: no limit',
    wholeNumber(0, 1_000_000),
  ),
  chatLines: setting('chat-lines', 'LUFTSCHLOSS_CHAT_LINES', 'N', '1000', 'lines of chat kept for a table', wholeNumber(1, 1_000_000)),
  waitingDays: setting(
    'waiting-days',
    'LUFTSCHLOSS_WAITING_DAYS',
    'N',
    '14',
    'days after which a table that never began is removed; 0: never',
    wholeNumber(0, 36_500),
  ),
  abandonedDays: setting(
    'abandoned-days',
    'LUFTSCHLOSS_ABANDONED_DAYS',
    'N',
    '90',
    'days after which a game that nobody plays on is removed; 0: never',
    wholeNumber(0, 36_500),
  ),
  finishedDays: setting(
    'finished-days',
    'LUFTSCHLOSS_FINISHED_DAYS',
    'N',
    '0',
    'days after which a finished game is removed; 0: never',
    wholeNumber(0, 36_500),
  ),
  logLevel: setting('log-level', 'LUFTSCHLOSS_LOG_LEVEL', 'LEVEL', 'info', LOG_LEVELS.join(', '), logLevel),
};

function setting(flag: string, env: string, value: string, ofDefault: string, help: string, read: SettingSpec['read']): SettingSpec {
  return { flag, env, value, default: ofDefault, help, read };
}

/** Flags win over the environment, the environment over defaults. A wrong value is named with its source. */
export function readSettings(
  env: { readonly [name: string]: string | undefined },
  flags: { readonly [flag: string]: string | undefined } = {},
): Checked<Settings> {
  const settings: Record<string, unknown> = {};
  for (const [key, spec] of Object.entries(SETTINGS)) {
    const flag = flags[spec.flag];
    const text = flag ?? env[spec.env] ?? spec.default;
    const read = spec.read(text);
    if (!read.ok) return rejectAt(flag === undefined ? spec.env : `--${spec.flag}`, read.problem);
    settings[key] = read.value;
  }
  return accept(settings as unknown as Settings);
}

function ownThreads(): number {
  return Math.max(1, Math.min(4, availableParallelism() - 1));
}

function nonEmpty(text: string): Checked<string> {
  return text === '' ? reject('empty') : accept(text);
}

function wholeNumber(min: number, max: number): (text: string) => Checked<number> {
  return (text) => {
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    return number >= min && number <= max ? accept(number) : expected({ code: 'whole-number', params: { min, max } }, text);
  };
}

/** The text itself is not repeated: it holds a password. */
function databaseUrl(text: string): Checked<string | null> {
  if (text === '') return accept(null);
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text) ? accept(text) : reject('postgres-expected');
}

function webUrl(text: string): Checked<string | null> {
  if (text === '') return accept(null);
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return reject('web-expected', { got: text });
  return accept(new URL(text).origin);
}

/** Earlier settings said `yes` for one proxy. */
function hops(text: string): Checked<number> {
  if (text === 'yes' || text === 'no') return accept(text === 'yes' ? 1 : 0);
  const number = wholeNumber(0, MOST_PROXIES)(text);
  return number.ok ? number : reject('proxies-expected', { most: MOST_PROXIES, got: text });
}

function names(text: string): Checked<readonly string[]> {
  return accept(
    text
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  );
}

function contact(text: string): Checked<string | null> {
  if (text === '') return accept(null);
  return /^(mailto:|https:\/\/)./.test(text) ? accept(text) : reject('contact-expected', { got: text });
}

function logLevel(text: string): Checked<LogLevel> {
  const level = LOG_LEVELS.find((each) => each === text);
  return level ? accept(level) : expected({ code: 'one-of', params: { values: LOG_LEVELS.join(', ') } }, text);
}
