/** The services beside the measured one: they take events, so that delivering them is measured and handling them is not. */
import { createServer } from 'node:http';

const server = createServer((request, response) => {
  request.resume().once('end', () => response.writeHead(request.method === 'GET' ? 200 : 204).end());
});
server.listen(Number(process.env.BENCH_NEIGHBOURS_PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
