/** The certificates of a proof's own by which its units know each other. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { anAuthority } from '@groundwork/server-data/testing';
import { bffNames } from '@groundwork/server-config';

/** Makes one pair for all units in a folder as `UNIT_TLS` names it, and gives that folder. */
export function layPair(folder) {
  const place = join(folder, 'tls');
  mkdirSync(place);
  const authority = anAuthority(place, 'authority');
  const { certificate, key } = authority.certify(
    'unit',
    'localhost',
    2,
    bffNames.map((name) => `bff-${name}`),
  );
  for (const [file, text] of Object.entries({
    'ca.crt': authority.certificate,
    'tls.crt': certificate,
    'tls.key': key,
  }))
    writeFileSync(join(place, file), text);
  return place;
}
