import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { Controller, Get, Module, Param } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createHttpApp } from './index.js';

@Controller()
class Letters {
  @Get('letters/:id')
  get(@Param('id') id: string): { id: string } {
    return { id };
  }
}

@Module({ controllers: [Letters] })
class LettersModule {}

let app: NestFastifyApplication;
let url: string;
beforeAll(async () => {
  app = await createHttpApp(LettersModule, { unit: 'letters', logLevel: 'silent' });
  await app.listen(0, '127.0.0.1');
  url = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}/letters`;
});
afterAll(() => app.close());

it.each([
  ['a parameter longer than any id', 'x'.repeat(201)],
  ['what is no sign', '%zz'],
])('a path with %s is refused as every malformed request, and not said again', async (_what, id) => {
  const response = await fetch(`${url}/${id}`);
  const text = await response.text();
  expect([response.status, response.headers.get('content-type')]).toEqual([
    400,
    'application/problem+json; charset=utf-8',
  ]);
  expect(JSON.parse(text)).toMatchObject({ code: 'request.malformed', correlationId: expect.any(String) as string });
  expect(text).not.toContain(id);
});
