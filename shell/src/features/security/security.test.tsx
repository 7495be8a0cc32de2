import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exportWords, fill, shared } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { ownExport, security } from '@groundwork/domain-messages-shell';
import { aServer, refusal, visit } from '../../testing/public-page.js';
import SecurityDialog from './security.dialog.js';

const server = aServer();
const password = 'seven brown lanterns';
const codes = ['ABCD-EFGH-JKMN-PQRS', 'TUVW-XYZA-BCDE-FGHJ'];
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const device = (id: string, current: boolean, address: string | null) => ({
  id,
  current,
  address,
  userAgent: chrome,
  signedInAt: '2026-03-02T15:00:00.000Z',
  activeAt: '2026-03-02T15:00:00.000Z',
});
const on = { on: true, since: '2026-03-02T15:00:00.000Z', recoveryCodesLeft: 8, required: false };
const off = { on: false, since: null, recoveryCodesLeft: 0, required: false };
const factor = 'GET /account/second-factor';
const devices = 'GET /account/devices';
const secret = 'JBSWY3DPEHPK3PXP';

const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
beforeEach(() => {
  server.answers[factor] = () => on;
  server.answers[devices] = () => [device('d1', true, '203.0.113.5'), device('d2', false, null)];
  server.answers['POST /account/second-factor/enrol'] = () => ({
    challenge: 'c1',
    secret,
    address: `otpauth://totp/Groundwork:ada?secret=${secret}`,
  });
  server.answers['POST /account/second-factor/confirm'] = () => ({ recoveryCodes: codes });
  server.answers['POST /account/second-factor/recovery-codes'] = () => ({ recoveryCodes: codes });
  server.answers['DELETE /account/second-factor'] = () => new Response(null, { status: 204 });
  server.answers['DELETE /account/devices'] = () => new Response(null, { status: 204 });
  server.answers['DELETE /account/devices/d2'] = () => new Response(null, { status: 204 });
});
afterEach(() => {
  if (clipboard) Object.defineProperty(navigator, 'clipboard', clipboard);
});

const button = (name: string) => screen.findByRole('button', { name });
const titled = (name: string) => screen.findByRole('dialog', { name });

/** The dialog as it stands at first, with what the second factor is. */
async function opened(state: object = on) {
  server.answers[factor] = () => state;
  const { user } = visit(<SecurityDialog onClose={() => undefined} />);
  await titled(screens.signInAndSecurity);
  return user;
}
type User = Awaited<ReturnType<typeof opened>>;

/** Gives the password, and where the second factor is on a code of it. */
async function proves(user: User, confirm: string, code?: string) {
  await user.type(screen.getByLabelText(security.passwordLabel), password);
  if (code) await user.type(screen.getByRole('textbox', { name: security.code }), code);
  await user.click(await button(confirm));
}

describe('the second factor', () => {
  it('is turned on by password, secret and first code, and gives its recovery codes once', async () => {
    const user = await opened(off);
    expect(screen.getByRole('heading', { name: security.secondFactor })).toBeTruthy();
    expect(screen.getByText(security.secondFactorPurpose)).toBeTruthy();
    await user.click(await button(security.turnOn));
    await titled(security.turnOnFactor);
    await proves(user, security.confirm);
    for (const sentence of [security.scan, security.typeInstead, security.thenConfirm])
      expect(await screen.findByText(sentence)).toBeTruthy();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    await user.click(await button(security.copySecret));
    expect(await screen.findByText(security.couldNotCopy)).toBeTruthy();
    server.answers[factor] = () => on;
    await user.type(screen.getByRole('textbox', { name: security.code }), '123456{Enter}');
    expect(await screen.findByText(security.keepCodesHint)).toBeTruthy();
    expect(screen.getByRole('list', { name: security.recoveryCodes }).textContent).toBe(codes.join(''));
    await user.click(await button(security.codesKept));
    expect(await screen.findByText(security.turnedOn)).toBeTruthy();
    expect(await screen.findByText(new RegExp(fill(screens.codesLeft, { count: 8 })))).toBeTruthy();
  });

  const begun = () => screen.getByLabelText(security.passwordLabel);
  it('has the focus in what comes next, and back at the button that led there', async () => {
    const user = await opened();
    for (const press of [security.newRecoveryCodes, security.turnOff]) {
      await user.click(await button(press));
      await waitFor(() => expect(document.activeElement).toBe(begun()));
      await user.click(await button(screens.cancel));
      await waitFor(async () => expect(document.activeElement).toBe(await button(press)));
    }
  });

  it('is not left while it is changed: codes that are made meanwhile are shown but once', async () => {
    let left = 0;
    visit(<SecurityDialog onClose={() => (left += 1)} />);
    const user = userEvent.setup();
    const escape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await user.click(await button(security.newRecoveryCodes));
    let answer: (body: object) => void = () => undefined;
    server.answers['POST /account/second-factor/recovery-codes'] = () => new Promise((resolve) => (answer = resolve));
    await user.type(begun(), `${password}{Enter}`);
    await waitFor(() => expect(server.to('/account/second-factor/recovery-codes')).toHaveLength(1));
    escape();
    expect(screen.queryByRole('button', { name: screens.close })).toBeNull();
    await act(async () => answer({ recoveryCodes: codes }));
    expect(await screen.findByText(security.keepCodesHint)).toBeTruthy();
    escape();
    fireEvent.popState(window);
    expect(left).toBe(0);
    // Nor by a reload, without being asked.
    const leaving = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leaving()).toBe(false);
    await user.click(await button(security.codesKept));
    expect(leaving()).toBe(true);
    escape();
    expect(left).toBe(1);
    // It stands above every page: the one that the back button leads to is seen without it.
    fireEvent.popState(window);
    expect(left).toBe(2);
  });

  it('that another tab has turned off is shown so, once its change was given up', async () => {
    const user = await opened();
    await user.click(await button(security.newRecoveryCodes));
    server.answers['POST /account/second-factor/recovery-codes'] = () => refusal(404, 'second_factor.not_found');
    server.answers[factor] = () => off;
    await proves(user, security.confirm);
    expect(await screen.findByRole('alert')).toBeTruthy();
    await user.click(await button(screens.cancel));
    expect(await button(security.turnOn)).toBeTruthy();
  });

  it.each([
    [1, screens.oneCodeLeft],
    [0, security.noCodesLeft],
  ])('says that %d recovery codes are left', async (recoveryCodesLeft, sentence) => {
    await opened({ ...on, recoveryCodesLeft });
    expect(await screen.findByText(new RegExp(sentence))).toBeTruthy();
  });

  const changes = [
    ['new codes', security.newRecoveryCodes, security.newRecoveryCodes, security.newCodesReplace],
    ['another device', security.useAnotherDevice, security.useAnotherDevice, security.anotherDeviceHint],
    ['turning off', security.turnOff, security.turnOffFactor, security.turnOffWarning],
  ] as const;
  it('says before each change what becomes of it, and does nothing when left', async () => {
    const user = await opened();
    for (const [, press, title, warning] of changes) {
      await user.click(await button(press));
      expect((await titled(title)).textContent).toContain(warning);
      await user.click(await button(screens.cancel));
      await titled(screens.signInAndSecurity);
    }
    expect(server.sent.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('is turned off by password and code, and says so', async () => {
    const user = await opened();
    await user.click(await button(security.turnOff));
    await titled(security.turnOffFactor);
    server.answers[factor] = () => off;
    await proves(user, security.turnOff, '123456');
    expect(await screen.findByText(security.turnedOff)).toBeTruthy();
    expect(server.sent.find(({ method }) => method === 'DELETE')?.body).toEqual({ password, code: '123456' });
  });

  it('that took too long to set up begins with the password again, and says why', async () => {
    server.answers['POST /account/second-factor/confirm'] = () => refusal(410, 'enrolment.over');
    const user = await opened(off);
    await user.click(await button(security.turnOn));
    await proves(user, security.confirm);
    await user.type(await screen.findByRole('textbox', { name: security.code }), '123456{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(shared.enrolmentOver);
    expect(screen.getByLabelText(security.passwordLabel)).toBeTruthy();
  });

  it('that an administrator must have is not offered to be turned off', async () => {
    await opened({ ...on, required: true });
    expect(await screen.findByText(shared.secondFactorRequired)).toBeTruthy();
    expect(screen.queryByRole('button', { name: security.turnOff })).toBeNull();
  });
});

describe('the signed-in devices', () => {
  const section = () => screen.getByRole('region', { name: security.signedInDevices });

  it('tell where and when, and each other one is ended after a question', async () => {
    const user = await opened();
    const ends = await button(`${security.signOut}: Chrome on Linux, ${security.unknownAddress}`);
    const lines = within(section())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    const signedIn = fill(security.signedInOn, { date: '03/02/2026' });
    expect(lines[0]).toContain(security.thisDevice);
    expect(lines[0]).toContain(signedIn);
    expect(lines[1]).toContain(`${security.unknownAddress} · ${security.lastActive.split('{')[0]}`);
    await user.click(ends);
    const question = screen.getByRole('alertdialog', {
      name: fill(security.signOutDevice, { device: 'Chrome on Linux' }),
    });
    expect(question.textContent).toContain(security.signOutDeviceHint);
    const confirm = () => user.click(within(question).getByRole('button', { name: security.signOut }));
    const ending = 'DELETE /account/devices/d2';
    server.answers[ending] = () => refusal(503, 'upstream.unavailable');
    await confirm();
    expect(await within(question).findByRole('alert')).toBeTruthy();
    server.answers[ending] = () => new Response(null, { status: 204 });
    server.answers[devices] = () => [device('d1', true, '203.0.113.5')];
    await confirm();
    expect(await screen.findByText(security.deviceSignedOut)).toBeTruthy();
    expect(await screen.findByText(security.noOtherDevices)).toBeTruthy();
  });

  it('are all ended at once but for this one', async () => {
    const user = await opened();
    await user.click(await button(security.signOutOthers));
    const question = screen.getByRole('alertdialog', { name: security.signOutOthersQuestion });
    expect(question.textContent).toContain(security.signOutOthersHint);
    server.answers[devices] = () => [device('d1', true, '203.0.113.5')];
    await user.click(within(question).getByRole('button', { name: security.signOutOthers }));
    expect(await screen.findByText(security.othersSignedOut)).toBeTruthy();
    await waitFor(() => expect(server.to('/account/devices').some(({ method }) => method === 'DELETE')).toBe(true));
    // The button that led there is gone with the others.
    await screen.findByText(security.noOtherDevices);
    const near = screen.getByRole('heading', { name: security.signedInDevices });
    await waitFor(() => expect(document.activeElement).toBe(near));
  });
});

it('what could not be loaded is named, each by itself, and asked for again', async () => {
  server.answers[devices] = () => refusal(400, 'request.malformed');
  const { user } = visit(<SecurityDialog onClose={() => undefined} />);
  expect(await screen.findByText(security.devicesFailed)).toBeTruthy();
  server.answers[devices] = () => [device('d1', true, '203.0.113.5')];
  server.answers[factor] = () => refusal(400, 'request.malformed');
  await user.click(await button(screens.tryAgain));
  expect(await screen.findByText(security.noOtherDevices)).toBeTruthy();
});

it('a second factor that could not be loaded is named', async () => {
  server.answers[factor] = () => refusal(400, 'request.malformed');
  visit(<SecurityDialog onClose={() => undefined} />);
  expect(await screen.findByText(security.couldNotLoadSecurity)).toBeTruthy();
});

describe('what the portal keeps of the user', () => {
  it('is exported as one zip', async () => {
    server.answers['POST /account/dossier'] = () => new Response('zip');
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    const user = await opened();
    expect(screen.getByText(ownExport.purpose)).toBeTruthy();
    await user.click(await button(exportWords.exportEverything));
    const dialog = within(await titled(ownExport.question));
    expect(dialog.getByText(ownExport.hint)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: exportWords.exportIt }));
    await dialog.findByText(fill(exportWords.saved, { file: `${ownExport.title}.zip` }));
    expect(saved.map(({ size }) => size)).toEqual([3]);
  });
});
