/**
 * `npm run reset`: forgets everything that the local portal keeps (data, files, keys, published remotes), then starts
 * over with fresh data. Builds stay. `npm run reset -- --only` forgets and does not start.
 */
import { existsSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join, parse, resolve } from 'node:path';
import { argv, chdir, env } from 'node:process';
import { checkNode, failPreparation, install, PreparationError, root, stage } from './prepare.mjs';

chdir(root);

const listens = (port) =>
  new Promise((done) => {
    const socket = createConnection({ port, host: 'localhost' });
    socket.once('connect', () => socket.destroy(done(true)));
    socket.once('error', () => done(false));
  });

/** A folder that the portal made and nothing else: never a root, a home or the tree itself. */
function dataFolder() {
  const folder = resolve(env.GROUNDWORK_DATA ?? '.groundwork');
  const portals =
    existsSync(join(folder, 'keys')) || existsSync(join(folder, 'registry')) || existsSync(join(folder, 'data'));
  if (folder === parse(folder).root || root.startsWith(folder) || (existsSync(folder) && !portals))
    throw new PreparationError(`${folder} does not look like data of a Groundwork portal; nothing was deleted.`);
  return folder;
}

/** Drops the databases of the services on the server that DATABASE_URL names. */
async function dropDatabases() {
  const { createConnection: connect } = await import('mysql2/promise');
  const { serviceNames } = await import('@groundwork/server-config');
  const connection = await connect(env.DATABASE_URL);
  const prefix = env.DATABASE_PREFIX ?? 'groundwork_';
  for (const name of serviceNames)
    await connection.query(`DROP DATABASE IF EXISTS \`${`${prefix}${name}`.replaceAll('`', '')}\``);
  await connection.end();
}

try {
  checkNode();
  const port = Number(env.PORT ?? 4200);
  if (await listens(port))
    throw new PreparationError(`A portal is running on port ${port}. Stop it first, then run npm run reset again.`);
  console.log('\nGroundwork: starting over\n');
  await stage('Packages', install);
  await stage('Data', async () => {
    rmSync(dataFolder(), { recursive: true, force: true });
    if (!env.DATABASE_URL) return 'forgotten';
    await dropDatabases();
    return 'forgotten, databases dropped';
  });
} catch (error) {
  failPreparation(error);
}
if (!argv.includes('--only')) await import('./start.mjs');
