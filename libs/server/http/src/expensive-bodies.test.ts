import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Body, Controller, Module, Post } from '@nestjs/common';
import { ArrayMaxSize, IsArray, IsEmail, IsOptional, IsString } from 'class-validator';
import { createHttpApp, jsonLimits } from './index.js';

class LetterDto {
  @IsEmail() email!: string;
  @IsOptional() @IsArray() @ArrayMaxSize(3) @IsString({ each: true }) copies?: string[];
}

@Controller()
class Letters {
  @Post('letters')
  post(@Body() letter: LetterDto): LetterDto {
    return letter;
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

/** The answer, and the processor's time that it took in milliseconds. */
async function post(body: string): Promise<{ status: number; answer: unknown; ms: number }> {
  const before = process.cpuUsage();
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const answer: unknown = await response.json();
  const { user, system } = process.cpuUsage(before);
  return { status: response.status, answer, ms: (user + system) / 1000 };
}

const email = 'ann@example.com';
const wide = (fields: number) => Object.fromEntries(Array.from({ length: fields }, (_, index) => [`k${index}`, 1]));
const many = (entries: number, entry: unknown) => Array.from({ length: entries }, () => entry);
const malformed = { status: 400, answer: { code: 'request.malformed' } };

describe('a body', () => {
  it('is taken with what its class knows, within its limits', async () => {
    const copies = ['a', 'b"]}', '\\'];
    expect(await post(JSON.stringify({ email, copies, other: { deep: [1] } }))).toMatchObject({
      status: 201,
      answer: { email, copies },
    });
  });

  it.each([
    ['lists in lists, which took a minute', '['.repeat(60_000) + ']'.repeat(60_000)],
    ['lists that nobody closes, answered 500', '['.repeat(60_000)],
    ['a prototype', `{"email":"${email}","__proto__":{"isAdmin":true}}`],
    ['a prototype by its constructor', `{"email":"${email}","constructor":{"prototype":{"isAdmin":true}}}`],
    ['objects in objects', '{"email":'.repeat(30_000) + '1' + '}'.repeat(30_000)],
    ['one more than the depth', `{"email":${'['.repeat(jsonLimits.depth)}${']'.repeat(jsonLimits.depth)}}`],
    ['60,000 fields, which took 7 s', JSON.stringify(wide(60_000))],
    ['as many fields in a field', JSON.stringify({ email: wide(60_000) })],
    ['one field too many', JSON.stringify(wide(jsonLimits.fields + 1))],
    ['more values than any form has', JSON.stringify(many(jsonLimits.values + 1, 1))],
    ['a list', '[]'],
    ['a text', '"email"'],
    ['no JSON', '{"email":'],
    ['nothing', ''],
  ])('of %s is refused', async (_what, body) => {
    expect(await post(body)).toMatchObject(malformed);
  });

  it('of the depth, and of as many fields and values as may be, is read', async () => {
    const deep = `{"email":"${email}","other":${'['.repeat(jsonLimits.depth - 1)}${']'.repeat(jsonLimits.depth - 1)}}`;
    expect((await post(deep)).status).toBe(201);
    expect((await post(JSON.stringify({ ...wide(jsonLimits.fields - 1), email }))).status).toBe(201);
    const commas = JSON.stringify({ email, other: many(jsonLimits.values - 2, 1) });
    expect((await post(commas)).status).toBe(201);
  });

  it('whose lists are too long, or whose fields hold what they cannot, is refused by field', async () => {
    const refused = await post(JSON.stringify({ email: wide(4_000), copies: many(20_000, { a: [1] }) }));
    expect(refused).toMatchObject({ status: 422, answer: { code: 'validation.failed' } });
    expect((refused.answer as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual([
      'email',
      'copies',
    ]);
  });

  it('beyond the bytes that a route takes is refused to who still sends it', async () => {
    const answers = await Promise.all(many(5, 'x'.repeat(3_000_000)).map((text) => post(JSON.stringify({ text }))));
    expect(answers.map(({ status }) => status)).toEqual([413, 413, 413, 413, 413]);
  });

  it('that is refused costs no more than one of the same size that is read', async () => {
    const text = 'x'.repeat(1_000_000);
    const usual: number[] = [];
    const refused: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      usual.push((await post(JSON.stringify({ email, text }))).ms);
      refused.push((await post('['.repeat(500_000) + ']'.repeat(500_000))).ms);
    }
    expect(Math.min(...refused)).toBeLessThan(2 * Math.min(...usual) + 10);
  });
});
