import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sentenceOf, shared } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { security } from '@groundwork/domain-messages-shell';
import { endDevice, endOtherDevices } from '../../data/security.js';
import { aServer, noConnection, refusal, visit } from '../../testing/public-page.js';
import { prove, ProofHost } from './index.js';

const server = aServer();
const proof = 'POST /account/proof';
const wrong = (field: string, message: string) =>
  refusal(422, 'validation.failed', { errors: [{ field, message, code: 'invalid' }] });
let isProved: boolean;
let isOn: boolean;

beforeEach(() => {
  [isProved, isOn] = [false, false];
  const sensitive = () => (isProved ? new Response(null, { status: 204 }) : refusal(403, 'proof.needed'));
  server.answers['DELETE /account/devices'] = sensitive;
  server.answers['DELETE /account/devices/d1'] = sensitive;
  server.answers['GET /account/second-factor'] = () => ({ on: isOn });
  server.answers[proof] = ({ body }) => {
    if (isOn && body['code'] === undefined) return wrong('code', shared.codeSixFigures);
    if (body['password'] !== 'a quiet yard') return wrong('password', shared.passwordWrong);
    isProved = true;
    return { success: true };
  };
});

const title = security.secondStepHeading;
const password = () => screen.getByLabelText<HTMLInputElement>(security.passwordLabel);
const question = () => screen.queryByRole('dialog', { name: title });
const confirm = () => screen.getByRole('button', { name: security.confirm });
const proofs = () => server.to('/account/proof').map(({ body }) => body);
const ended = () => server.to('/account/devices').map(({ key }) => key);

/** Does something sensitive; gives what becomes of it, once the question stands. */
async function questioned(doing: () => Promise<unknown> = endOtherDevices) {
  const page = visit(<ProofHost />);
  const outcome = { is: 'open' };
  doing().then(
    () => (outcome.is = 'done'),
    (error: Error) => (outcome.is = error.message),
  );
  await screen.findByRole('dialog', { name: title });
  return { ...page, outcome };
}
const over = async (outcome: { is: string }, what: string) => {
  await waitFor(() => expect(outcome.is).toBe(what));
  expect(question()).toBeNull();
};

describe('something sensitive', () => {
  it('asks for the password, has the focus in it, and goes on by itself under its key', async () => {
    const { user, outcome } = await questioned();
    expect(document.activeElement).toBe(password());
    expect(screen.getByText(security.proofPurpose)).toBeTruthy();
    await user.keyboard('a quiet yard{Enter}');
    await over(outcome, 'done');
    expect(proofs()).toEqual([{ password: 'a quiet yard' }]);
    expect(ended()).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), ended()[0]]);
  });

  it('says at the field that a password is wrong, and takes the next one in its place', async () => {
    const { user, outcome } = await questioned();
    await user.click(confirm());
    expect(await screen.findByText(shared.passwordNeeded)).toBeTruthy();
    expect(proofs()).toEqual([]);
    await user.type(password(), 'a loud yard{Enter}');
    expect(await screen.findByText(shared.passwordWrong)).toBeTruthy();
    await waitFor(() => expect([document.activeElement, password().selectionEnd]).toEqual([password(), 11]));
    expect([outcome.is, ended().length]).toEqual(['open', 1]);
    await user.keyboard('a quiet yard{Enter}');
    await over(outcome, 'done');
  });

  it.each(['is known', 'is told by the answer alone'])(
    'asks for a code too where the second factor %s to be on',
    async (how) => {
      isOn = true;
      if (how !== 'is known') server.answers['GET /account/second-factor'] = noConnection;
      const { user, outcome } = await questioned();
      await user.type(password(), 'a quiet yard');
      if (how !== 'is known') await user.keyboard('{Enter}');
      const code = await screen.findByRole<HTMLInputElement>('textbox', { name: security.code });
      await waitFor(() => expect(code.disabled).toBe(false));
      await user.type(code, '123456{Enter}');
      await over(outcome, 'done');
      expect(proofs().at(-1)).toEqual({ password: 'a quiet yard', code: '123456' });
    },
  );

  const leaves: [string, (dialog: HTMLElement) => boolean][] = [
    ['Cancel', (dialog) => fireEvent.click(within(dialog).getByRole('button', { name: screens.cancel }))],
    ['Escape', (dialog) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
    ['the back button', () => fireEvent.popState(window)],
  ];
  it.each(leaves)('left by %s is refused, and is asked about anew the next time', async (_what, leave) => {
    const { outcome, unmount } = await questioned();
    leave(question() as HTMLElement);
    await over(outcome, sentenceOf('proof.needed'));
    expect([proofs().length, ended().length]).toEqual([0, 1]);
    unmount();
    const again = await questioned();
    expect([again.outcome.is, password().value]).toEqual(['open', '']);
    leave(question() as HTMLElement);
    await over(again.outcome, sentenceOf('proof.needed'));
  });

  it.each([
    ['no server answered', noConnection, shared.networkUnreachable],
    ['the service is away', () => refusal(503, 'upstream.unavailable'), shared.serviceUnavailable],
    [
      'there were too many attempts',
      () => refusal(429, 'throttle.too_many', { detail: 'Too many attempts. Please try again in 2 seconds.' }),
      'Too many attempts. Please try again in 2 seconds.',
    ],
  ])('says that %s, keeps what was typed, and goes on', async (_what, answer, sentence) => {
    const answers = server.answers[proof];
    server.answers[proof] = answer;
    const { user, outcome } = await questioned();
    await user.type(password(), 'a quiet yard{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect([password().value, outcome.is]).toEqual(['a quiet yard', 'open']);
    if (answers) server.answers[proof] = answers;
    await user.click(confirm());
    await over(outcome, 'done');
  });

  it('is proved once by a button that was pressed twice', async () => {
    let answer: (body: object) => void = () => undefined;
    server.answers[proof] = () => new Promise((resolve) => (answer = resolve));
    const { user, outcome } = await questioned();
    await user.type(password(), 'a quiet yard');
    await user.dblClick(confirm());
    await user.type(password(), '{Enter}');
    isProved = true;
    act(() => answer({ success: true }));
    await over(outcome, 'done');
    expect([proofs().length, ended().length]).toEqual([1, 2]);
  });

  it('done twice at once, or by the shell and an area, is one question', async () => {
    let areas: boolean | undefined;
    const { user, outcome } = await questioned(async () => {
      act(() => void prove().then((proved) => (areas = proved)));
      await Promise.all([endOtherDevices(), endDevice('d1')]);
    });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.type(password(), 'a quiet yard{Enter}');
    await over(outcome, 'done');
    expect([areas, proofs().length]).toEqual([true, 1]);
    expect(ended()).toEqual([ended()[0], ended()[0]]);
    expect(new Set(server.to('/account/devices/d1').map(({ key }) => key)).size).toBe(1);
  });

  it('is refused when the portal goes', async () => {
    const { outcome, unmount } = await questioned();
    unmount();
    await over(outcome, sentenceOf('proof.needed'));
  });
});
