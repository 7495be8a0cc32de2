import { pathOf } from './operation.js';
import type { AnswerOf, InputArguments, InputOf, Operation } from './operation.js';

interface Contract {
  parameters: { query?: { page?: number }; path: { id: string } };
  requestBody: { content: { 'application/json': { name: string } } };
  responses: {
    200: { content: { 'application/json': { id: string } } };
    204: { content?: never };
    404: { content: { 'application/json': { code: string } } };
  };
}
interface Bare {
  parameters: { query?: never; path?: never };
  requestBody?: never;
  responses: { 204: { content?: never } };
}

const rename: Operation<Contract> = { service: 'identity', id: 'rename', method: 'PUT', path: '/things/{id}/name' };

/** Compiles where both are one type. */
const same = <A, B>(..._proof: [A] extends [B] ? ([B] extends [A] ? [] : [never]) : [never]): void => {};

describe('an operation', () => {
  it('has its path and query filled in, encoded', () => {
    expect(pathOf(rename, { params: { id: '../1' }, query: { page: 2, of: undefined } })).toBe(
      '/things/..%2F1/name?page=2',
    );
    expect(() => pathOf(rename, {})).toThrow(RangeError);
  });

  it('says by its contract what it takes and answers', () => {
    same<AnswerOf<Operation<Contract>>, { id: string } | undefined>();
    same<InputOf<Operation<Contract>>['body'], { name: string }>();
    same<InputOf<Operation<Contract>>['query'], { page?: number } | undefined>();
    same<AnswerOf<Operation<Bare>>, undefined>();
    same<InputArguments<Operation<Bare>>, [input?: InputOf<Operation<Bare>>]>();
    const input: InputOf<Operation<Contract>> = { params: { id: '1' }, body: { name: 'Ana' } };
    // @ts-expect-error A parameter that the operation does not have.
    const wrong: InputOf<Operation<Contract>> = { params: { key: '1' }, body: { name: 'Ana' } };
    // @ts-expect-error A body is needed.
    const missing: InputOf<Operation<Contract>> = { params: { id: '1' } };
    expect([input, wrong, missing].map(({ body }) => body?.name)).toEqual(['Ana', 'Ana', undefined]);
  });
});
