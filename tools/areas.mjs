import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The areas, by the folders of their back ends; `remoteAreas` (libs/domain/access) is the table that the units read. */
export const areas = readdirSync(join(root, 'bff')).filter((name) =>
  existsSync(join(root, 'bff', name, 'package.json')),
);

/** The areas that are loaded from remotes of their own. */
export const remotes = areas.filter((name) => existsSync(join(root, `mfe-${name}`, 'package.json')));
