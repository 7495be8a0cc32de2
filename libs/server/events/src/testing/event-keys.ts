import { serviceNames } from '@groundwork/domain-events';
import type { ServiceName } from '@groundwork/domain-events';
import type { EventKeys } from '@groundwork/server-config';
import { createSecretKey, generateKeyPairSync, randomBytes } from 'node:crypto';

/** Keys of a deployment of the test's own: a pair of each service, and the key that all once shared. */
export function deploymentKeys() {
  const pairs = new Map(serviceNames.map((name) => [name, generateKeyPairSync('ec', { namedCurve: 'P-256' })]));
  const common = createSecretKey(randomBytes(32));
  const of = new Map([...pairs].map(([name, pair]) => [name, pair.publicKey]));
  /** What a service of it holds; the common key not at all, to open with, or to seal with as before. */
  const heldBy = (name: ServiceName, shared: 'gone' | 'opens' | 'seals' = 'gone'): EventKeys => ({
    own: [...pairs].flatMap(([whose, pair]) => (whose === name ? [pair.privateKey] : [])),
    of,
    common: { seals: shared === 'seals', keys: shared === 'gone' ? [] : [common] },
  });
  return { heldBy };
}
