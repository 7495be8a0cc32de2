import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brokerName, brokerStatus, inviteCaption } from '@groundwork/domain-brokers';
import { fill, shared } from '@groundwork/domain-messages';
import { admin, brokerDesk } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { mountedArea } from '@groundwork/web-mount/testing';
import area from '../../export-app.js';
import { aBroker, anAgreement } from '../../testing/a-broker.js';
import { administrator } from '../../testing/administrator.js';

let end = async () => {};
afterEach(async () => {
  await end();
  localStorage.clear();
});

const pending = aBroker({ status: brokerStatus.pending });
const activated = aBroker({
  id: '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9b107',
  status: brokerStatus.activated,
  userId: '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9b108',
  firstName: 'Ruth',
});
const refused = () => Response.json({ status: 409, code: 'state.version_conflict' }, { status: 409 });

async function brokers(path: string, answers = {}, all: unknown = [pending, activated]) {
  const mounted = await mountedArea({
    area,
    user: administrator,
    path,
    answers: {
      'GET /api/admin/brokers': () => all,
      'GET /api/admin/drawrequest/selections': () => [],
      ...answers,
    },
  });
  end = mounted.end;
  await screen.findByRole('heading', { name: admin.brokerAdmin });
  return { ...mounted, user: userEvent.setup() };
}
const button = (name: string) => screen.findByRole('button', { name });
const panel = (broker: ReturnType<typeof aBroker>) => screen.queryByText(brokerName(broker));

describe('the list of brokers', () => {
  it('begins with the first group that has somebody, and says so of one that has nobody', async () => {
    const { user } = await brokers('/brokers');
    expect(panel(pending)).toBeTruthy();
    expect(panel(activated)).toBeNull();
    await user.selectOptions(screen.getByLabelText('Group'), brokerStatus.deactivated);
    expect(await screen.findByText(admin.noBrokers)).toBeTruthy();
  });

  it('opens the broker whom a link names, in whatever group it is', async () => {
    await brokers(`/brokers?broker=${activated.id}`);
    expect(panel(activated)).toBeTruthy();
    expect(panel(pending)).toBeNull();
    expect(await button('Deactivate')).toBeTruthy();
    expect(await button(admin.addNewAgreement)).toBeTruthy();
  });

  it('has no agreements to begin for a broker who was rejected', async () => {
    await brokers(`/brokers?broker=${pending.id}`, {}, [aBroker({ status: brokerStatus.rejected })]);
    expect(await screen.findByText(admin.noAgreements)).toBeTruthy();
    expect(screen.queryByRole('button', { name: admin.addNewAgreement })).toBeNull();
  });

  it('says that it could not be read', async () => {
    await brokers('/brokers', { 'GET /api/admin/brokers': () => Response.json({ status: 403 }, { status: 403 }) });
    expect(await screen.findByRole('heading', { name: admin.errorGettingAllBrokers })).toBeTruthy();
  });
});

describe('what is asked before a broker is decided', () => {
  const consequence = async (command: string, broker: ReturnType<typeof aBroker>, sentence: string) => {
    const { user } = await brokers(`/brokers?broker=${broker.id}`, {}, [broker]);
    await user.click(await button(command));
    expect(await screen.findByText(fill(sentence, { name: brokerName(broker) }))).toBeTruthy();
    await end();
  };

  it('says what becomes of its account', async () => {
    await consequence('Deactivate', activated, brokerDesk.deactivates);
    await consequence('Activate', { ...activated, status: brokerStatus.deactivated }, brokerDesk.activates);
    await consequence('Activate', pending, brokerDesk.activatesUnregistered);
    await consequence('Reject', pending, brokerDesk.rejects);
  });

  it('leaves who was activated before registering an invitation', async () => {
    const { user, calls } = await brokers(
      `/brokers?broker=${activated.id}`,
      { [`POST /api/admin/brokers/send/${activated.id}`]: () => activated },
      [{ ...activated, userId: null, sentEmail: true }],
    );
    await user.click(await button(inviteCaption(true)));
    await waitFor(() => expect(calls.filter(({ path }) => path.includes('/brokers/send/'))).toHaveLength(1));
  });
});

describe('what is done with a broker and fails', () => {
  const notices = (said: Awaited<ReturnType<typeof brokers>>['said']) =>
    said.flatMap(([event, payload]) => (event === 'notify' ? [(payload as { text: string }).text] : []));

  it('is said of an invitation, and of one that went', async () => {
    let answer: () => unknown = refused;
    const send = `POST /api/admin/brokers/send/${pending.id}`;
    const { user, said } = await brokers(`/brokers?broker=${pending.id}`, { [send]: () => answer() });
    await user.click(await button(inviteCaption(false)));
    await button(inviteCaption(false));
    expect(notices(said)).toEqual([expect.stringMatching(`^${admin.errorSendingActivation}: `)]);
    answer = () => pending;
    await user.click(await button(inviteCaption(false)));
    await button(inviteCaption(false));
    expect(notices(said).slice(1)).toEqual([fill(admin.brokerInvited, { email: pending.emailAddressA })]);
  });

  it('is said of a status, a rejection and an edit by its own sentence', async () => {
    const { user, said } = await brokers(`/brokers?broker=${activated.id}`, {
      'PUT /api/admin/brokers/update': refused,
    });
    await user.click(await button('Deactivate'));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Deactivate' }));
    expect((await question.findByRole('alert')).textContent).toMatch(
      new RegExp(`^${admin.errorUpdatingBrokerStatus}: `),
    );
    await user.click(question.getByRole('button', { name: screens.cancel }));
    const edit = async () => {
      await user.click(await button('Edit'));
      return within(await screen.findByRole('dialog'));
    };
    await user.type((await edit()).getByRole('textbox', { name: 'Title' }), 'Principal');
    // What Escape does to a dialog: what is typed stays for the next time.
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const dialog = await edit();
    await user.click(dialog.getByRole('button', { name: screens.restoreDraft }));
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toContain('Principal');
    await user.click(dialog.getByRole('button', { name: admin.saveChanges }));
    const told = await dialog.findByRole('alert');
    expect(told.textContent).toMatch(new RegExp(`^${admin.errorUpdatingBroker}: `));
    expect(notices(said)).toEqual([]);
  });

  it('is said of a new one in its form', async () => {
    const { user, said } = await brokers('/brokers', { 'POST /api/admin/brokers/create': refused });
    await user.click(await button(admin.addNewBroker));
    const dialog = within(await screen.findByRole('dialog'));
    const entered = {
      'First name': 'Imani',
      'Last name': 'Adeyemi',
      'Business name': 'Adeyemi Finance',
      'Primary email': 'imani@example.com',
      'Primary phone': '7135550199',
    };
    for (const [name, text] of Object.entries(entered))
      await user.type(dialog.getByRole('textbox', { name: new RegExp(`^${name}`) }), text);
    await user.click(dialog.getByRole('button', { name: 'Add Broker' }));
    expect(await dialog.findByText(new RegExp(`^${admin.errorSubmittingBroker}: `))).toBeTruthy();
    expect(notices(said)).toEqual([]);
  });

  it('is said of a rejection, whose reason stays as it was typed', async () => {
    const { user, said } = await brokers(`/brokers?broker=${pending.id}`, {
      'PUT /api/admin/brokers/update': refused,
    });
    await user.click(await button('Reject'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'No license on file');
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(new RegExp(`^${admin.couldNotRejectBroker}: `));
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('No license on file');
    expect(notices(said)).toEqual([]);
  });

  it('is said of the notice to a broker who was rejected, which is asked for once the rejection stands', async () => {
    const rejected = { ...pending, status: brokerStatus.rejected };
    let notice: () => unknown = () => Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 });
    const { user, said, calls } = await brokers(`/brokers?broker=${pending.id}`, {
      'PUT /api/admin/brokers/update': () => rejected,
      'POST /api/admin/brokers/notify/reject': () => notice(),
    });
    const reject = async () => {
      await user.click(await button('Reject'));
      const dialog = within(await screen.findByRole('dialog'));
      await user.type(dialog.getByRole('textbox'), 'No license on file');
      await user.click(dialog.getByRole('button', { name: 'Reject' }));
    };
    await reject();
    await waitFor(() =>
      expect(notices(said)).toEqual([
        screens.done,
        `${admin.errorSendingRejectionNotice}: ${shared.serviceUnavailable}`,
      ]),
    );
    notice = () => ({ id: pending.id, notifiedAt: '2026-03-02T15:00:00.000Z' });
    await reject();
    const told = () => calls.filter(({ path }) => path.endsWith('/notify/reject')).map(({ body }) => body);
    await waitFor(() => expect(told().at(-1)).toEqual({ id: pending.id }));
    await waitFor(() => expect(notices(said)).toHaveLength(3));
    expect(notices(said).at(-1)).toBe(screens.done);
  });

  it('is said of an agreement that cannot be read, and of one that cannot be rejected', async () => {
    const agreement = anAgreement({ brokerId: activated.id });
    const path = `/brokers?broker=${activated.id}&agreement=${agreement.id}`;
    let answer: () => unknown = () => Response.json({ status: 403 }, { status: 403 });
    let rejection: () => unknown = refused;
    const { user, said } = await brokers(
      path,
      {
        [`GET /api/admin/brokeragreements/${agreement.id}`]: () => answer(),
        'POST /api/admin/brokeragreements/reject': () => rejection(),
      },
      [{ ...activated, agreements: [agreement] }],
    );
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('heading', { name: admin.errorGettingBrokerAgreements })).toBeTruthy();
    answer = () => agreement;
    await user.click(dialog.getByRole('button', { name: screens.tryAgain }));
    await user.click(await dialog.findByRole('button', { name: 'Reject' }));
    const reason = within(await screen.findByRole('dialog', { name: 'Reject this agreement?' }));
    await user.type(reason.getByRole('textbox'), 'No license on file');
    await user.click(reason.getByRole('button', { name: 'Reject' }));
    expect((await reason.findByRole('alert')).textContent).toMatch(`${admin.errorWithThisAgreement}: `);
    expect(reason.getByRole<HTMLTextAreaElement>('textbox').value).toBe('No license on file');
    rejection = () => agreement;
    await user.click(reason.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(notices(said)).toEqual([admin.agreementRejected]));
  });
});
