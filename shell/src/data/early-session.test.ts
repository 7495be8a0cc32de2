import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { askEarly } from './early-session.js';
import { fetchSession } from './session.js';

const real = globalThis.fetch;
const answers: (Response | Error)[] = [];
let requests: string[] = [];
const pathOf = (input: RequestInfo | URL) =>
  new URL(input instanceof Request ? input.url : String(input), location.href);
const somebody = { user: { id: 'u1' }, role: 'borrower' };

beforeEach(() => {
  requests = [];
  globalThis.fetch = async (input) => {
    requests.push(pathOf(input).pathname);
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    throw answer;
  };
});
afterEach(() => {
  globalThis.fetch = real;
});

it('the first question of a page was asked before, the second is asked anew', async () => {
  answers.push(Response.json({ session: somebody }), Response.json({ session: null }));
  askEarly();
  expect(requests).toEqual(['/api/shell/account/who']);
  expect(await fetchSession()).toEqual(somebody);
  expect(requests).toHaveLength(1);
  expect(await fetchSession()).toBeNull();
  expect(requests).toHaveLength(2);
});

it('an early question without an answer fails where its answer is wanted, and may be asked anew', async () => {
  answers.push(new TypeError('Failed to fetch'), Response.json({ session: null }));
  askEarly();
  await expect(fetchSession()).rejects.toMatchObject({ status: 0 });
  expect(await fetchSession()).toBeNull();
});
