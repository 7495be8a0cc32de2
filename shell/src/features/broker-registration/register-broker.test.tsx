import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { shared } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { frame, publicPages, signIn } from '@groundwork/domain-messages-shell';
import { aServer, noConnection, paste, refusal, reload, storedInTab, terms, visit } from '../../testing/public-page.js';
import RegisterBrokerPage from './register-broker.page.js';

const server = aServer();
const broker = {
  id: 'b1',
  firstName: 'Maria',
  lastName: 'Delgado',
  businessName: 'Delgado Capital Advisors',
  emailAddressA: 'maria@delgadocapital.example',
  phoneNumberA: '7135550142',
  phoneNumberAType: 'office',
  phoneNumberBType: 'mobile',
  canSendTextMessages: true,
  streetAddress: '820 Heights Blvd',
  city: 'Houston',
  state: 'Texas',
  zipCode: '77007',
};
const password = 'seven brown lanterns';

beforeEach(() => {
  server.answers['GET /brokers/b1'] = () => broker;
  server.answers['GET /account/password-rules'] = () => ({ minimum: 8 });
  server.answers['GET /esignmaster/latest'] = () => terms;
  server.answers['GET /brokers/b1/files'] = () => [];
  server.answers['PUT /brokers/update'] = () => ({ id: 'b1', userId: 'u1', esignAcceptanceId: 'a1' });
});

const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

async function filledOut({ consent = true, signed = true, keyByKey = false } = {}) {
  const { user } = visit(<RegisterBrokerPage id="b1" code="c+d" />);
  await screen.findByText('Records may be electronic.');
  const write = (label: RegExp, text: string) =>
    keyByKey ? user.type(screen.getByLabelText(label), text) : paste(user, screen.getByLabelText(label), text);
  if (consent) await user.click(box(publicPages.brokerTexts));
  await write(/Create password/, password);
  await write(/Confirm password/, password);
  if (!signed) return user;
  await write(/Type your name/, 'maria delgado');
  await user.click(box(frame.agreeToEsign));
  return user;
}

describe('an invited broker', () => {
  it('reviews its account, signs, and goes to the sign-in', async () => {
    const user = await filledOut({ keyByKey: true });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Review Account');
    expect(screen.getByText(publicPages.brokerLead)).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      publicPages.personHeading,
      publicPages.contactHeading,
      publicPages.documentsHeading,
      publicPages.passwordHeading,
      publicPages.esignHeading,
    ]);
    expect(server.to('/brokers/b1')[0]?.query.get('code')).toBe('c+d');
    await user.clear(screen.getByLabelText(/^City/));
    await user.type(screen.getByLabelText(/^City/), 'Katy');
    await user.click(save());
    expect(await screen.findByText(publicPages.brokerRegistered)).toBeTruthy();
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(server.to('/brokers/update').map(({ body }) => body)).toEqual([
      {
        ...Object.fromEntries(Object.entries(broker).filter(([field]) => field !== 'canSendTextMessages')),
        city: 'Katy',
        title: null,
        businessState: null,
        emailAddressB: null,
        phoneNumberB: null,
        streetAddress2: null,
        code: 'c+d',
        password,
        textMessages: true,
        esignMasterId: terms.id,
        signature: 'MARIA DELGADO',
      },
    ]);
  });

  it('finds what it changed again after a reload, but for passwords and signature', async () => {
    const before = await filledOut();
    await before.clear(screen.getByLabelText(/^City/));
    await before.type(screen.getByLabelText(/^City/), 'Katy');
    const { user } = reload(<RegisterBrokerPage id="b1" code="c+d" />);
    await user.click(await screen.findByRole('button', { name: screens.restoreDraft }));
    const value = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
    expect([value(/^City/), value(/Create password/), value(/Confirm password/), value(/Type your name/)]).toEqual([
      'Katy',
      '',
      '',
      '',
    ]);
    expect(box(publicPages.brokerTexts).checked).toBe(true);
    expect(storedInTab()).not.toMatch(/lanterns|c\+d/);
  });

  it('saves neither without the signature nor with two different passwords', async () => {
    const user = await filledOut({ signed: false });
    expect([
      save().disabled,
      document.getElementById(save().getAttribute('aria-describedby') ?? '')?.textContent,
    ]).toEqual([true, publicPages.brokerSignFirst]);
    await user.type(screen.getByLabelText(/Type your name/), 'maria delgado');
    await user.click(box(frame.agreeToEsign));
    expect(save().disabled).toBe(false);
    await user.type(screen.getByLabelText(/Confirm password/), 'x');
    expect(save().disabled).toBe(true);
    await user.tab();
    expect(await screen.findByText(shared.passwordsDoNotMatch)).toBeTruthy();
  });

  it('loses the signature when the name is changed after it', async () => {
    const user = await filledOut();
    await user.type(screen.getByLabelText(/Last name/), 's');
    await waitFor(() => expect(box(frame.agreeToEsign).checked).toBe(false));
    expect(save().disabled).toBe(true);
  });

  it('agrees to text messages itself, and fills in what is required', async () => {
    const user = await filledOut({ consent: false });
    await user.clear(screen.getByLabelText(/^City/));
    await user.clear(screen.getByLabelText(/Primary email/));
    await user.click(save());
    for (const sentence of [shared.cityIsRequired, shared.primaryEmailIsRequired, shared.fieldRequired])
      expect(await screen.findByText(sentence)).toBeTruthy();
    expect(server.to('/brokers/update')).toEqual([]);
  });

  it.each([
    ['the save failed', () => refusal(500, 'internal.error'), signIn.errorUpdatingBroker],
    ['the signature could not be kept', () => refusal(503, 'esign.not_recorded'), shared.errorUpdatingESignAgreement],
    ['nobody answered', noConnection, signIn.couldNotConnectToServer],
  ])('is told that %s, and saves again', async (_what, answer, sentence) => {
    const good = server.answers['PUT /brokers/update'];
    server.answers['PUT /brokers/update'] = answer;
    const user = await filledOut();
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    server.answers['PUT /brokers/update'] = good as never;
    await user.click(save());
    expect(await screen.findByText(publicPages.brokerRegistered)).toBeTruthy();
  });
});

describe('the documents', () => {
  const w9 = {
    fileUploadId: 'f1',
    userFileName: 'w9-signed.pdf',
    fileType: 'w9',
    size: 2048,
    uploadedAt: '2026-11-20T15:00:00.000Z',
  };

  it('that were sent before the page was left stand at their places', async () => {
    server.answers['GET /brokers/b1/files'] = () => [w9];
    visit(<RegisterBrokerPage id="b1" code="c+d" />);
    const list = await screen.findByRole('list', { name: 'W-9' });
    expect(list.textContent).toContain('w9-signed.pdf');
    expect(list.textContent).toContain('2 kB · 11/20/2026');
    expect(screen.queryByRole('list', { name: 'Broker Logo' })).toBeNull();
    expect(server.to('/brokers/b1/files')[0]?.query.get('code')).toBe('c+d');
  });

  it('that are on their way are waited for before the account is saved', async () => {
    const request = globalThis.XMLHttpRequest;
    // A network that takes everything and never answers.
    globalThis.XMLHttpRequest = class {
      upload = {};
      open() {}
      setRequestHeader() {}
      send() {}
      abort() {}
    } as unknown as typeof XMLHttpRequest;
    try {
      const user = await filledOut();
      expect(save().disabled).toBe(false);
      const file = new File(['%PDF-1.7'], 'w9.pdf', { type: 'application/pdf' });
      await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
      expect(await screen.findByText(publicPages.brokerUploading)).toBeTruthy();
      expect(screen.getByRole('progressbar', { name: `${screens.uploading} w9.pdf` })).toBeTruthy();
      expect(save().disabled).toBe(true);
    } finally {
      globalThis.XMLHttpRequest = request;
    }
  });

  it('that are not known for now are asked for again, and keep nobody from registering', async () => {
    server.answers['GET /brokers/b1/files'] = () => refusal(503, 'upstream.unavailable');
    const user = await filledOut();
    expect((await screen.findByRole('alert')).textContent).toContain(publicPages.brokerFilesUnknown);
    expect(save().disabled).toBe(false);
    server.answers['GET /brokers/b1/files'] = () => [w9];
    await user.click(screen.getByRole('button', { name: screens.tryAgain }));
    expect(await screen.findByText('w9-signed.pdf')).toBeTruthy();
  });
});

describe('an invitation', () => {
  it.each([410, 404, 400])('that is none (%p) is said to be invalid', async (status) => {
    server.answers['GET /brokers/b1'] = () =>
      refusal(status, status === 410 ? 'token.invalid' : status === 404 ? 'resource.not_found' : 'request.malformed');
    visit(<RegisterBrokerPage id="b1" code="c" />);
    expect(await screen.findByRole('heading', { level: 1, name: shared.invalidBrokerRegistration })).toBeTruthy();
  });

  it('that cannot be looked up is looked up again', async () => {
    server.answers['GET /brokers/b1'] = () => refusal(503, 'upstream.unavailable');
    const { user } = visit(<RegisterBrokerPage id="b1" code="c" />);
    expect((await screen.findByRole('alert')).textContent).toContain(screens.couldNotLocateBroker);
    server.answers['GET /brokers/b1'] = () => broker;
    await user.click(screen.getByRole('button', { name: screens.tryAgain }));
    expect(await screen.findByText('Records may be electronic.')).toBeTruthy();
  });
});
