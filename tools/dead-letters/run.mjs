/**
 * `npm run dead-letters -- list [service]` says which events services could not take, and why; `… replay <service> [--event <id>]` puts
 * them, or one, into the service's queue once more. Of the broker that `RABBITMQ_URL` and `EVENTS_PREFIX` name. See docs/operate.md.
 */
import { parseArgs } from 'node:util';
import { root, runNx, tail } from '../../infra/local/prepare.mjs';

process.chdir(root);
const { values, positionals } = parseArgs({ options: { event: { type: 'string' } }, allowPositionals: true });
const { code, output } = await runNx(['run', '@groundwork/server-events:build', '--outputStyle=static']);
if (code !== 0) {
  console.error(tail(output));
  process.exit(2);
}
const { eventOptions } = await import('@groundwork/server-config');
const { listDeadLetters, replayDeadLetters, subscribers } = await import('@groundwork/server-events');
const { createLogger } = await import('@groundwork/server-http');

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

const [verb, service] = positionals;
const isService = subscribers.includes(service);
if (!(verb === 'list' && (isService || !service)) && !(verb === 'replay' && isService))
  refuse(`Say what to do: list [service], or replay <service> [--event <id>]. Services: ${subscribers.join(', ')}.`);
const broker = eventOptions(process.env);
if (broker.kind !== 'rabbitmq')
  refuse('RABBITMQ_URL names no broker. Without one there are no dead letters: an event waits in its sender’s outbox.');

const log = createLogger('dead-letters', 'silent');
try {
  if (verb === 'replay')
    console.log(`${service}: ${await replayDeadLetters(broker, service, log, values.event)} to be tried again`);
  else
    for (const name of service ? [service] : subscribers) {
      const letters = await listDeadLetters(broker, name, log);
      console.log(`${name}: ${letters.length}`);
      for (const { event, type, aggregate, reason, tries, since } of letters)
        console.log(`  ${since}  ${type || '?'}  ${aggregate}  event ${event || '?'}  after ${tries} tries: ${reason}`);
    }
} catch (error) {
  refuse(`The broker cannot be reached: ${error.message}`);
}
