import { expect, it } from '@jest/globals';

it('calls of one click are one trace, those of the next another, and no other origin is told', async () => {
  const sent: Request[] = [];
  globalThis.fetch = async (input) => {
    sent.push(input as Request);
    return new Response('{}');
  };
  await import('./traced-calls.js');
  const contextOf = async (path: string, init?: RequestInit) => {
    await fetch(new URL(path, location.href), init);
    return sent.at(-1)?.headers.get('traceparent') ?? undefined;
  };

  document.body.click();
  const first = await contextOf('/api/shell/account/session');
  const second = await contextOf('/api/borrower/draws', { method: 'POST', body: '{"amount":1}' });
  expect(first).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(second?.slice(0, 35)).toBe(first?.slice(0, 35));
  expect(second).not.toBe(first);
  expect(await sent.at(-1)?.text()).toBe('{"amount":1}');
  expect(sent.at(-1)?.method).toBe('POST');

  document.body.click();
  expect((await contextOf('/api/shell/account/session'))?.slice(0, 35)).not.toBe(first?.slice(0, 35));
  expect(await contextOf('/remotes.json')).toBeUndefined();
  expect(await contextOf('https://elsewhere.example/api/x')).toBeUndefined();
});
