import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Pool } from 'undici';
import { answerOf } from './answer-in-piece.js';

let server: Server;
let pool: Pool;
let answer: RequestListener;

beforeEach(async () => {
  server = createServer((request, reply) => answer(request, reply));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  pool = new Pool(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(async () => {
  await pool.destroy();
  server.closeAllConnections();
  server.close();
});

const ask = () => answerOf(pool, { method: 'GET', path: '/' });
const large = Buffer.alloc(700 * 1024, 'Bluff Oak ');

it('takes a small answer, and none, in one piece', async () => {
  answer = (_request, reply) => {
    reply.writeHead(200, { 'content-length': 10, 'x-said': 'so' }).write('Bluff');
    setTimeout(() => reply.end(' Oak!'), 20);
  };
  const { statusCode, headers, body } = await ask();
  expect([statusCode, headers['x-said'], String(body)]).toEqual([200, 'so', 'Bluff Oak!']);
  answer = (_request, reply) => reply.writeHead(204).end();
  expect(await ask()).toMatchObject({ statusCode: 204, body: Buffer.alloc(0) });
});

it.each([
  ['large', { 'content-length': large.length }],
  ['of an unknown length', {}],
])('lets one that is %s flow, as slowly as it is read', async (_what, headers) => {
  answer = (_request, reply) => reply.writeHead(200, headers).end(large);
  const { body } = await ask();
  if (!(body instanceof Readable)) throw new Error('It came in one piece.');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(body.readableLength).toBeLessThan(large.length / 2);
  expect((await buffer(body)).equals(large)).toBe(true);
});

it('refuses a small one that breaks off, and breaks a large one off for its reader', async () => {
  answer = (_request, reply) => {
    reply.writeHead(200, { 'content-length': 10 }).write('Bluff');
    setTimeout(() => reply.destroy(), 20);
  };
  await expect(ask()).rejects.toThrow();
  answer = (_request, reply) => {
    reply.writeHead(200, { 'content-length': large.length }).write(large.subarray(0, 1000));
    setTimeout(() => reply.destroy(), 20);
  };
  const { body } = await ask();
  await expect(buffer(body as Readable)).rejects.toThrow();
});

it('ends the call whose answer is left half read', async () => {
  const closed = new Promise((resolve) => {
    answer = (_request, reply) => reply.once('close', resolve).writeHead(200).write(large);
  });
  const { body } = await ask();
  (body as Readable).destroy();
  await closed;
});

it('refuses where nobody answers', async () => {
  server.closeAllConnections();
  server.close();
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
});
