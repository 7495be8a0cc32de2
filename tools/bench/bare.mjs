/**
 * What two hops cost by themselves: Nest on Fastify answers nothing but what it was told to (`back`), another one passes calls on by undici
 * (`front`), both without a check, a log or a line of ours.
 */
import 'reflect-metadata';
import { All, Controller, Module, Req, Res } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { Pool } from 'undici';

const { BENCH_BARE_PORT: port, BENCH_BARE_BACK: back } = process.env;
let answer = Buffer.from('{}');
const pool = back && new Pool(back, { connections: 64 });

async function passOn({ method, url, headers, body }, reply) {
  const length = body ? { 'content-type': 'application/json', 'content-length': String(body.length) } : {};
  const answered = await pool.request({ method, path: url, headers: { accept: headers.accept, ...length }, body });
  reply.header('content-type', answered.headers['content-type']);
  return reply.send(Buffer.from(await answered.body.arrayBuffer()));
}
const answerAsTold = (_request, reply) => reply.header('content-type', 'application/json').send(answer);

/** Without decorators, which plain Node does not read. */
class BareController {
  call(request, reply) {
    return back ? passOn(request, reply) : answerAsTold(request, reply);
  }
}
const call = Object.getOwnPropertyDescriptor(BareController.prototype, 'call');
All('*')(BareController.prototype, 'call', call);
Req()(BareController.prototype, 'call', 0);
Res()(BareController.prototype, 'call', 1);
Controller()(BareController);
class BareModule {}
Module({ controllers: [BareController] })(BareModule);

const adapter = new FastifyAdapter();
const fastify = adapter.getInstance();
fastify.removeAllContentTypeParsers();
fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
fastify.get('/ready', (_request, reply) => reply.send('{}'));
const app = await NestFactory.create(BareModule, adapter, { logger: false, bodyParser: false });
await app.listen(Number(port), '127.0.0.1');
process.on('message', ({ ask, id, text }) => {
  if (ask !== 'answer') return;
  answer = Buffer.from(text);
  process.send({ id });
});
process.once('SIGTERM', () => process.exit(0));
