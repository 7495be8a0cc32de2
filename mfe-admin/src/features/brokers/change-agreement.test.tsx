import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ReactElement } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brokerName } from '@groundwork/domain-brokers';
import { fill, shared } from '@groundwork/domain-messages';
import { admin, brokerDesk } from '@groundwork/domain-messages-admin';
import { agreements as words, screens } from '@groundwork/domain-messages-screens';
import { displayInstant, formatDayMonthYear } from '@groundwork/domain-time';
import { AgreementCard } from '@groundwork/web-lending';
import { createAreaMount } from '@groundwork/web-mount';
import { mountedArea } from '@groundwork/web-mount/testing';
import type { AgreementDetails } from '../../data/api.js';
import { aBroker, anAgreement } from '../../testing/a-broker.js';
import { administrator } from '../../testing/administrator.js';
import { AgreementReview } from './agreement-review.js';
import { BrokerActions } from './broker-actions.js';

jest.setTimeout(60_000);
let end = async () => {};
beforeEach(() => localStorage.clear());
afterEach(() => end());

const { id } = anAgreement();
const refused = () => Response.json({ status: 409, code: 'state.locked', detail: 'No' }, { status: 409 });

async function shown(element: ReactElement, answers: Record<string, () => unknown> = {}) {
  const area = createAreaMount({ name: 'test', routes: () => [{ path: '/', element }] });
  const mounted = await mountedArea({
    area,
    user: administrator,
    path: '/',
    answers: {
      [`GET /api/admin/brokeragreements/${id}/text`]: () => ({
        html: '<p>Text</p>',
        contentHash: 'ab'.repeat(32),
        isSigned: false,
        signatures: [],
      }),
      'GET /api/admin/iccaagreementmaster/latest': () => ({
        version: 'default',
        initialLoanRate: 1,
        additionalLoanRate: 0.5,
      }),
      'GET /api/admin/iccaagreementmaster/all': () => [{ version: 'default' }, { version: '2024' }],
      ...answers,
    },
  });
  end = mounted.end;
  const told = () =>
    mounted.said.filter(([event]) => event === 'notify').map(([, payload]) => (payload as { text: string }).text);
  return { ...mounted, user: userEvent.setup(), told };
}
const review = (agreement: AgreementDetails, onDeleted = () => undefined as void) => (
  <AgreementReview agreement={agreement} broker={aBroker()} onDeleted={onDeleted} />
);
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
};

describe('an agreement that waits for a decision', () => {
  it.each([
    ['signed by its broker', anAgreement(), admin.brokerAgreementUpdated],
    ['of an administrator', anAgreement({ brokerSignature: null }), admin.agreementUpdated],
  ])('%s is changed on the revision that was read', async (_what, agreement, sentence) => {
    const { user, calls, told } = await shown(review(agreement), {
      'PUT /api/admin/brokeragreements/update': () => ({}),
    });
    await press(user, brokerDesk.edit);
    const dialog = within(
      await screen.findByRole('dialog', { name: fill(brokerDesk.editOf, { name: agreement.clientName }) }),
    );
    expect(dialog.queryByText(brokerDesk.signatureEnds) !== null).toBe(agreement.brokerSignature !== null);
    expect(dialog.getByText(fill(words.rateOfMaster, { rate: '1.00%' }))).toBeTruthy();
    expect(dialog.getByText(words.shareMeans)).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>(screens.bfiShare).disabled).toBe(true);
    const rate = dialog.getByLabelText(/^Initial loan rate/);
    await user.clear(rate);
    await user.type(rate, '1.5');
    await user.click(dialog.getByRole('button', { name: admin.saveChanges }));
    await waitFor(() => expect(told()).toEqual([sentence]));
    const sent = calls.find(({ method }) => method === 'PUT')?.body as Record<string, unknown>;
    expect(sent).toMatchObject({ id, revision: 3, initialLoanRate: 1.5, additionalLoanRate: 0.5 });
    expect(Object.keys(sent)).not.toContain('standardFee');
  });

  it('that another administrator changed meanwhile is shown beside what was typed, also after a reload, and saved over it', async () => {
    const agreement = anAgreement({ brokerSignature: null });
    const theirs = { ...agreement, revision: 4, additionalFee: 2, clientRepresentativeName: 'Ana Bly' };
    const put = 'PUT /api/admin/brokeragreements/update';
    const edit = async (user: ReturnType<typeof userEvent.setup>) => {
      await press(user, brokerDesk.edit);
      return within(
        await screen.findByRole('dialog', { name: fill(brokerDesk.editOf, { name: agreement.clientName }) }),
      );
    };
    const before = await shown(review(agreement));
    const fee = (await edit(before.user)).getByLabelText(/^Additional fee/);
    await before.user.clear(fee);
    await before.user.type(fee, '1.5');
    await end();
    const { user, calls } = await shown(review(theirs), {
      [put]: () =>
        calls.filter(({ method }) => method === 'PUT').length > 1
          ? {}
          : Response.json({ status: 409, code: 'state.version_conflict', current: theirs }, { status: 409 }),
    });
    const dialog = await edit(user);
    await user.click(dialog.getByRole('button', { name: screens.restoreDraft }));
    await user.click(dialog.getByRole('button', { name: admin.saveChanges }));
    const choice = within(await screen.findByRole('alertdialog', { name: screens.conflictTitle }));
    expect(choice.getByRole('group', { name: 'Client representative name' }).textContent).toContain('Ana Bly');
    expect(choice.getByRole('group', { name: 'Additional fee (%)' }).textContent).toContain('1.5');
    await user.click(choice.getByRole('button', { name: screens.saveChoice }));
    await waitFor(() => expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2));
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toMatchObject([
      { revision: 3, additionalFee: 1.5 },
      { revision: 4, additionalFee: 1.5, clientRepresentativeName: 'Ana Bly' },
    ]);
  });

  it('says what its broker proposed, and that it has expired', async () => {
    const agreement = anAgreement();
    await shown(review(agreement));
    const terms = `1.50% initial, ${words.proposedWithout}`;
    expect(await screen.findByText(fill(words.proposed, { terms }))).toBeTruthy();
    const date = formatDayMonthYear(agreement.expirationDate);
    expect(screen.getByText(fill(words.expiredOn, { date }))).toBeTruthy();
    await end();
    await shown(<AgreementCard agreement={agreement} onOpen={() => undefined} />);
    expect(screen.getByText(words.expired)).toBeTruthy();
  });

  it('is accepted once its broker has signed, and says so before, on its card too', async () => {
    const unsigned = anAgreement({ brokerSignedAt: null });
    const accept = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Accept' }).disabled;
    await shown(review(unsigned));
    expect(await screen.findByText(shared.brokerUnsigned)).toBeTruthy();
    expect(screen.getByText(words.signedByBroker).nextElementSibling?.textContent).toBe(words.notSigned);
    expect(accept()).toBe(true);
    await end();
    await shown(<AgreementCard agreement={unsigned} onOpen={() => undefined} />);
    expect(screen.getByText(words.waitsForBroker)).toBeTruthy();
    await end();
    const signed = anAgreement();
    await shown(review(signed));
    const at = displayInstant(signed.brokerSignedAt ?? '');
    expect((await screen.findByText(words.signedByBroker)).nextElementSibling?.textContent).toBe(at);
    expect(accept()).toBe(false);
    expect(screen.queryByText(shared.brokerUnsigned)).toBeNull();
  });

  it('is deleted after a question, and stays where that is refused', async () => {
    let deleted = 0;
    const agreement = anAgreement();
    const confirm = async (user: ReturnType<typeof userEvent.setup>) => {
      await press(user, brokerDesk.deleteWord);
      const question = within(await screen.findByRole('alertdialog', { name: brokerDesk.deleteAgreement }));
      expect(question.getByText(fill(brokerDesk.deleteAgreementDetail, { name: agreement.clientName }))).toBeTruthy();
      await user.click(question.getByRole('button', { name: brokerDesk.deleteWord }));
    };
    const path = `DELETE /api/admin/brokeragreements/delete/${id}`;
    const failing = await shown(
      review(agreement, () => (deleted += 1) as never),
      { [path]: refused },
    );
    await confirm(failing.user);
    expect((await screen.findByRole('alert')).textContent).toContain(admin.couldNotDeleteBrokerAgreement);
    expect(deleted).toBe(0);
    await end();
    const { user, told } = await shown(
      review(agreement, () => (deleted += 1) as never),
      { [path]: () => ({ id }) },
    );
    await confirm(user);
    await waitFor(() => expect(told()).toEqual([screens.successfullyDeleted]));
    expect(deleted).toBe(1);
  });

  it('is neither changed nor deleted once it is decided', async () => {
    await shown(review(anAgreement({ status: '2' })));
    await screen.findByRole('button', { name: 'Rejected' });
    expect(screen.queryByRole('button', { name: brokerDesk.edit })).toBeNull();
    expect(screen.queryByRole('button', { name: brokerDesk.deleteWord })).toBeNull();
  });
});

describe('a broker', () => {
  const broker = aBroker({ status: '3', userId: id });
  const path = `DELETE /api/admin/brokers/delete/${broker.id}`;
  const confirm = async (user: ReturnType<typeof userEvent.setup>) => {
    await press(user, brokerDesk.deleteWord);
    const question = within(await screen.findByRole('alertdialog', { name: brokerDesk.deleteBroker }));
    expect(question.getByText(fill(brokerDesk.deleteBrokerDetail, { name: brokerName(broker) }))).toBeTruthy();
    await user.click(question.getByRole('button', { name: brokerDesk.deleteWord }));
  };

  it('who cannot sign in any more is deleted after a question', async () => {
    const failing = await shown(<BrokerActions broker={broker} />, { [path]: refused });
    await confirm(failing.user);
    expect((await screen.findByRole('alert')).textContent).toContain(brokerDesk.couldNotDeleteBroker);
    await end();
    const { user, told } = await shown(<BrokerActions broker={broker} />, { [path]: () => ({ id: broker.id }) });
    await confirm(user);
    await waitFor(() => expect(told()).toEqual([screens.successfullyDeleted]));
    await end();
    await shown(<BrokerActions broker={aBroker({ status: '4', userId: id })} />);
    expect(screen.queryByRole('button', { name: brokerDesk.deleteWord })).toBeNull();
  });

  it('is given a version of the ICCA', async () => {
    const { user } = await shown(<BrokerActions broker={broker} />);
    await press(user, 'Edit');
    const select = await screen.findByLabelText<HTMLSelectElement>(/^ICCA version/);
    await waitFor(() => expect([...select.options].map(({ value }) => value)).toEqual(['', 'default', '2024']));
    expect(screen.getByText(brokerDesk.versionHint)).toBeTruthy();
  });
});
