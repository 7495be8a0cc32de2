import 'reflect-metadata';
import { Module } from '@nestjs/common';
import type { FastifyBaseLogger } from 'fastify';
import { createHttpApp, listen } from './index.js';

@Module({})
class EmptyModule {}

it('a request has the logger of its server, which writes requests and answers down by their names alone', async () => {
  let [ofServer, ofRequest]: (FastifyBaseLogger | undefined)[] = [];
  const app = await createHttpApp(EmptyModule, {
    unit: 'empty',
    logLevel: 'silent',
    prepare(fastify) {
      ofServer = fastify.log;
      fastify.get('/log', (request, reply) => {
        ofRequest = request.log;
        return reply.send({});
      });
    },
  });
  const { status } = await fetch(`${await listen(app, 0, '127.0.0.1')}/log`);
  await app.close();
  expect([status, ofRequest === ofServer]).toEqual([200, true]);
  const { serializers } = pinoOf(ofRequest);
  expect(Object.keys(serializers)).toEqual(expect.arrayContaining(['req', 'res', 'err']));
});

/** What pino keeps of a logger under symbols. */
function pinoOf(logger: FastifyBaseLogger | undefined): { readonly serializers: object } {
  const own = logger as unknown as Readonly<Record<symbol, object>>;
  for (let at: object | null = own; at; at = Object.getPrototypeOf(at) as object | null)
    for (const symbol of Object.getOwnPropertySymbols(at))
      if (symbol.description === 'pino.serializers') return { serializers: own[symbol] ?? {} };
  return { serializers: {} };
}
