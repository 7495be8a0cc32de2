import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { commandWasSent, onReading } from './answers-ahead.js';
import { createApi, unwrap } from './create-api.js';

interface Paths {
  '/api/x': {
    get: {
      parameters: { query?: { n: number } };
      responses: { 200: { content: { 'application/json': { from: string } } } };
    };
    post: { responses: { 200: { content: { 'application/json': { from: string } } } } };
  };
}

const real = globalThis.fetch;
const api = createApi<Paths>('http://localhost:4200');
const read = () => unwrap(api.GET('/api/x', { params: { query: { n: 1 } } }));
let wanted: string[] = [];
let end = () => {};
const ahead = (answer: () => Promise<Response> | undefined) => {
  end = onReading((path) => {
    wanted.push(path);
    return answer();
  });
};

beforeEach(() => {
  wanted = [];
  globalThis.fetch = async () => Response.json({ from: 'the server' });
});
afterEach(() => {
  end();
  globalThis.fetch = real;
});

it('a reading takes the answer that came ahead of it, by its path and query', async () => {
  ahead(async () => Response.json({ from: 'ahead' }));
  expect(await read()).toEqual({ from: 'ahead' });
  expect(wanted).toEqual(['/api/x?n=1']);
});

it.each([
  ['there is none', () => undefined],
  ['it was refused', async () => new Response('', { status: 403 })],
  ['it did not come', () => Promise.reject(new TypeError('Failed to fetch'))],
])('it is sent where %s', async (_why, answer) => {
  ahead(answer);
  expect(await read()).toEqual({ from: 'the server' });
});

it('it is sent once the area has left', async () => {
  ahead(async () => Response.json({ from: 'ahead' }));
  end();
  expect(await read()).toEqual({ from: 'the server' });
});

it('what changes something is always sent, and after it every reading is: what was read before it may be true no more', async () => {
  ahead(async () => Response.json({ from: 'ahead' }));
  expect(commandWasSent()).toBe(false);
  expect(await unwrap(api.POST('/api/x'))).toEqual({ from: 'the server' });
  expect(commandWasSent()).toBe(true);
  expect(await read()).toEqual({ from: 'the server' });
});
