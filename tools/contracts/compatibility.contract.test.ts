import { describe, expect, it } from '@jest/globals';
import { breakingChanges, forbiddenChanges } from './compatibility.mjs';

type Json = Record<string, unknown>;

const loan = {
  type: 'object',
  required: ['id', 'amount', 'status'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    amount: { type: 'integer' },
    status: { type: 'string', enum: ['open', 'closed'] },
    note: { type: 'string', nullable: true },
    rate: { type: 'number' },
    parent: { $ref: '#/components/schemas/Loan' },
    lines: { type: 'array', items: { type: 'object', properties: { cents: { type: 'integer' } } } },
  },
};
const newLoan = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', maxLength: 50 },
    kind: { type: 'string', enum: ['sell', 'rent'] },
    cents: { type: 'integer' },
    until: { type: 'string', nullable: true },
  },
};

interface Parts {
  readonly answer?: Json;
  readonly request?: Json;
  readonly operation?: Json;
  readonly parameters?: Json[];
  readonly version?: string;
}

const search = { in: 'query', name: 'search', required: false, schema: { type: 'string' } };

/** A small document, with parts of it replaced. */
const api = ({
  answer = loan,
  request = newLoan,
  operation = {},
  parameters = [search],
  version = '1.0.0',
}: Parts = {}): Json => ({
  info: { version },
  components: { schemas: { Loan: answer, NewLoan: request } },
  paths: {
    '/loans': {
      get: {
        operationId: 'listLoans',
        parameters,
        responses: {
          200: {
            content: {
              'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Loan' } } },
            },
          },
        },
      },
      post: {
        operationId: 'createLoan',
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NewLoan' } } },
        },
        responses: {
          201: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Loan' } } } },
          409: { description: '' },
        },
        ...operation,
      },
    },
  },
});

const changed = (schema: { properties: Json }, properties: Json, more: Json = {}): Json => ({
  ...schema,
  ...more,
  properties: { ...schema.properties, ...properties },
});
const without = (schema: { properties: Json }, name: string): Json => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(schema.properties).filter(([key]) => key !== name)),
});
const found = (after: Parts): string[] => breakingChanges(api(), api(after));

describe('what callers read', () => {
  it.each<[string, Json, string]>([
    ['a property is removed', without(loan, 'note'), 'POST /loans: 201.note: removed'],
    [
      'a type changes',
      changed(loan, { amount: { type: 'string' } }),
      'POST /loans: 201.amount: the type changed from integer to string',
    ],
    [
      'whole numbers become fractions',
      changed(loan, { amount: { type: 'number' } }),
      'POST /loans: 201.amount: the type changed from integer to number',
    ],
    [
      'a format changes',
      changed(loan, { id: { type: 'string', format: 'date' } }),
      'POST /loans: 201.id: the format changed from uuid to date',
    ],
    [
      'what was always there may be missing',
      { ...loan, required: ['id', 'status'] },
      'POST /loans: 201.amount: may now be missing',
    ],
    [
      'what was a value may be null',
      changed(loan, { amount: { type: 'integer', nullable: true } }),
      'POST /loans: 201.amount: may now be null',
    ],
    [
      'a row of a list changes',
      changed(loan, { lines: { type: 'array', items: { type: 'object', properties: { cents: { type: 'string' } } } } }),
      'POST /loans: 201.lines[].cents: the type changed from integer to string',
    ],
    [
      'a value becomes one of several shapes',
      changed(loan, { amount: { oneOf: [{ type: 'integer' }, { type: 'string' }] } }),
      'POST /loans: 201.amount: the alternatives changed',
    ],
  ])('breaks where %s', (_case, answer, sentence) => {
    expect(found({ answer })).toContain(sentence);
  });

  it.each<[string, Json]>([
    ['nothing changes', loan],
    [
      'a property is added',
      changed(loan, { version: { type: 'integer' } }, { required: [...loan.required, 'version'] }),
    ],
    [
      'an enumeration has one more value',
      changed(loan, { status: { type: 'string', enum: ['open', 'closed', 'paid'] } }),
    ],
    ['fractions become whole numbers', changed(loan, { rate: { type: 'integer' } })],
    ['null is no longer given', changed(loan, { note: { type: 'string' } })],
    [
      'the same shape is written with allOf',
      {
        allOf: [
          { ...loan, required: ['id'] },
          { type: 'object', required: ['amount', 'status'] },
        ],
      },
    ],
  ])('goes on where %s', (_case, answer) => {
    expect(found({ answer })).toEqual([]);
  });
});

describe('what callers send', () => {
  it.each<[string, Json, string]>([
    [
      'a new property is required',
      changed(newLoan, { term: { type: 'integer' } }, { required: ['name', 'term'] }),
      'POST /loans: body.term: new and required',
    ],
    [
      'a property becomes required',
      { ...newLoan, required: ['name', 'kind'] },
      'POST /loans: body.kind: is now required',
    ],
    ['a property is removed', without(newLoan, 'cents'), 'POST /loans: body.cents: removed'],
    [
      'an enumeration loses a value',
      changed(newLoan, { kind: { type: 'string', enum: ['sell'] } }),
      'POST /loans: body.kind: no longer takes rent',
    ],
    [
      'a text becomes an enumeration',
      changed(newLoan, { name: { type: 'string', maxLength: 50, enum: ['a'] } }),
      'POST /loans: body.name: no longer takes other values',
    ],
    [
      'a text may be less long',
      changed(newLoan, { name: { type: 'string', maxLength: 20 } }),
      'POST /loans: body.name: maxLength is now 20',
    ],
    [
      'null is no longer taken',
      changed(newLoan, { until: { type: 'string' } }),
      'POST /loans: body.until: may no longer be null',
    ],
  ])('breaks where %s', (_case, request, sentence) => {
    expect(found({ request })).toEqual([sentence]);
  });

  it.each<[string, Json]>([
    ['an optional property is added', changed(newLoan, { term: { type: 'integer' } })],
    [
      'an enumeration has one more value',
      changed(newLoan, { kind: { type: 'string', enum: ['sell', 'rent', 'hold'] } }),
    ],
    ['a required property becomes optional', { ...newLoan, required: [] }],
    ['fractions are taken too', changed(newLoan, { cents: { type: 'number' } })],
    ['a text may be longer', changed(newLoan, { name: { type: 'string', maxLength: 80 } })],
    [
      'another shape is taken as well',
      changed(newLoan, { cents: { oneOf: [{ type: 'integer' }, { type: 'string' }] } }),
    ],
  ])('goes on where %s', (_case, request) => {
    expect(found({ request })).toEqual([]);
  });

  it('breaks where a parameter is removed, required or new and required', () => {
    expect(found({ parameters: [] })).toEqual(['GET /loans: query parameter search removed']);
    expect(found({ parameters: [{ ...search, required: true }] })).toEqual([
      'GET /loans: query parameter search is now required',
    ]);
    expect(found({ parameters: [search, { ...search, name: 'page', required: true }] })).toEqual([
      'GET /loans: query parameter page is new and required',
    ]);
    expect(found({ parameters: [search, { ...search, name: 'page' }] })).toEqual([]);
  });

  it('breaks where a header is removed, but for the one that every client sends anyway', () => {
    const header = (name: string): Json => ({ in: 'header', name, required: false, schema: { type: 'string' } });
    const without = (name: string): string[] => breakingChanges(api({ parameters: [search, header(name)] }), api());
    expect(without('idempotency-key')).toEqual(['GET /loans: header parameter idempotency-key removed']);
    expect(without('user-agent')).toEqual([]);
  });
});

describe('operations and versions', () => {
  it('breaks where an operation, a status, a body or a content type is gone, or the operation has another name', () => {
    const gone = api() as { paths: Record<string, Json> };
    delete gone.paths['/loans']?.['post'];
    expect(breakingChanges(api(), gone)).toEqual(['POST /loans: removed']);
    expect(breakingChanges(gone, api())).toEqual([]);
    const same = { $ref: '#/components/schemas/Loan' };
    expect(found({ operation: { responses: { 201: { content: { 'application/json': { schema: same } } } } } })).toEqual(
      ['POST /loans: status 409 removed'],
    );
    expect(found({ operation: { requestBody: undefined } })).toEqual(['POST /loans: body removed']);
    expect(found({ operation: { requestBody: { content: { 'text/plain': { schema: same } } } } })).toEqual([
      'POST /loans: body: application/json is gone',
    ]);
    expect(found({ operation: { operationId: 'makeLoan' } })).toEqual([
      'POST /loans: called makeLoan instead of createLoan',
    ]);
  });

  it('allows what breaks callers under a new major version alone', () => {
    const answer = without(loan, 'note');
    expect(forbiddenChanges(api(), api({ answer, version: '1.4.0' }))).not.toEqual([]);
    expect(forbiddenChanges(api(), api({ answer, version: '2.0.0' }))).toEqual([]);
    expect(forbiddenChanges(api({ version: '2.0.0' }), api({ answer, version: '1.0.0' }))).not.toEqual([]);
  });
});
