import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { ApiDocument } from '../../data/api-reference.js';
import { callsOf } from './calls.js';
import type { ApiCall } from './calls.js';
import { addressOf, curlText, isComplete, scriptText } from './examples.js';
import { exampleOf, fieldsOf, typeText } from './schema.js';

const document_ = JSON.parse(readFileSync(join(process.cwd(), '../bff/admin/openapi.json'), 'utf8')) as ApiDocument;
const { schemas } = document_.components;
const calls = callsOf(document_);

const aCall = (more: Partial<ApiCall> = {}): ApiCall => ({
  id: 'one',
  method: 'PUT',
  path: '/api/admin/things/{id}',
  scope: 'draws:write',
  about: '',
  parameters: [
    { name: 'id', in: 'path', required: true },
    { name: 'q', in: 'query' },
  ],
  body: { type: 'application/json', schema: {} },
  answer: { status: '200', type: 'application/json', schema: {} },
  ...more,
});

describe('examples', () => {
  it('have the address with what was typed, and braces where nothing was', () => {
    const origin = 'https://portal.example';
    expect(addressOf(aCall(), {}, origin)).toBe('https://portal.example/api/admin/things/{id}');
    expect(addressOf(aCall(), { id: 'a/b', q: 'x y' }, origin)).toBe(
      'https://portal.example/api/admin/things/a%2Fb?q=x+y',
    );
    expect([isComplete(aCall(), { q: 'x' }), isComplete(aCall(), { id: 'x' })]).toEqual([false, true]);
  });

  it('quote a body for a shell, so that nothing of it is run', () => {
    expect(curlText(aCall(), 'https://portal.example/', `{"text":"it's $HOME"}`)).toBe(
      [
        "curl -X PUT 'https://portal.example/'",
        '-H "Authorization: Bearer $TOKEN"',
        '-H "Idempotency-Key: $(uuidgen)"',
        "-H 'Content-Type: application/json'",
        `-d '{"text":"it'\\''s $HOME"}'`,
      ].join(' \\\n  '),
    );
  });

  it.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'are programs that run: %s',
    (_name, call) => {
      const body = call.body ? JSON.stringify(exampleOf(call.body.schema, schemas), null, 2) : '';
      const script = scriptText(call, addressOf(call, {}, 'https://portal.example'), body).replace(/^import .*$/m, '');
      expect(() => new Function(`return async () => { ${script} }`)).not.toThrow();
      expect(curlText(call, 'https://portal.example', body)).toMatch(/^curl /);
    },
  );
});

describe('schemas', () => {
  const all = {
    Node: {
      type: 'object',
      properties: { next: { $ref: '#/components/schemas/Node' }, at: { type: 'string', format: 'date' } },
    },
    Kind: { type: 'string', enum: ['a', 'b'] },
    Both: {
      allOf: [
        { properties: { one: { type: 'integer' } }, required: ['one'] },
        { properties: { two: { type: 'boolean' } } },
      ],
    },
  } as const;

  it('are told in words', () => {
    expect(typeText({ type: 'string', format: 'uuid', nullable: true }, all)).toBe('string (uuid) or null');
    expect(typeText({ type: 'array', items: { $ref: '#/components/schemas/Kind' } }, all)).toBe('list of "a" | "b"');
    expect(typeText({ allOf: [{ $ref: '#/components/schemas/Kind' }], nullable: true, type: 'object' }, all)).toBe(
      '"a" | "b" or null',
    );
    expect(typeText({ oneOf: [{ type: 'string' }, { type: 'number' }] }, all)).toBe('string | number');
    expect(typeText({}, all)).toBe('any');
  });

  it('have their fields, those of inner ones by their way, and end where they hold themselves', () => {
    const fields = fieldsOf({ type: 'array', items: { $ref: '#/components/schemas/Node' } }, all);
    expect(fields.map(({ name }) => name)).toContain('[].next.next.at');
    expect(fields.length).toBeLessThan(20);
    expect(fieldsOf({ $ref: '#/components/schemas/Both' }, all)).toEqual([
      { name: 'one', type: 'integer', needed: true, about: '' },
      { name: 'two', type: 'boolean', needed: false, about: '' },
    ]);
  });

  it('have an example of themselves', () => {
    expect(exampleOf({ $ref: '#/components/schemas/Both' }, all)).toEqual({ one: 1, two: true });
    expect(exampleOf({ type: 'array', items: { $ref: '#/components/schemas/Kind' } }, all)).toEqual(['a']);
    expect(exampleOf({ oneOf: [{ type: 'string' }, { type: 'number' }] }, all)).toBe('text');
    expect(exampleOf({ type: 'object' }, all)).toEqual({});
    expect(JSON.stringify(exampleOf({ $ref: '#/components/schemas/Node' }, all)).length).toBeLessThan(300);
  });
});
