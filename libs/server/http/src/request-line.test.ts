import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { requestLine } from './request-line.js';

/** What is kept of a request that `known` says who made. */
async function lineOf(url: string, known: object): Promise<object> {
  const server: FastifyInstance = Fastify();
  let line: object = {};
  server.addHook('onRequest', (request, _reply, done) => {
    Object.assign(request, known);
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    line = requestLine(request, reply, undefined);
    done();
  });
  server.get('/people/:id', (_request, reply) => reply.status(403).send({ code: 'access.denied' }));
  await fetch(`${await server.listen({ port: 0, host: '127.0.0.1' })}${url}`);
  await server.close();
  return line;
}

it('a refusal is in the log with who asked, by whom, and what for, at a service and at a back end', async () => {
  const refusal = { method: 'GET', path: '/people/:id', status: 403 };
  expect(await lineOf('/people/42', { actor: { userId: 'ann', caller: 'bff-admin' } })).toMatchObject({
    ...refusal,
    userId: 'ann',
    caller: 'bff-admin',
  });
  const line = await lineOf('/people/42', { user: { sub: 'ann', email: 'ann@example.com' } });
  expect(line).toMatchObject({ ...refusal, userId: 'ann' });
  expect(JSON.stringify(line)).not.toContain('example.com');
});

it('nobody is nobody, and a query or a line break in a path is no part of it', async () => {
  const line = await lineOf('/people/42?token=secret', {});
  expect(line).not.toHaveProperty('userId');
  expect(JSON.stringify(line)).not.toContain('secret');
  const missing = JSON.stringify(await lineOf('/nowhere%0A{"level":60}?token=secret', {}));
  expect(missing).not.toMatch(/secret|\n/);
});
