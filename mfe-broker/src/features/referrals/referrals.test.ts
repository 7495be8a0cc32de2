import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { agreementStatus, brokerStatus } from '@groundwork/domain-brokers';
import { fill, shared } from '@groundwork/domain-messages';
import { broker } from '@groundwork/domain-messages-broker';
import { agreements as words, screens, signing } from '@groundwork/domain-messages-screens';
import { mountedArea, signableCanvas } from '@groundwork/web-mount/testing';
import area from '../../export-app.js';
import type { AgreementText } from '../../data/api.js';
import { anActivatedBroker, anAgreement, icca, quietHome, signedInBroker } from '../../testing/a-broker.js';

// Whole forms are typed key by key.

let end = async () => {};
afterEach(() => end());

const notFound = () =>
  Response.json({ status: 404, code: 'resource.not_found', detail: shared.noIcca }, { status: 404 });
const png = 'data:image/png;base64,iVBORw0KGgo=';

beforeEach(() => {
  localStorage.clear();
  signableCanvas(png);
});

/** The service's text of the terms: its hash follows from them. */
const readText = ({ body }: { body?: unknown }): AgreementText => {
  const { clientName, additionalFee, clientRepresentativeName } = body as Record<string, unknown>;
  const html = `<p>For ${String(clientName)}, by ${String(clientRepresentativeName)}: ${String(additionalFee)}%</p>`;
  return { html, contentHash: `hash of ${html}`, isSigned: false, signatures: [] };
};

async function referrals({
  path = '/',
  broker = anActivatedBroker(),
  latest = () => icca as unknown,
  answers = {},
} = {}) {
  const mounted = await mountedArea({
    area,
    user: signedInBroker,
    path,
    answers: {
      ...quietHome,
      [`GET /api/broker/brokers/byUserId/${signedInBroker.id}`]: () => broker,
      'GET /api/broker/iccaagreementmaster/latest': latest,
      'POST /api/broker/brokeragreements/text': readText,
      'POST /api/broker/brokeragreements/create/new': () => anAgreement(),
      ...answers,
    },
  });
  end = mounted.end;
  return {
    ...mounted,
    user: userEvent.setup(),
    sent: () => mounted.calls.filter(({ method, path: called }) => method === 'POST' && called.endsWith('/new')),
  };
}

async function fillTerms(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText(/^Client business name/), 'Harbor Light Builders');
  await user.type(screen.getByLabelText(/^Client representative name/), 'Ingrid Solis');
  await user.type(screen.getByLabelText(/^Additional fee/), '0.5');
  await user.type(screen.getByLabelText(/^Client fee \(%\)/), '1.25');
}

async function sign(user: ReturnType<typeof userEvent.setup>) {
  const open = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign' });
  await waitFor(() => expect(open.disabled).toBe(false));
  await user.click(open);
  const pad = within(screen.getByRole('dialog'));
  // Nothing, and another's name, sign nothing.
  await user.click(pad.getByRole('button', { name: 'Accept' }));
  expect(pad.getByRole('alert').textContent).toBe(shared.signatureFirst);
  await user.type(pad.getByLabelText(signing.typeYourName), 'Ingrid Solis');
  await user.click(pad.getByRole('button', { name: 'Accept' }));
  expect(pad.getByRole('alert').textContent).toBe(fill(shared.signatureMismatch, { name: 'PRIYA RAMAN' }));
  await user.clear(pad.getByLabelText(signing.typeYourName));
  await user.type(pad.getByLabelText(signing.typeYourName), 'Priya Raman');
  await user.click(pad.getByRole('button', { name: 'Accept' }));
}

const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' });

describe('referrals', () => {
  it('stand in the panels Accepted, Rejected and Pending', async () => {
    const agreements = [
      anAgreement({ id: 'a', clientName: 'Accepted Homes', status: agreementStatus.accepted }),
      anAgreement({ id: 'b', clientName: 'Pending Homes', status: agreementStatus.pending }),
    ];
    await referrals({ broker: anActivatedBroker({ agreements }) });
    const panelOf = async (client: string) =>
      (await screen.findByText(client)).closest('details')?.querySelector('summary')?.textContent;
    expect(await panelOf('Accepted Homes')).toContain('Accepted');
    expect(await panelOf('Pending Homes')).toContain('Pending');
  });

  it('are none as yet, and cannot be made by a broker who is not active', async () => {
    await referrals({ broker: anActivatedBroker({ status: brokerStatus.deactivated }) });
    expect(await screen.findByText(broker.brokerInactive)).toBeTruthy();
    expect(screen.getByText(broker.noReferrals)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: broker.submitNewReferral }).disabled).toBe(true);
  });

  it('are made while the lender reviews the account, which is said until it is active', async () => {
    await referrals({ broker: anActivatedBroker({ status: brokerStatus.pending }) });
    expect(await screen.findByText(broker.brokerInReview)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: broker.submitNewReferral }).disabled).toBe(false);
    await end();
    await referrals();
    expect(await screen.findByText(broker.noReferrals)).toBeTruthy();
    expect(screen.queryByText(broker.brokerInReview)).toBeNull();
  });

  it('are left by one step back, also where the button was pressed twice', async () => {
    await referrals();
    const begin = await screen.findByRole('button', { name: broker.submitNewReferral });
    const before = history.length;
    // Both before anything is drawn.
    await act(async () => {
      begin.click();
      await Promise.resolve();
      begin.click();
    });
    await screen.findByLabelText(/^Client business name/);
    expect(history.length - before).toBe(1);
    history.back();
    expect(await screen.findByRole('button', { name: broker.submitNewReferral })).toBeTruthy();
  });

  it('are read, and stay where the deletion was refused', async () => {
    const agreement = anAgreement();
    const { user, said } = await referrals({
      path: `/?referral=${agreement.id}`,
      answers: {
        [`GET /api/broker/brokeragreements/${agreement.id}`]: () => agreement,
        [`DELETE /api/broker/brokeragreements/delete/${agreement.id}`]: () =>
          Response.json({ status: 409, code: 'state.version_conflict' }, { status: 409 }),
      },
    });
    expect(
      await screen.findByRole('heading', { name: `${broker.viewReferral}: ${agreement.clientName}` }),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect((await question.findByRole('alert')).textContent).toMatch(new RegExp(`^${broker.errorDeletingAgreement}: `));
    expect(said.filter(([event]) => event === 'notify')).toEqual([]);
    expect(screen.getByRole('heading', { name: `${broker.viewReferral}: ${agreement.clientName}` })).toBeTruthy();
  });

  it('of the lender’s terms are signed where they are read, and read anew where they changed meanwhile', async () => {
    let agreement = { ...anAgreement({ brokerSignedAt: null }), brokerSignature: null, adminSignature: null };
    let version = 1;
    const failing = [true];
    const { user, calls, said } = await referrals({
      path: `/?referral=${agreement.id}`,
      answers: {
        [`GET /api/broker/brokeragreements/${agreement.id}`]: () => agreement,
        [`GET /api/broker/brokeragreements/${agreement.id}/text`]: () => {
          const html = `<p>Reading ${version}</p>`;
          return { html, contentHash: `hash ${version}`, isSigned: false, signatures: [] };
        },
        'POST /api/broker/brokeragreements/sign': ({ body }: { body?: unknown }) => {
          if (failing.shift()) return Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 });
          version = 2;
          if ((body as { textHash: string }).textHash === 'hash 1')
            return Response.json(
              { status: 409, code: 'state.version_conflict', detail: shared.termsChanged },
              { status: 409 },
            );
          agreement = { ...agreement, brokerSignedAt: '2024-03-08T15:00:00.000Z' };
          return agreement;
        },
      },
    });
    expect(await screen.findByText(broker.signToGoOn)).toBeTruthy();
    await screen.findByText('Reading 1');
    await sign(user);
    const dialog = within(await screen.findByRole('dialog', { name: 'Signature' }));
    await user.click(await dialog.findByRole('button', { name: screens.tryAgain }));
    await dialog.findByText('Reading 2');
    expect(dialog.getByRole('alert').textContent).toContain(shared.termsChanged);
    // Other terms are signed anew.
    expect(dialog.queryByRole('button', { name: screens.tryAgain })).toBeNull();
    await user.type(dialog.getByLabelText(signing.typeYourName), 'Priya Raman');
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(screen.queryByText(broker.signToGoOn)).toBeNull());
    expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull();
    const sent = calls.filter(({ path }) => path.endsWith('/sign')).map(({ body }) => body);
    expect(sent.at(-1)).toEqual({
      id: agreement.id,
      brokerSignature: png,
      signedName: 'Priya Raman',
      textHash: 'hash 2',
    });
    const told = said.filter(([event]) => event === 'notify').map(([, payload]) => payload);
    expect(told).toEqual([{ kind: 'success', text: broker.referralSigned }]);
  });

  it('have nothing to agree to without an ICCA', async () => {
    await referrals({ path: '/?referral=new', latest: notFound });
    expect(await screen.findByText(shared.noIcca)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  });
});

describe('a new referral', () => {
  it('that was typed is offered again after the page was loaded anew, on the text of now and without a signature', async () => {
    const before = await referrals({ path: '/?referral=new' });
    await fillTerms(before.user);
    await sign(before.user);
    await end();
    const { user, sent } = await referrals({ path: '/?referral=new', latest: () => ({ ...icca, version: 'newer' }) });
    await user.click(await screen.findByRole('button', { name: screens.restoreDraft }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Client business name/).value).toBe('Harbor Light Builders');
    expect(submit().disabled).toBe(true);
    await sign(user);
    await user.click(submit());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({ clientName: 'Harbor Light Builders', version: 'newer' });
    await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
  });

  it('say at Enter what is wrong with a field, while they cannot be submitted', async () => {
    const { user, sent } = await referrals({ path: '/?referral=new' });
    const fee = await screen.findByLabelText(/^Client fee \(%\)/);
    await user.type(fee, '0{Enter}');
    await waitFor(() => expect(fee.getAttribute('aria-invalid')).toBe('true'));
    expect(sent()).toEqual([]);
  });

  it('can be signed once it is ready and submitted once it is signed', async () => {
    const { user, sent, said } = await referrals({ path: '/?referral=new' });
    await screen.findByLabelText(/^Client business name/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign' }).disabled).toBe(true);
    await fillTerms(user);
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Agreement' }).textContent).toBe(
        'For Harbor Light Builders, by Ingrid Solis: 0.5%',
      ),
    );
    expect(submit().disabled).toBe(true);
    await sign(user);
    await user.click(submit());
    await waitFor(() =>
      expect(said).toContainEqual(['notify', { kind: 'success', text: broker.brokerAgreementCreated }]),
    );
    expect(sent()[0]?.body).toMatchObject({
      brokerId: anActivatedBroker().id,
      clientName: 'Harbor Light Builders',
      additionalFee: 0.5,
      clientFeePercent: 1.25,
      clientFeeOther: null,
      version: 'default',
      brokerSignature: png,
      signedName: 'Priya Raman',
      textHash: 'hash of <p>For Harbor Light Builders, by Ingrid Solis: 0.5%</p>',
    });
    expect(location.search).toBe('');
  });

  it("proposes rates beside the lender's", async () => {
    const { user, sent } = await referrals({ path: '/?referral=new' });
    await fillTerms(user);
    expect(screen.getByText(fill(words.rateProposal, { rate: '1.00%' }))).toBeTruthy();
    expect(screen.getByText(words.shareProposal)).toBeTruthy();
    const rate = screen.getByLabelText(/^Initial loan rate/);
    await user.clear(rate);
    await user.type(rate, '1.5');
    await sign(user);
    await user.click(submit());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({ initialLoanRate: 1.5, additionalLoanRate: 0.5 });
  });

  it('is to be signed anew when its terms change', async () => {
    const { user } = await referrals({ path: '/?referral=new' });
    await fillTerms(user);
    await sign(user);
    expect(submit().disabled).toBe(false);
    await user.type(screen.getByLabelText(/^Client representative name/), ' Jr.');
    expect(submit().disabled).toBe(true);
  });

  it('asks before it is closed unsaved, and stays when the answer is no', async () => {
    const { user } = await referrals({ path: '/?referral=new' });
    await user.type(await screen.findByLabelText(/^Client business name/), 'Harbor Light Builders');
    const close = screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement;
    await user.click(close);
    const question = within(await screen.findByRole('alertdialog', { name: broker.agreementNotSaved }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Client business name/).value).toBe('Harbor Light Builders');
    await user.click(close);
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Manage Referrals' })).toBeTruthy();
  });
});

describe('a referral that was taken back elsewhere', () => {
  const one = anAgreement();
  const path = `/?referral=${one.id}`;
  const gone = () => Response.json({ status: 404, code: 'resource.not_found' }, { status: 404 });
  const read = `GET /api/broker/brokeragreements/${one.id}`;
  const isTold = async (user: ReturnType<typeof userEvent.setup>) => {
    expect(await screen.findByRole('heading', { level: 1, name: broker.referralGone })).toBeTruthy();
    expect(screen.getByText(broker.referralGoneHint)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: broker.toReferrals }));
    await waitFor(() => expect(location.search).toBe(''));
  };

  it('is said so where it is opened, with the way to the others', async () => {
    const { user } = await referrals({ path, answers: { [read]: gone } });
    await isTold(user);
  });

  it('is said so to who takes it back a second time', async () => {
    let isThere = true;
    const { user } = await referrals({
      path,
      answers: {
        [read]: () => (isThere ? one : gone()),
        [`${read}/text`]: () => readText({ body: one }),
        [`DELETE /api/broker/brokeragreements/delete/${one.id}`]: gone,
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    isThere = false;
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await isTold(user);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
