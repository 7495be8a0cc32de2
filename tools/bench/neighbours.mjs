/** The services beside the measured one: they take events, so that delivering them is measured and handling them is not. */
import { createServer } from 'node:http';

/** What a measured service reads of another one before it can answer at all. */
const facts = { '/internal/lender': { name: 'Groundwork Capital' } };

const bodyOf = async (request) => Buffer.concat(await request.toArray()).toString('utf8');

/** As subscribers answer: nothing to one event, a status each to several. */
async function answerOf(request) {
  if (request.method === 'GET') return { status: 200, body: facts[request.url] };
  const { events } = JSON.parse(await bodyOf(request));
  return Array.isArray(events) ? { status: 200, body: { statuses: events.map(() => 204) } } : { status: 204 };
}

const server = createServer(async (request, response) => {
  const { status, body } = await answerOf(request);
  const text = body && JSON.stringify(body);
  response.writeHead(status, text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
  response.end(text);
});
server.listen(Number(process.env.BENCH_NEIGHBOURS_PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
