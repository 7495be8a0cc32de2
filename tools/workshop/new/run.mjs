/**
 * `npm run new -- <kind> …` writes the first version of something in the language of the house (docs/dialect.md):
 *   feature <service> <noun> [<plural>]        a room with door, module, controller, DTOs, command, query, repository, entity, test
 *   call    <service> <room> <verb-noun> [<area>] a query with its Dto, the controller's method, a test; tells the BFF's row
 *   entity  <service> <room> <noun> [<plural>] an entity and the migration of its table
 *   screen  <area> <name> <GET path>           a screen with its lazy route, the hook that fetches what it shows, a test
 *   remote  <area>                             a remote with its first screen, its back end and contract, and its rows in the tables
 */
import { argv, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { newCall } from './call.mjs';
import { newEntity } from './entity.mjs';
import { newFeature } from './feature.mjs';
import { newRemote } from './remote.mjs';
import { newScreen } from './screen.mjs';
import { Tree } from './tree.mjs';
import { UsageError } from './usage-error.mjs';

const kinds = {
  feature: [newFeature, 'feature <service> <noun> [<plural>]'],
  call: [newCall, 'call <service> <room> <verb-noun> [<area>]'],
  entity: [newEntity, 'entity <service> <room> <noun> [<plural>]'],
  screen: [newScreen, 'screen <area> <name> <GET path>'],
  remote: [newRemote, 'remote <area>'],
};

/** Writes one thing into a tree. Gives what was written and what is to be done next. */
export async function generate(root, [kind, ...args]) {
  const [write] = kinds[kind] ?? [];
  if (!write)
    throw new UsageError(
      `Say what:\n${Object.values(kinds)
        .map(([, usage]) => `  npm run new -- ${usage}`)
        .join('\n')}`,
    );
  const tree = new Tree(root);
  const next = await write(tree, args, Date.now());
  return { written: await tree.write(), next };
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const { written, next } = await generate(fileURLToPath(new URL('../../..', import.meta.url)), argv.slice(2));
    for (const path of written) console.log(`  ${path}`);
    console.log(`\n${next.join('\n')}`);
  } catch (error) {
    console.error(error instanceof UsageError ? error.message : error);
    exit(1);
  }
}
