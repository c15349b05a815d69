import { statfs } from 'node:fs/promises';
import { availableParallelism, freemem } from 'node:os';
import { type Finding, Findings, messageOf } from './finding.ts';

const MEGABYTE = 1e6;
const LEAST_DISK = 100 * MEGABYTE;
const GOOD_DISK = 1000 * MEGABYTE;
const LEAST_MEMORY = 150 * MEGABYTE;
/** Statfs tells them by these numbers. SQLite's locks cannot be relied on there. */
const NETWORK_DISKS = new Map([
  [0x6969, 'NFS'],
  [0xff534d42, 'SMB'],
  [0xfe534d42, 'SMB'],
  [0x517b, 'SMB'],
]);

export async function checkDisk(folder: string): Promise<readonly Finding[]> {
  const findings = new Findings('disk');
  try {
    const { bavail, bsize, ffree, files, type } = await statfs(folder);
    const free = bavail * bsize;
    const left = `${Math.round(free / MEGABYTE).toLocaleString('en')} MB are free where the data are`;
    if (free < LEAST_DISK) findings.problem(`Only ${left}: make room, or nothing can be stored soon.`);
    else if (free < GOOD_DISK) findings.warning(`Only ${left}: make room before it becomes short.`);
    else findings.ok(`${left}.`);
    if (files > 0 && ffree < 1000) findings.problem('The disk can hold hardly any more files: remove some.');
    const network = NETWORK_DISKS.get(type);
    if (network)
      findings.problem(`The data folder is on a network disk (${network}), where files can be damaged: use a local disk, or PostgreSQL.`);
  } catch (error) {
    findings.warning(`How much room there is could not be found out: ${messageOf(error)}.`);
  }
  return findings.all;
}

export function checkMachine(botThreads: number): readonly Finding[] {
  const findings = new Findings('machine');
  const cores = availableParallelism();
  if (botThreads > cores)
    findings.warning(
      `Bots have ${botThreads} threads, but there are ${cores} cores: --bot-threads ${Math.max(1, cores - 1)} lets people wait less.`,
    );
  if (freemem() < LEAST_MEMORY)
    findings.warning(`Only ${Math.round(freemem() / MEGABYTE)} MB of memory are free: the server wants 150 to 300.`);
  if (findings.all.length === 0) findings.ok(`Node ${process.versions.node} on ${cores} ${cores === 1 ? 'core' : 'cores'}.`);
  return findings.all;
}

const TOLERABLE = 5_000;

/** How far the clock of this machine is from a time that it should agree with. */
export function checkClock(other: number | null, whose: string, mayBeOld: boolean): readonly Finding[] {
  const findings = new Findings('clock');
  if (other === null) {
    findings.ok('No server has run here yet, so there is no other time to compare with.');
    return findings.all;
  }
  const ahead = other - Date.now();
  const seconds = Math.round(Math.abs(ahead) / 1000).toLocaleString('en');
  if (ahead > TOLERABLE)
    findings.problem(
      `The clock of this machine is ${seconds} seconds behind ${whose}: let it follow a time server, or clocks at tables go wrong.`,
    );
  else if (!mayBeOld && ahead < -TOLERABLE)
    findings.problem(`The clock of this machine is ${seconds} seconds ahead of ${whose}: let it follow a time server.`);
  else findings.ok(`The clock of this machine agrees with ${whose}.`);
  return findings.all;
}
