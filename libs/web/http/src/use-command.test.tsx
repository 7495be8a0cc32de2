import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createApi, createQueryClient, unwrap, useCommand } from './index.js';

interface Paths {
  '/api/things': {
    post: {
      requestBody: { content: { 'application/json': { name: string } } };
      responses: { 201: { content: { 'application/json': { id: number } } } };
    };
  };
}

const api = createApi<Paths>('http://localhost:4200');
const real = globalThis.fetch;
let sent: Request[];
let answer: () => Promise<Response>;
let told: unknown[];

beforeEach(() => {
  sent = [];
  told = [];
  answer = async () => Response.json({ id: sent.length });
  globalThis.fetch = (input) => {
    sent.push(input as Request);
    return answer();
  };
});
afterEach(() => {
  globalThis.fetch = real;
});

function Making({ name, once }: { name: string; once?: boolean }) {
  const make = useCommand({
    once,
    mutationFn: (body: { name: string }) => unwrap(api.POST('/api/things', { body })),
  });
  return (
    <button
      disabled={make.isPending}
      onClick={() =>
        void make.mutateAsync({ name }).then(
          (made) => told.push(made),
          () => undefined,
        )
      }
    >
      {make.isPending ? 'Making' : 'Make'}
    </button>
  );
}

function Three() {
  const { mutate } = useCommand({
    mutationFn: (body: { name: string }) => unwrap(api.POST('/api/things', { body })),
  });
  return <button onClick={() => ['a', 'b', 'a'].forEach((name) => mutate({ name }))}>Make</button>;
}

function shown(once = false) {
  const client = createQueryClient();
  const page = (name: string) => (
    <QueryClientProvider client={client}>
      <Making name={name} once={once} />
    </QueryClientProvider>
  );
  const { rerender } = render(page('a'));
  return (name: string) => rerender(page(name));
}

const button = () => screen.getByRole<HTMLButtonElement>('button');
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
const press = (times: number) =>
  act(async () => {
    for (let time = 0; time < times; time += 1) button().click();
  });
const keys = () => sent.map((request) => request.headers.get('Idempotency-Key'));

describe('a command', () => {
  it('that is pressed twice before the button is drawn anew is sent once, and told once', async () => {
    shown();
    await press(2);
    await settled();
    expect([sent.length, told]).toEqual([1, [{ id: 1 }]]);
    await press(1);
    await settled();
    expect(new Set(keys()).size).toBe(2);
  });

  it('of something else goes out beside it', async () => {
    render(
      <QueryClientProvider client={createQueryClient()}>
        <Three />
      </QueryClientProvider>,
    );
    await press(1);
    expect(await Promise.all(sent.map((request) => request.json()))).toEqual([{ name: 'a' }, { name: 'b' }]);
  });
});

describe('what is made once', () => {
  it('keeps its button locked when it is made', async () => {
    shown(true);
    await press(1);
    await settled();
    expect([button().disabled, button().textContent]).toEqual([true, 'Making']);
  });

  it('has one key until a final answer, also with other values', async () => {
    const named = shown(true);
    answer = async () => Response.json({ code: 'upstream.timeout' }, { status: 504 });
    await press(1);
    await settled();
    expect(button().disabled).toBe(false);
    named('b');
    await press(1);
    await settled();
    answer = async () => Response.json({ code: 'validation.failed' }, { status: 422 });
    await press(1);
    await settled();
    await press(1);
    await settled();
    expect(keys().map((key) => key === keys()[0])).toEqual([true, true, true, false]);
  });
});
