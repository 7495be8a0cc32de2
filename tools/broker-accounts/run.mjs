/**
 * `npm run broker-accounts -- <file>`: writes the definitions of a RabbitMQ with an account for each service (and one for operators) that
 * may do what the service does and nothing else. `RABBITMQ_PASSWORD` is everybody's password, `RABBITMQ_PASSWORD_DRAWS` that of one;
 * `RABBITMQ_VHOST` (`/`) and `EVENTS_PREFIX` say where. See docs/operate.md.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root, runNx, tail } from '../../infra/local/prepare.mjs';

const [place] = process.argv.slice(2);
const target = place && resolve(place);
process.chdir(root);
function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}
if (!target) refuse('Say which file to write: npm run broker-accounts -- definitions.json.');

const { code, output } = await runNx(['run', '@groundwork/server-events:build', '--outputStyle=static']);
if (code !== 0) refuse(tail(output));
const { eventOptions } = await import('@groundwork/server-config');
const { brokerDefinitions } = await import('@groundwork/server-events');

const { RABBITMQ_VHOST: vhost = '/', RABBITMQ_PASSWORD: shared } = process.env;
const { prefix } = eventOptions({ ...process.env, RABBITMQ_URL: 'amqp://any' });
const definitions = brokerDefinitions({
  vhost,
  prefix,
  userOf: (name) => `groundwork_${name}`,
  passwordOf: (name) => {
    const setting = `RABBITMQ_PASSWORD_${name.toUpperCase()}`;
    return process.env[setting] || shared || refuse(`Say a password: RABBITMQ_PASSWORD, or ${setting}.`);
  },
});
// Hashes of passwords: for whoever made it alone, or for the group that the broker's user is in.
writeFileSync(target, `${JSON.stringify(definitions, null, 2)}\n`, { mode: 0o640 });
console.log(`${definitions.users.length} accounts, ${definitions.queues.length} queues: ${target}`);
