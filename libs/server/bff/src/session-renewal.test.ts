import { jest } from '@jest/globals';
import type { InternalTokens, ServiceClient } from '@groundwork/server-auth';
import { SessionRenewal } from './session-renewal.js';

/** A renewal at an identity whose access tokens live so long, seconds; its answers carry their number. */
function renewalOf(accessSeconds: number) {
  let answers = 0;
  const tokenOf = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
  const ask = jest.fn(() => {
    answers += 1;
    const exp = Math.floor(Date.now() / 1000) + accessSeconds;
    return Promise.resolve({ token: tokenOf({ exp, answer: answers }), refreshToken: `second ${answers}` });
  });
  const identity = { ask } as Pick<ServiceClient, 'ask'> as ServiceClient;
  const tokens = { nobody: () => 'nobody' } as Pick<InternalTokens, 'nobody'> as InternalTokens;
  const renewal = new SessionRenewal(identity, tokens);
  const call = () => renewal.renew({ token: tokenOf({ exp: 0 }), refreshToken: 'first' }, false, undefined);
  return { ask, call };
}

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-03-02T15:00:00.000Z') }));

it('calls with one old pair share one renewal for ten seconds', async () => {
  const { ask, call } = renewalOf(300);
  const [one, other] = await Promise.all([call(), call()]);
  expect(other).toBe(one);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(await call()).toBe(one);
  expect(ask).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  await call();
  expect(ask).toHaveBeenCalledTimes(2);
});

it('a call that comes when the new token has ended, too, is not handed it: identity is asked again', async () => {
  const { ask, call } = renewalOf(2);
  const one = await call();
  await jest.advanceTimersByTimeAsync(1_999);
  expect(await call()).toBe(one);
  await jest.advanceTimersByTimeAsync(1);
  expect(await call()).not.toEqual(one);
  expect(ask).toHaveBeenCalledTimes(2);
});
