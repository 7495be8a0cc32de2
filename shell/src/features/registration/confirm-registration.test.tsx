import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fill, shared } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { frame, publicPages, signIn } from '@groundwork/domain-messages-shell';
import { aServer, noConnection, paste, refusal, reload, storedInTab, terms, visit } from '../../testing/public-page.js';
import ConfirmRegistrationPage from './confirm-registration.page.js';

const server = aServer();
const facts = {
  firstName: 'Ada',
  lastName: 'Moss',
  email: 'ada@masonhomes.example',
  expiresAt: '',
  passwordMinimum: 8,
  organizationName: null,
};
const password = 'seven brown lanterns';

beforeEach(() => {
  history.replaceState(null, '', '/confirmRegistration/u1/code');
  server.answers['POST /account/link'] = () => facts;
  server.answers['GET /esignmaster/latest'] = () => terms;
  server.answers['POST /account/confirmregister'] = () => ({
    result: 'confirmed',
    confirmed: true,
    esignAcceptanceId: 'a1',
  });
});

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: publicPages.completeRegistration });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

async function atTheForm() {
  const { user } = visit(<ConfirmRegistrationPage id="u1" code="code" />);
  await screen.findByText('Records may be electronic.');
  return user;
}

async function filledOut({ signed = true, keyByKey = false } = {}) {
  const user = await atTheForm();
  const write = (label: RegExp, text: string) =>
    keyByKey ? user.type(screen.getByLabelText(label), text) : paste(user, screen.getByLabelText(label), text);
  await write(/^Password/, password);
  await write(/Mobile phone/, '7135550142');
  if (signed) {
    await write(/Type your name/, 'ada moss');
    await user.click(box(frame.agreeToEsign));
  }
  await user.click(box(publicPages.commercialPurpose));
  return user;
}

describe('confirming a registration', () => {
  it('sends everything once and goes to the sign-in after one and a half seconds', async () => {
    const user = await filledOut({ keyByKey: true });
    await user.click(box(publicPages.textMessages));
    const begun = Date.now();
    await user.dblClick(button());
    expect(await screen.findByText(publicPages.confirmed)).toBeTruthy();
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(Date.now() - begun).toBeGreaterThanOrEqual(1_500);
    expect(server.to('/account/link').map(({ body }) => body)).toEqual([
      { kind: 'confirmation', id: 'u1', token: 'code' },
    ]);
    expect(server.to('/account/confirmregister').map(({ body }) => body)).toEqual([
      {
        id: 'u1',
        token: 'code',
        password,
        mobile: '7135550142',
        canSendMessages: true,
        commercialPurpose: true,
        esignMasterId: terms.id,
        signature: 'ADA MOSS',
      },
    ]);
  });

  it('shows the phone under its mask', async () => {
    const user = await atTheForm();
    const mobile = screen.getByLabelText<HTMLInputElement>(/Mobile phone/);
    await user.type(mobile, '71355501429');
    expect(mobile.value).toBe('( 713 ) - 555 - 0142');
  });

  it('opens the box only for the name in capitals, and takes it back when the name is changed', async () => {
    const user = await atTheForm();
    expect(screen.getByText(fill(publicPages.confirmLead, { name: 'Ada' }))).toBeTruthy();
    expect(screen.getByRole('heading', { name: publicPages.esignHeading })).toBeTruthy();
    const name = screen.getByLabelText<HTMLInputElement>(/Type your name/);
    expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      fill(publicPages.signatureHint, { name: 'ADA MOSS' }),
    );
    await user.type(name, 'ada mos');
    expect([name.value, box(frame.agreeToEsign).disabled]).toEqual(['ADA MOS', true]);
    await user.type(name, 's');
    expect(box(frame.agreeToEsign).disabled).toBe(false);
    await user.click(box(frame.agreeToEsign));
    expect(box(frame.agreeToEsign).checked).toBe(true);
    await user.type(name, 'x');
    await waitFor(() => expect(box(frame.agreeToEsign).checked).toBe(false));
  });

  it('is sent neither without the signature nor without the commercial purpose', async () => {
    const user = await filledOut({ signed: false });
    expect([button().disabled, screen.getByText(publicPages.signFirst).id]).toEqual([
      true,
      button().getAttribute('aria-describedby'),
    ]);
    await user.type(screen.getByLabelText(/Type your name/), 'Ada Moss');
    await user.click(box(frame.agreeToEsign));
    expect(button().disabled).toBe(false);
    await user.click(box(publicPages.commercialPurpose));
    expect(button().disabled).toBe(true);
  });

  it('requires password and phone', async () => {
    const user = await atTheForm();
    await user.type(screen.getByLabelText(/Type your name/), 'Ada Moss');
    await user.click(box(frame.agreeToEsign));
    await user.click(box(publicPages.commercialPurpose));
    await user.click(button());
    expect(await screen.findByText(shared.textRequired)).toBeTruthy();
    expect(screen.getByText(shared.phoneTenDigits)).toBeTruthy();
    expect(server.to('/account/confirmregister')).toEqual([]);
  });

  it.each([
    ['the signature could not be kept', () => refusal(503, 'esign.not_recorded'), shared.errorUpdatingESignAgreement],
    ['the registration failed', () => refusal(500, 'internal.error'), signIn.errorDuringRegistration],
    ['nobody answered', noConnection, signIn.couldNotConnectToServer],
  ])('says that %s, and keeps what was typed for another try', async (_what, answer, sentence) => {
    const good = server.answers['POST /account/confirmregister'];
    server.answers['POST /account/confirmregister'] = answer;
    const user = await filledOut();
    await user.click(button());
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    expect([
      screen.getByLabelText<HTMLInputElement>(/^Password/).value,
      box(frame.agreeToEsign).checked,
      location.pathname,
    ]).toEqual([password, true, '/confirmRegistration/u1/code']);
    server.answers['POST /account/confirmregister'] = good as never;
    await user.click(button());
    expect(await screen.findByText(publicPages.confirmed)).toBeTruthy();
  });

  it('shows newer terms that came meanwhile, to be signed', async () => {
    server.answers['POST /account/confirmregister'] = () =>
      refusal(422, 'validation.failed', {
        errors: [{ field: 'esignMasterId', message: shared.termsChanged, code: 'field.invalid' }],
      });
    const user = await filledOut();
    server.answers['GET /esignmaster/latest'] = () => ({ ...terms, id: 'newer', content: '<p>Newer terms.</p>' });
    await user.click(button());
    expect(await screen.findByText('Newer terms.')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain(shared.termsChanged);
    expect([box(frame.agreeToEsign).checked, button().disabled]).toEqual([false, true]);
  });

  it('asks for the name where the invitation named nobody', async () => {
    server.answers['POST /account/link'] = () => ({ ...facts, firstName: '', lastName: '' });
    const user = await atTheForm();
    expect(screen.getByText(publicPages.signatureUnnamed)).toBeTruthy();
    expect(screen.getByText(publicPages.welcomeLead)).toBeTruthy();
    await user.type(screen.getByLabelText(/First name/), 'Bo');
    await user.type(screen.getByLabelText(/Last name/), 'Lindt');
    await user.type(screen.getByLabelText(/^Password/), password);
    await user.type(screen.getByLabelText(/Mobile phone/), '7135550142');
    await user.type(screen.getByLabelText(/Type your name/), 'bo lindt');
    await user.click(box(frame.agreeToEsign));
    await user.click(box(publicPages.commercialPurpose));
    await user.click(button());
    await waitFor(() => expect(server.to('/account/confirmregister')).toHaveLength(1));
    expect(server.to('/account/confirmregister')[0]?.body).toMatchObject({
      firstName: 'Bo',
      lastName: 'Lindt',
      signature: 'BO LINDT',
    });
  });
});

describe('what was typed before a reload', () => {
  const mobile = () => screen.getByLabelText<HTMLInputElement>(/Mobile phone/);

  it('is offered and put back, but for the password and the signature, which the tab never stores', async () => {
    const user = await filledOut();
    await user.click(box(publicPages.textMessages));
    const again = reload(<ConfirmRegistrationPage id="u1" code="code" />);
    expect(storedInTab()).toContain('7135550142');
    expect(storedInTab()).not.toMatch(/lanterns|MOSS|code/i);
    const restore = await screen.findByRole('button', { name: screens.restoreDraft });
    expect([mobile().value, mobile().closest('fieldset')?.disabled]).toEqual(['', true]);
    await again.user.click(restore);
    expect([
      mobile().value,
      box(publicPages.textMessages).checked,
      screen.getByLabelText<HTMLInputElement>(/^Password/).value,
      box(frame.agreeToEsign).checked,
      mobile().closest('fieldset')?.disabled,
    ]).toEqual(['( 713 ) - 555 - 0142', true, '', false, false]);
  });

  it('is discarded for good', async () => {
    await filledOut();
    const again = reload(<ConfirmRegistrationPage id="u1" code="code" />);
    await again.user.click(await screen.findByRole('button', { name: screens.discardDraft }));
    expect([mobile().value, storedInTab()]).toEqual(['', '{}']);
    reload(<ConfirmRegistrationPage id="u1" code="code" />);
    await screen.findByText('Records may be electronic.');
    expect(screen.queryByRole('button', { name: screens.restoreDraft })).toBeNull();
  });

  it('belongs to its link, and is gone when it is sent', async () => {
    const user = await filledOut();
    reload(<ConfirmRegistrationPage id="u2" code="code" />);
    await screen.findByText('Records may be electronic.');
    expect(screen.queryByRole('button', { name: screens.restoreDraft })).toBeNull();
    const again = reload(<ConfirmRegistrationPage id="u1" code="code" />);
    await again.user.click(await screen.findByRole('button', { name: screens.restoreDraft }));
    await again.user.type(screen.getByLabelText(/^Password/), password);
    await again.user.type(screen.getByLabelText(/Type your name/), 'ada moss');
    await again.user.click(box(frame.agreeToEsign));
    await again.user.click(box(publicPages.commercialPurpose));
    await again.user.click(button());
    expect(await screen.findByText(publicPages.confirmed)).toBeTruthy();
    expect([storedInTab(), user === again.user]).toEqual(['{}', false]);
  });
});

describe('the terms', () => {
  it('that the organization has not written are said to be none, and need no signature', async () => {
    server.answers['GET /esignmaster/latest'] = () => refusal(404, 'resource.not_found');
    const { user } = visit(<ConfirmRegistrationPage id="u1" code="code" />);
    expect(await screen.findByText(signIn.noEsignDataAvailable)).toBeTruthy();
    expect(screen.getByText(signIn.noEsigns)).toBeTruthy();
    await user.type(screen.getByLabelText(/^Password/), password);
    await user.type(screen.getByLabelText(/Mobile phone/), '7135550142');
    await user.click(box(publicPages.commercialPurpose));
    await user.click(button());
    await waitFor(() => expect(server.to('/account/confirmregister')).toHaveLength(1));
    expect(server.to('/account/confirmregister')[0]?.body).not.toHaveProperty('esignMasterId');
  });

  it('that cannot be fetched are asked for again', async () => {
    server.answers['GET /esignmaster/latest'] = () => refusal(503, 'upstream.unavailable');
    const { user } = visit(<ConfirmRegistrationPage id="u1" code="code" />);
    expect((await screen.findByRole('alert')).textContent).toContain(signIn.couldNotRetrieveEsign);
    expect(button().disabled).toBe(true);
    server.answers['GET /esignmaster/latest'] = () => terms;
    await user.click(screen.getByRole('button', { name: screens.tryAgain }));
    expect(await screen.findByText('Records may be electronic.')).toBeTruthy();
  });

  it('longer than their frame are to be scrolled to the end, and are seen once they are', async () => {
    const height = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollHeight');
    Object.defineProperty(Element.prototype, 'scrollHeight', { configurable: true, get: () => 1_400 });
    try {
      await atTheForm();
      expect(screen.getByText(publicPages.esignScroll)).toBeTruthy();
      fireEvent.scroll(screen.getByRole('region', { name: publicPages.esignTerms }), { target: { scrollTop: 1_400 } });
      expect(screen.getByText(publicPages.esignRead)).toBeTruthy();
    } finally {
      if (height) Object.defineProperty(Element.prototype, 'scrollHeight', height);
    }
  });

  it('are waited for in words', async () => {
    server.answers['GET /esignmaster/latest'] = () => terms;
    visit(<ConfirmRegistrationPage id="u1" code="code" />);
    expect(await screen.findByText(frame.gettingEsignTerms)).toBeTruthy();
  });
});

describe('a link', () => {
  it('that is used, expired or unknown explains itself and offers another', async () => {
    server.answers['POST /account/link'] = () => refusal(410, 'token.invalid');
    visit(<ConfirmRegistrationPage id="u1" code="code" />);
    expect((await screen.findByRole('heading', { level: 1, name: publicPages.linkHeading })).textContent).toBe(
      publicPages.linkHeading,
    );
    expect(screen.getByText(shared.linkInvalid)).toBeTruthy();
    expect(screen.getByText(publicPages.linkDetail)).toBeTruthy();
    expect(screen.getByRole('link', { name: publicPages.goToSignIn }).getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: publicPages.registerAgain }).getAttribute('href')).toBe('/register');
  });

  it.each([
    ['nobody answered', noConnection, signIn.couldNotConnectToServer],
    ['the service is away', () => refusal(503, 'upstream.unavailable'), publicPages.linkUncheckable],
  ])('that could not be checked, as %s, is checked again', async (_why, answer, sentence) => {
    server.answers['POST /account/link'] = answer;
    const { user } = visit(<ConfirmRegistrationPage id="u1" code="code" />);
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    server.answers['POST /account/link'] = () => facts;
    await user.click(screen.getByRole('button', { name: screens.tryAgain }));
    expect(await screen.findByText('Records may be electronic.')).toBeTruthy();
  });
});
