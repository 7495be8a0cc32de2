import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, shared } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { frame, publicPages, signIn } from '@groundwork/domain-messages-shell';
import { createChannel } from '@groundwork/web-mount';
import type { EsignState } from '@groundwork/web-mount';
import { ShellTheme } from '@groundwork/web-ui';
import { DialogHost } from '../features/dialogs/dialog-host.js';
import { closeDialog, openDialog, useDialogs } from '../features/dialogs/dialogs.store.js';
import { useNotices } from '../features/notifications/notices.store.js';
import { leave } from '../features/session/session.store.js';
import { useEsignCheck } from '../features/esign/use-esign-check.js';

const real = globalThis.fetch;
const session = { role: 'borrower', user: { id: 'u1', firstName: 'Old', lastName: 'Name' } } as never;
const terms = { id: 'm2', version: 2, content: '<h2>Consent</h2><p>Second terms</p>' };
const acceptance = (esignMasterId: string) => ({
  id: `a-${esignMasterId}`,
  esignMasterId,
  acceptedDate: '2026-03-02T15:00:00.000Z',
});

type Answer = () => Response | Promise<Response>;
let answers: Record<string, Answer>;
let sent: { call: string; body: unknown }[];
let told: EsignState[];
let went: string[];
const problem = (status: number, code: string, more: object = {}) =>
  Response.json({ status, code, ...more }, { status });

// What is loaded on demand is loaded: on a busy machine that alone takes seconds.
beforeAll(() => import('../features/esign/esign.dialog.js'));
beforeEach(() => {
  [sent, told, went] = [[], [], []];
  answers = {
    'GET /api/shell/esignmaster/latest': () => Response.json(terms),
    'GET /api/shell/esign/user/u1': () => Response.json([]),
    'GET /api/shell/users/profileByUid/u1': () => Response.json({ firstName: 'Marisol', lastName: 'Bennett' }),
    'POST /api/shell/esign': () => Response.json(acceptance('m2'), { status: 201 }),
    'DELETE /api/shell/esign/a-m2': () => Response.json({ id: 'a-m2' }),
  };
  globalThis.fetch = async (input) => {
    const request = input as Request;
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const text = await request.clone().text();
    sent.push({ call, body: text ? (JSON.parse(text) as unknown) : undefined });
    return answers[call]?.() ?? problem(500, 'internal.error');
  };
});
afterEach(() => {
  closeDialog();
  leave();
  useNotices.setState({ notices: [] });
  globalThis.fetch = real;
});

function Portal({ asks }: { asks: boolean }) {
  useEsignCheck(asks ? session : ({ role: 'admin', user: { id: 'u1' } } as never), channel);
  return (
    <DialogHost
      registry={{ esign: () => import('../features/esign/esign.dialog.js') }}
      session={session}
      channel={channel}
      navigate={(path) => went.push(path)}
    />
  );
}
let channel = createChannel();

function start({ asks = true } = {}) {
  channel = createChannel();
  channel.on('esign', (state) => told.push(state));
  return render(
    <ShellTheme>
      <Portal asks={asks} />
    </ShellTheme>,
  );
}
const notices = () => useNotices.getState().notices.map(({ text }) => text);
const agree = () => screen.getByRole<HTMLButtonElement>('button', { name: frame.agreeToEsign });
const nameField = () => screen.findByLabelText(new RegExp(publicPages.signatureLabel));

describe('the E-Sign Agreement', () => {
  it('is asked for at the start where nothing is accepted: read, signed in capitals, closed a second later', async () => {
    start();
    const user = userEvent.setup();
    const dialog = await screen.findByRole('dialog', { name: frame.esignTitle });
    expect(within(dialog).getByRole('region', { name: publicPages.esignTerms }).textContent).toContain('Second terms');
    expect(told).toEqual([{ accepted: false, ignored: false }]);
    expect(agree().disabled).toBe(true);
    await user.type(await nameField(), 'marisol benne');
    expect(agree().disabled).toBe(true);
    await user.type(await nameField(), 'tt');
    expect(((await nameField()) as HTMLInputElement).value).toBe('MARISOL BENNETT');
    let answer: (response: Response) => void = () => {};
    answers['POST /api/shell/esign'] = () => new Promise((resolve) => (answer = resolve));
    await user.click(agree());
    expect(await screen.findByText(frame.submittingEsign)).toBeTruthy();
    expect(screen.getByRole('button', { name: screens.submitting })).toBeTruthy();
    await act(async () => answer(Response.json(acceptance('m2'), { status: 201 })));
    expect(await screen.findByText(frame.esignAccepted)).toBeTruthy();
    expect(sent.at(-1)?.body).toMatchObject({
      userId: 'u1',
      esignMasterId: 'm2',
      duringRegister: false,
      signature: 'MARISOL BENNETT',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(notices()).toEqual([frame.esignAccepted]);
    expect(told.at(-1)).toEqual({ accepted: true, ignored: false });
  });

  it('tells what went wrong and keeps what was typed', async () => {
    start();
    const user = userEvent.setup();
    await user.type(await nameField(), 'MARISOL BENNETT');
    for (const answer of [() => problem(503, 'upstream.unavailable'), () => Response.json({}, { status: 201 })]) {
      answers['POST /api/shell/esign'] = answer;
      await user.click(agree());
      expect((await screen.findByRole('alert')).textContent).toContain(frame.errorSubmittingEsign);
      expect(((await nameField()) as HTMLInputElement).value).toBe('MARISOL BENNETT');
      expect(agree().disabled).toBe(false);
    }
    answers['POST /api/shell/esign'] = () =>
      problem(422, 'validation.failed', {
        errors: [{ field: 'signature', message: 'Please type your name as X Y', code: 'x' }],
      });
    await user.click(agree());
    expect((await nameField()).getAttribute('aria-invalid')).toBe('true');
    expect(told.at(-1)).toEqual({ accepted: false, ignored: false });
  });

  it('shows newer terms that came into force while the older were read', async () => {
    start();
    const user = userEvent.setup();
    await user.type(await nameField(), 'MARISOL BENNETT');
    answers['POST /api/shell/esign'] = () => problem(409, 'state.version_conflict', { detail: shared.termsChanged });
    answers['GET /api/shell/esignmaster/latest'] = () =>
      Response.json({ ...terms, id: 'm3', content: '<p>Third terms</p>' });
    await user.click(agree());
    expect(await screen.findByText('Third terms')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain(shared.termsChanged);
    expect(agree().disabled).toBe(true);
  });

  it('is asked for again where only older terms are accepted', async () => {
    answers['GET /api/shell/esign/user/u1'] = () => Response.json([acceptance('m0'), acceptance('m1')]);
    start();
    expect(await screen.findByText(fill(frame.esignNewer, { date: '03/02/2026' }))).toBeTruthy();
  });

  it('is ignored for the session, and asked for in the next', async () => {
    const first = start();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: frame.ignoreForNow }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(went).toEqual(['/account']);
    expect(told.at(-1)).toEqual({ accepted: false, ignored: true });
    first.unmount();
    const second = start();
    await waitFor(() => expect(told.at(-1)).toEqual({ accepted: false, ignored: true }));
    expect(useDialogs.getState().open).toBeUndefined();
    second.unmount();
    leave();
    start();
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('is reviewed and withdrawn after a question', async () => {
    answers['GET /api/shell/esign/user/u1'] = () => Response.json([acceptance('m2')]);
    start();
    const user = userEvent.setup();
    await waitFor(() => expect(told).toEqual([{ accepted: true, ignored: false }]));
    expect(useDialogs.getState().open).toBeUndefined();
    await act(async () => openDialog('esign'));
    expect(await screen.findByText(fill(frame.alreadyAcceptedEsign, { date: '03/02/2026' }))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: frame.esignCertificate }));
    expect((await screen.findByRole('alert')).textContent).toContain(frame.errorEsignCertificate);
    await user.click(screen.getByRole('button', { name: frame.signedTerms }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(frame.errorSignedTerms));
    let saved = 0;
    Object.assign(URL, { createObjectURL: () => `blob:${(saved += 1)}`, revokeObjectURL: () => undefined });
    answers['GET /api/shell/esign/a-m2/pdf'] = () =>
      new Response('%PDF', { headers: { 'content-type': 'application/pdf' } });
    await user.click(screen.getByRole('button', { name: frame.signedTerms }));
    await waitFor(() => expect([saved, screen.queryByRole('alert')]).toEqual([1, null]));
    await user.click(screen.getByRole('button', { name: screens.withdraw }));
    const question = within(screen.getByRole('alertdialog', { name: frame.withdrawEsignQuestion }));
    expect(question.getByText(frame.withdrawEsignDetail)).toBeTruthy();
    const confirm = () => user.click(question.getByRole('button', { name: screens.withdraw }));
    answers['DELETE /api/shell/esign/a-m2'] = () => Response.json({});
    await confirm();
    expect((await question.findByRole('alert')).textContent).toContain(frame.errorWithdrawingEsign);
    let answer: (response: Response) => void = () => {};
    answers['DELETE /api/shell/esign/a-m2'] = () => new Promise((resolve) => (answer = resolve));
    await confirm();
    expect(await question.findByRole('button', { name: frame.withdrawingEsign })).toBeTruthy();
    await act(async () => answer(Response.json({ id: 'a-m2' })));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([notices(), went, told.at(-1)]).toEqual([
      [frame.withdrawalSucceeded],
      ['/account'],
      { accepted: false, ignored: false },
    ]);
  });

  it('asks nothing where the organization has no terms, and says so to who looks', async () => {
    answers['GET /api/shell/esignmaster/latest'] = () => problem(404, 'resource.not_found');
    start();
    await waitFor(() => expect(told).toEqual([{ accepted: true, ignored: false }]));
    await act(async () => openDialog('esign'));
    expect(await screen.findByText(shared.noEsignConditions)).toBeTruthy();
  });

  it('asks nothing while the service is away; who looks is told, and may try again', async () => {
    answers['GET /api/shell/esign/user/u1'] = () => problem(503, 'upstream.unavailable');
    start();
    const user = userEvent.setup();
    await act(async () => openDialog('esign'));
    expect(await screen.findByText(signIn.couldNotRetrieveEsign)).toBeTruthy();
    expect(told).toEqual([]);
    let answer: (response: Response) => void = () => {};
    answers['GET /api/shell/esign/user/u1'] = () => new Promise((resolve) => (answer = resolve));
    await user.click(screen.getByRole('button', { name: screens.tryAgain }));
    expect(screen.getByText(frame.gettingEsignTerms)).toBeTruthy();
    await act(async () => answer(Response.json([acceptance('m2')])));
    expect(await screen.findByRole('button', { name: screens.withdraw })).toBeTruthy();
  });

  it('is not asked of administrators', async () => {
    start({ asks: false });
    await act(async () => undefined);
    expect(sent).toEqual([]);
  });
});
