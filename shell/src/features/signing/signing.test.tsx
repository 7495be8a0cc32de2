import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fill, sentenceOf, shared, signing } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { security, signingPage as words } from '@groundwork/domain-messages-shell';
import type { SigningDemand } from '@groundwork/web-http';
import { signS1 } from '../../data/s1.js';
import { aServer, noConnection, refusal, visit } from '../../testing/public-page.js';
import { SigningHost } from './index.js';

const server = aServer();
const address = 'a***@masonhomes.example';
const byLetter: SigningDemand = { challenge: 'c1', by: 'letter', address, sent: false };
const body = { token: 't', contentHash: 'h', signature: 'ADA MOSS', drawing: 'd' } as unknown as Parameters<
  typeof signS1
>[0];
let demand: SigningDemand;
let isProved: boolean;
const atCode = (message: string) =>
  refusal(422, 'validation.failed', { errors: [{ field: 'code', message, code: 'invalid' }] });

beforeEach(() => {
  [demand, isProved] = [byLetter, false];
  server.answers['POST /s1/sign'] = () =>
    isProved
      ? { state: 'signed' }
      : Response.json({ status: 403, code: 'signature.proof_needed', current: demand }, { status: 403 });
  server.answers['POST /signing/code'] = () => ({ address, pause: 30 });
  server.answers['POST /signing/proof'] = ({ body: { code, recoveryCode } }) => {
    if (code !== '482915' && recoveryCode === undefined) return atCode(fill(signing.codeWrong, { left: 4 }));
    isProved = true;
    return { proof: 'proof-1' };
  };
});
afterEach(() => void jest.useRealTimers());

const question = () => screen.queryByRole('dialog', { name: words.heading });
const code = () => screen.getByLabelText<HTMLInputElement>(security.code);
const press = (name: string) => screen.getByRole('button', { name });
const proofs = () => server.to('/signing/proof').map((sent) => sent.body);
const letters = () => server.to('/signing/code').length;

/** Signs; gives what becomes of it, once the question stands. */
async function questioned() {
  const page = visit(<SigningHost />);
  const outcome = { is: 'open' };
  signS1(body).then(
    () => (outcome.is = 'signed'),
    (error: Error) => (outcome.is = error.message),
  );
  await screen.findByRole('dialog', { name: words.heading });
  return { ...page, outcome };
}
const over = async (outcome: { is: string }, what: string) => {
  await waitFor(() => expect(outcome.is).toBe(what));
  expect(question()).toBeNull();
};

describe('before a signature, where the lender asks for a code', () => {
  it('it is sent on demand, says where to, and lets the signature through by itself, under its key', async () => {
    const { user, outcome } = await questioned();
    expect(screen.getByText(words.purpose)).toBeTruthy();
    expect(screen.getByText(fill(words.toAddress, { address }))).toBeTruthy();
    expect([letters(), document.activeElement]).toEqual([0, press(words.send)]);
    await user.keyboard('{Enter}');
    expect((await screen.findByRole('status')).textContent).toBe(fill(words.sent, { address }));
    expect([document.activeElement, code().autocomplete, code().inputMode]).toEqual([
      code(),
      'one-time-code',
      'numeric',
    ]);
    expect(screen.getByText(words.codeHint)).toBeTruthy();
    await user.keyboard('482915{Enter}');
    await over(outcome, 'signed');
    expect(proofs()).toEqual([{ challenge: 'c1', code: '482915' }]);
    const signed = server.to('/s1/sign');
    expect([signed.length, signed[0]?.key === signed[1]?.key, signed[1]?.body]).toEqual([2, true, signed[0]?.body]);
  });

  it('a wrong one is told at its field with the tries that remain, and the next one counts', async () => {
    const { user, outcome } = await questioned();
    await user.type(code(), '12');
    await user.click(press(words.confirm));
    expect(await screen.findByText(shared.codeSixFigures)).toBeTruthy();
    expect(proofs()).toEqual([]);
    await user.clear(code());
    await user.type(code(), '111111{Enter}');
    expect(await screen.findByText(fill(signing.codeWrong, { left: 4 }))).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(code()));
    expect(code().getAttribute('aria-invalid')).toBe('true');
    await user.clear(code());
    await user.type(code(), '482915{Enter}');
    await over(outcome, 'signed');
  });

  it('another one may be asked for after a pause, which is counted down', async () => {
    const { user } = await questioned();
    jest.useFakeTimers({
      advanceTimers: true,
      doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'setTimeout'],
    });
    await user.click(press(words.send));
    await screen.findByText(fill(words.pause, { seconds: 30 }));
    const again = press(words.sendAgain);
    expect(again.matches(':disabled')).toBe(true);
    act(() => void jest.advanceTimersByTime(29_000));
    await screen.findByText(fill(words.pause, { seconds: 1 }));
    act(() => void jest.advanceTimersByTime(1_000));
    await waitFor(() => expect(again.matches(':disabled')).toBe(false));
    await user.click(again);
    await waitFor(() => expect(letters()).toBe(2));
  });

  it('one that went out before is taken without another letter', async () => {
    demand = { ...byLetter, sent: true };
    const { user, outcome } = await questioned();
    expect(screen.getByRole('status').textContent).toBe(fill(words.sent, { address }));
    await waitFor(() => expect(document.activeElement).toBe(code()));
    await user.keyboard('482915{Enter}');
    await over(outcome, 'signed');
    expect(letters()).toBe(0);
  });

  it.each([
    ['no server answered', noConnection, shared.networkUnreachable],
    [
      'there were too many letters',
      () => refusal(429, 'throttle.too_many', { detail: 'Wait 9 seconds.' }),
      'Wait 9 seconds.',
    ],
  ])('says that %s when it should be sent, and sends it the next time', async (_what, answer, sentence) => {
    const answers = server.answers['POST /signing/code'];
    server.answers['POST /signing/code'] = answer;
    const { user } = await questioned();
    await user.click(press(words.send));
    expect(await screen.findByText(sentence)).toBeTruthy();
    if (answers) server.answers['POST /signing/code'] = answers;
    await user.click(press(words.send));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(fill(words.sent, { address })));
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('says that it took too long', async () => {
    server.answers['POST /signing/proof'] = () => refusal(410, 'signature.challenge_over');
    const { user } = await questioned();
    await user.type(code(), '482915{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(signing.signingOver);
  });

  it('who has a second factor types its code, or a recovery code, and gets no letter', async () => {
    demand = { challenge: 'c2', by: 'authenticator', address, sent: false };
    const { user, outcome } = await questioned();
    expect(screen.queryByRole('button', { name: words.send })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(code()));
    await user.click(press(security.useRecoveryCode));
    await user.type(screen.getByLabelText(security.recoveryCode), 'ABCD-EFGH-JKMN-PQRS{Enter}');
    await over(outcome, 'signed');
    expect(proofs()).toEqual([{ challenge: 'c2', recoveryCode: 'ABCD-EFGH-JKMN-PQRS' }]);
    expect(letters()).toBe(0);
  });

  it('it is not left by Escape while a code is looked at: the signature goes through once', async () => {
    const right = server.answers['POST /signing/proof'];
    let answer = () => {};
    server.answers['POST /signing/proof'] = async (sent) => {
      await new Promise<void>((done) => (answer = done));
      return right?.(sent) as object;
    };
    const { user, outcome } = await questioned();
    await user.type(code(), '482915{Enter}');
    await waitFor(() => expect(press(screens.cancel).matches(':disabled')).toBe(true));
    fireEvent(question() as HTMLElement, new Event('cancel', { cancelable: true }));
    expect([question() === null, outcome.is]).toEqual([false, 'open']);
    answer();
    await over(outcome, 'signed');
    expect(server.to('/s1/sign')).toHaveLength(2);
  });

  it.each(['Cancel', 'Escape'])(
    'left by %s the signature is refused, and asked about anew the next time',
    async (how) => {
      const { outcome } = await questioned();
      if (how === 'Cancel') fireEvent.click(press(screens.cancel));
      else fireEvent(question() as HTMLElement, new Event('cancel', { cancelable: true }));
      await over(outcome, sentenceOf('signature.proof_needed'));
      expect(server.to('/s1/sign')).toHaveLength(1);
    },
  );
});
