/** The services beside the measured one: they take events, so that delivering them is measured and handling them is not. */
import { createServer } from 'node:http';

/** What a measured service reads of another one before it can answer at all. */
const facts = { '/internal/lender': { name: 'Groundwork Capital' } };

const server = createServer((request, response) => {
  const known = request.method === 'GET' ? facts[request.url] : undefined;
  request.resume().once('end', () => {
    response.writeHead(request.method === 'GET' ? 200 : 204, known && { 'content-type': 'application/json' });
    response.end(known && JSON.stringify(known));
  });
});
server.listen(Number(process.env.BENCH_NEIGHBOURS_PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
