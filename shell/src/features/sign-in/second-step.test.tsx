import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { shared } from '@groundwork/domain-messages';
import { security, signIn } from '@groundwork/domain-messages-shell';
import { aServer, noConnection, refusal, visit } from '../../testing/public-page.js';
import { useSession } from '../session/index.js';
import { SignInForm } from './sign-in.form.js';

const server = aServer();
const session = {
  success: true,
  role: 'borrower',
  user: { id: 'u1', firstName: 'Ada', lastName: 'M' },
  companies: [],
  idle: {},
};
const recoveryCode = 'ABCD-EFGH-JKMN-PQRS';
const wrong = (field: string, message: string) =>
  refusal(422, 'validation.failed', { errors: [{ field, message, code: 'invalid' }] });
const second = 'POST /account/login/second';

beforeEach(() => {
  useSession.setState({ phase: 'signed-out', session: undefined });
  server.answers['POST /account/login'] = () =>
    Response.json({ success: false, secondFactor: { challenge: 'c1' } }, { status: 202 });
  server.answers['GET /mailbox'] = () => refusal(404, 'resource.not_found');
});

/** Past the password. */
async function secondStep(heading: string = security.secondStepHeading) {
  const { user } = visit(<SignInForm fetchPortal={async () => undefined} />);
  await user.type(screen.getByLabelText('Email'), 'ada@masonhomes.example');
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
  await screen.findByRole('heading', { name: heading });
  return user;
}

const field = (label: string = security.code) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const said = (input: HTMLInputElement) =>
  (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
const focused = (label?: string) => waitFor(() => expect(document.activeElement).toBe(field(label)));
const sent = () => server.to('/account/login/second').map(({ body }) => body);

describe('the second step of a sign-in', () => {
  it('begins in the field of the code, with its hint, and opens the portal by a code', async () => {
    server.answers[second] = () => session;
    const user = await secondStep();
    await focused();
    expect(said(field())).toEqual([security.secondStepHint]);
    expect([field().inputMode, field().autocomplete]).toEqual(['numeric', 'one-time-code']);
    await user.type(field(), '123 456{Enter}');
    await waitFor(() => expect(useSession.getState().phase).toBe('signed-in'));
    expect(sent()).toEqual([{ challenge: 'c1', code: '123 456' }]);
  });

  it('sends nothing that cannot be a code, and says so at the field, which has the focus', async () => {
    const user = await secondStep();
    await user.type(field(), '12');
    await user.click(screen.getByRole('button', { name: security.confirm }));
    expect(await screen.findByText(shared.codeSixFigures)).toBeTruthy();
    await focused();
    expect([field().getAttribute('aria-invalid'), said(field())]).toEqual([
      'true',
      [security.secondStepHint, shared.codeSixFigures],
    ]);
    expect(sent()).toEqual([]);
  });

  it('says at the field that a code is wrong or was used, and takes the next one in its place', async () => {
    server.answers[second] = ({ body }) => (body['code'] === '222222' ? session : wrong('code', shared.codeWrong));
    const user = await secondStep();
    for (const press of [
      () => user.keyboard('{Enter}'),
      () => user.click(screen.getByRole('button', { name: security.confirm })),
    ]) {
      await user.clear(field());
      await user.type(field(), '111111');
      await press();
      expect(await screen.findByText(shared.codeWrong)).toBeTruthy();
      // Disabled while it was on its way, the field would have lost the focus, and nobody would hear what stands below it.
      await focused();
      expect(said(field())).toContain(shared.codeWrong);
    }
    // What was refused is marked, so that the next code takes its place.
    await waitFor(() => expect([field().selectionStart, field().selectionEnd]).toEqual([0, 6]));
    await user.keyboard('222222{Enter}');
    await waitFor(() => expect(useSession.getState().phase).toBe('signed-in'));
    expect(sent().map((body) => body['code'])).toEqual(['111111', '111111', '222222']);
  });

  it('takes a recovery code instead, and only the one that is shown', async () => {
    server.answers[second] = ({ body }) =>
      body['recoveryCode'] === recoveryCode ? session : wrong('recoveryCode', shared.recoveryCodeWrong);
    const user = await secondStep();
    await user.type(field(), '123456');
    await user.click(screen.getByRole('button', { name: security.useRecoveryCode }));
    await focused(security.recoveryCode);
    expect(said(field(security.recoveryCode))).toEqual([security.recoveryHint]);
    await user.type(field(security.recoveryCode), 'abcd{Enter}');
    expect(await screen.findByText(shared.recoveryCodeForm)).toBeTruthy();
    expect(sent()).toEqual([]);
    await user.clear(field(security.recoveryCode));
    await user.type(field(security.recoveryCode), 'ZZZZ-ZZZZ-ZZZZ-ZZZZ{Enter}');
    expect(await screen.findByText(shared.recoveryCodeWrong)).toBeTruthy();
    await focused(security.recoveryCode);
    await user.keyboard(`${recoveryCode}{Enter}`);
    await waitFor(() => expect(useSession.getState().phase).toBe('signed-in'));
    expect(sent().at(-1)).toEqual({ challenge: 'c1', recoveryCode });
  });

  it('goes back to the code with nothing of the recovery code', async () => {
    server.answers[second] = () => wrong('code', shared.codeWrong);
    const user = await secondStep();
    await user.click(screen.getByRole('button', { name: security.useRecoveryCode }));
    await user.type(field(security.recoveryCode), recoveryCode);
    await user.click(screen.getByRole('button', { name: security.useCode }));
    await focused();
    await user.type(field(), '123456{Enter}');
    await screen.findByText(shared.codeWrong);
    expect(sent()).toEqual([{ challenge: 'c1', code: '123456' }]);
  });

  it.each([
    [
      'how long to wait after many failures',
      () => refusal(429, 'throttle.too_many', { detail: 'Too many attempts. Please try again in 47 seconds.' }),
      'Too many attempts. Please try again in 47 seconds.',
    ],
    ['that no server answered', noConnection, shared.networkUnreachable],
    ['that the service is away', () => refusal(503, 'upstream.unavailable'), shared.serviceUnavailable],
  ])('announces %s, keeps what was typed, and goes on', async (_what, answer, sentence) => {
    server.answers[second] = answer;
    const user = await secondStep();
    await user.type(field(), '123456{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    await focused();
    expect(field().value).toBe('123456');
    server.answers[second] = () => session;
    await user.click(screen.getByRole('button', { name: security.confirm }));
    await waitFor(() => expect(useSession.getState().phase).toBe('signed-in'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that is over begins again with email and password, which stay, and says why', async () => {
    server.answers[second] = () => refusal(410, 'challenge.over', { detail: shared.challengeOver });
    const user = await secondStep();
    await user.type(field(), '123456{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(shared.challengeOver);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@masonhomes.example');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
  });

  it('is left by the way back to the email, without a complaint', async () => {
    const user = await secondStep();
    await user.click(screen.getByRole('button', { name: security.backToSignIn }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent()).toEqual([]);
  });
});

describe('a second factor that is set up at the sign-in', () => {
  it('is announced, confirmed by its first code, and lets in once the recovery codes are kept', async () => {
    server.answers['POST /account/login'] = () =>
      Response.json(
        {
          success: false,
          secondFactor: {
            challenge: 'c2',
            enrol: { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Groundwork:ada?secret=JBSWY3DPEHPK3PXP' },
          },
        },
        { status: 202 },
      );
    server.answers[second] = ({ body }) =>
      body['code'] === '654321' ? { ...session, recoveryCodes: [recoveryCode] } : wrong('code', shared.codeWrong);
    const user = await secondStep(security.turnOnFactor);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: security.turnOnFactor })),
    );
    for (const sentence of [security.enrolAtSignIn, security.scan, security.typeInstead])
      expect(screen.getByText(sentence)).toBeTruthy();
    expect(said(field())).toEqual([security.thenConfirm]);
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    expect(screen.queryByRole('button', { name: security.useRecoveryCode })).toBeNull();
    await user.type(field(), '000000{Enter}');
    await screen.findByText(shared.codeWrong);
    await focused();
    await user.keyboard('654321{Enter}');
    const heading = await screen.findByRole('heading', { name: security.keepCodes });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByRole('list', { name: security.recoveryCodes }).textContent).toBe(recoveryCode);
    expect(screen.getByText(security.keepCodesHint)).toBeTruthy();
    expect(useSession.getState().phase).toBe('signed-out');
    await user.click(screen.getByRole('button', { name: security.codesKept }));
    await waitFor(() => expect(useSession.getState().phase).toBe('signed-in'));
  });
});

describe('a sign-in that failed', () => {
  it('has the focus in the password, marked, so that the next one is typed at once', async () => {
    server.answers['POST /account/login'] = () =>
      refusal(401, 'credentials.invalid', { detail: signIn.couldNotContactServer });
    const { user } = visit(<SignInForm fetchPortal={async () => undefined} />);
    await user.type(screen.getByLabelText('Email'), 'ada@masonhomes.example');
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    await screen.findByRole('alert');
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    await waitFor(() => expect(document.activeElement).toBe(password));
    expect([password.selectionStart, password.selectionEnd]).toEqual([0, 6]);
  });
});
