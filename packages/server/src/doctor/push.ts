import { createECDH } from 'node:crypto';
import type { Settings } from '../settings.ts';
import { type Finding, Findings } from './finding.ts';

export function checkPush(
  { pushContact, pushHosts }: Pick<Settings, 'pushContact' | 'pushHosts'>,
  keys: string | null,
): readonly Finding[] {
  const findings = new Findings('push');
  if (pushContact === null) findings.ok('Web Push is off: LUFTSCHLOSS_PUSH_CONTACT turns it on.');
  else if (pushHosts.length === 0) findings.warning('Web Push has a contact, but no service may be called: --push-hosts is empty.');
  if (keys !== null && !isPair(keys)) {
    findings.problem(
      'The push keys in the store are spoiled, so no push message can be sent: restore a backup, or remove them (name push-keys) and let people subscribe again.',
    );
  } else if (pushContact !== null) {
    findings.ok(keys === null ? 'The first start makes the push keys.' : 'The push keys belong together.');
  }
  return findings.all;
}

function isPair(text: string): boolean {
  try {
    const { publicKey, privateKey } = JSON.parse(text) as { publicKey: string; privateKey: string };
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return curve.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}
