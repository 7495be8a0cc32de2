import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { screens } from '@groundwork/domain-messages-screens';
import { createAreaMount } from '@groundwork/web-mount';
import { mountedArea } from '@groundwork/web-mount/testing';
import { aBroker } from '../../testing/a-broker.js';
import { administrator } from '../../testing/administrator.js';
import { NewAgreementDialog } from './new-agreement-dialog.js';

let end = async () => {};
beforeEach(() => localStorage.clear());
afterEach(() => end());

const aMaster = (version: string) => ({ version, initialLoanRate: 2, additionalLoanRate: 1.5, content: '<p>Text</p>' });

async function dialog(iccaVersion: string, creation: () => unknown = () => ({})) {
  let closed = 0;
  const element = <NewAgreementDialog broker={aBroker({ iccaVersion })} onClose={() => (closed += 1)} />;
  const area = createAreaMount({ name: 'test', routes: () => [{ path: '/', element }] });
  const mounted = await mountedArea({
    area,
    user: administrator,
    path: '/',
    answers: {
      'POST /api/admin/brokeragreements/create/new': creation,
      'GET /api/admin/iccaagreementmaster/latest': () => aMaster('default'),
      [`GET /api/admin/iccaagreementmaster/version/${iccaVersion}`]: () => aMaster(iccaVersion),
    },
  });
  end = mounted.end;
  await screen.findByLabelText(/^Client business name/);
  const told = () =>
    mounted.said.flatMap(([event, payload]) => (event === 'notify' ? [(payload as { text: string }).text] : []));
  return { user: userEvent.setup(), calls: mounted.calls, closed: () => closed, told };
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

async function typeNames(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field(/^Client business name/), 'Harbor Light Builders');
  await user.type(field(/^Client representative name/), 'Ingrid Solis');
}

describe('an agreement that is entered for a broker', () => {
  it('is offered again after the page was loaded anew, until it is made on the version of now', async () => {
    await typeNames((await dialog('default')).user);
    await end();
    const { user, calls, closed } = await dialog('newer');
    await user.click(screen.getByRole('button', { name: screens.restoreDraft }));
    expect(field(/^Client business name/).value).toBe('Harbor Light Builders');
    await user.type(field(/^Additional fee/), '0.5');
    await user.type(field(/^Client fee \(%\)/), '1.25');
    await user.click(screen.getByRole('button', { name: 'Create Agreement' }));
    await waitFor(() => expect(closed()).toBe(1));
    const [sent] = calls.filter(({ method }) => method === 'POST');
    expect(sent?.body).toMatchObject({
      clientName: 'Harbor Light Builders',
      version: 'newer',
      initialLoanRate: 2,
      additionalLoanRate: 1.5,
    });
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('that could not be made is said to be so, and stays', async () => {
    const { user, told } = await dialog('default', () =>
      Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 }),
    );
    await typeNames(user);
    await user.type(field(/^Additional fee/), '0.5');
    await user.type(field(/^Client fee \(%\)/), '1.25');
    await user.click(screen.getByRole('button', { name: 'Create Agreement' }));
    const failure = await screen.findByText(new RegExp(`^${screens.errorWithThisBrokerAgreement}: `));
    expect([failure.closest('dialog') !== null, told()]).toEqual([true, []]);
    expect(field(/^Client business name/).value).toBe('Harbor Light Builders');
  });

  it('is offered again after Escape', async () => {
    const first = await dialog('default');
    await typeNames(first.user);
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(first.closed()).toBe(1));
    await end();
    const { user } = await dialog('default');
    await user.click(screen.getByRole('button', { name: screens.restoreDraft }));
    expect(field(/^Client business name/).value).toBe('Harbor Light Builders');
  });

  it('is forgotten when it is cancelled, and stays while it is only offered', async () => {
    await typeNames((await dialog('default')).user);
    await end();
    const offered = await dialog('default');
    await offered.user.click(screen.getByRole('button', { name: screens.cancel }));
    await end();
    const { user } = await dialog('default');
    await user.click(screen.getByRole('button', { name: screens.restoreDraft }));
    await user.click(screen.getByRole('button', { name: screens.cancel }));
    await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
  });
});
