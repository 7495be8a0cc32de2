import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shared } from '@groundwork/domain-messages';
import { screens, screens as sentences } from '@groundwork/domain-messages-screens';
import { mountedArea } from '@groundwork/web-mount/testing';
import type { SentCall } from '@groundwork/web-mount/testing';
import area from '../../export-app.js';
import { anActivatedBroker, signedInBroker } from '../../testing/a-broker.js';

let end = async () => {};
afterEach(async () => {
  await end();
  localStorage.clear();
});

const known = anActivatedBroker({ streetAddress: '1 Main Street', city: 'Houston', state: 'Texas', zipCode: '77002' });
const refusal = (field: string, message: string) =>
  Response.json(
    { status: 422, code: 'input.invalid', detail: message, errors: [{ field, message, code: 'field.invalid' }] },
    { status: 422 },
  );

async function account(answers: Record<string, (call: SentCall) => unknown> = {}, path = '/manageBroker') {
  const mounted = await mountedArea({
    area,
    user: signedInBroker,
    path,
    answers: {
      [`GET /api/broker/brokers/byUserId/${signedInBroker.id}`]: () => known,
      [`GET /api/broker/fileUpload/broker/${known.id}`]: () => [],
      [`GET /api/broker/fileUpload/brokerLogos/${known.id}`]: () => [],
      'PUT /api/broker/brokers/update': ({ body }) => ({ ...known, ...(body as object), revision: 2 }),
      'POST /api/broker/account/updatePassword': () => ({ result: 'Succeeded' }),
      ...answers,
    },
  });
  end = mounted.end;
  const user = userEvent.setup();
  await screen.findByRole('form', { name: 'Account' });
  const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  const change = () => user.click(screen.getByRole('button', { name: 'Update Password' }));
  const sent = (method: string, path: string) =>
    mounted.calls.filter((call) => call.method === method && call.path.endsWith(path));
  const notices = () =>
    mounted.said.filter(([event]) => event === 'notify').map(([, payload]) => (payload as { text: string }).text);
  return { user, field, save, change, sent, notices };
}

const [old, fresh, again] = [/^Old Password/, /^New Password/, /^Confirm Password/] as const;

describe("a broker's own account", () => {
  it('is opened at the W-9 by the link that asks for it, and from its top by any other', async () => {
    const w9 = () => screen.findByRole('region', { name: 'W-9' });
    await account({}, '/manageBroker#w9');
    const place = await w9();
    await waitFor(() => expect(document.activeElement?.contains(place)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    await end();
    await account();
    await w9();
    expect(document.activeElement).toBe(document.body);
  });

  it('is saved without a password, whatever a password manager has filled in', async () => {
    const { user, field, save, sent, notices } = await account();
    expect(screen.getByRole('heading', { name: 'Password', level: 2 })).toBeTruthy();
    await user.type(field(old), 'filled-in');
    await user.type(field(/^Secondary email/), 'second@example.com');
    await save();
    await waitFor(() => expect(notices()).toEqual([sentences.accountUpdated]));
    expect(sent('PUT', '/brokers/update')[0]?.body).toMatchObject({
      id: known.id,
      revision: 1,
      emailAddressB: 'second@example.com',
      phoneNumberA: '7135550182',
      phoneNumberB: null,
    });
    expect(sent('PUT', '/brokers/update')[0]?.body).not.toHaveProperty('password');
    expect(sent('POST', '/account/updatePassword')).toEqual([]);
    expect(field(old).value).toBe('filled-in');
  });

  it('that was typed is offered again after the page was loaded anew', async () => {
    const before = await account();
    await before.user.clear(before.field(/^City/));
    await before.user.type(before.field(/^City/), 'Austin');
    await before.user.type(before.field(fresh), 'a-new-one');
    await end();
    const { user, field, save, sent } = await account();
    await user.click(await screen.findByRole('button', { name: screens.restoreDraft }));
    expect([field(/^City/).value, field(fresh).value]).toEqual(['Austin', '']);
    await save();
    await waitFor(() => expect(sent('PUT', '/brokers/update')[0]?.body).toMatchObject({ city: 'Austin', revision: 1 }));
    await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
  });

  it('that the lender changed meanwhile is shown beside what was typed, and saved over it', async () => {
    const theirs = { ...known, revision: 2, city: 'Dallas' };
    const { user, field, save, sent } = await account({
      'PUT /api/broker/brokers/update': ({ body }) =>
        (body as { revision: number }).revision === 2
          ? { ...theirs, ...(body as object), revision: 3 }
          : Response.json({ status: 409, code: 'state.version_conflict', current: theirs }, { status: 409 }),
    });
    await user.clear(field(/^City/));
    await user.type(field(/^City/), 'Austin');
    await save();
    const choice = within(await screen.findByRole('alertdialog', { name: screens.conflictTitle }));
    expect(choice.getByRole('group', { name: 'City' }).textContent).toContain('Dallas');
    await user.click(choice.getByRole('button', { name: screens.saveChoice }));
    await waitFor(() =>
      expect(sent('PUT', '/brokers/update').at(-1)?.body).toMatchObject({ city: 'Austin', revision: 2 }),
    );
  });

  it('keeps a password that was refused, and what is typed beside it', async () => {
    const { user, field, change, sent, notices } = await account({
      'POST /api/broker/account/updatePassword': ({ body }) =>
        (body as { password: string }).password === 'right'
          ? { result: 'Succeeded' }
          : refusal('password', shared.enterValidPassword),
    });
    await user.clear(field(/^City/));
    await user.type(field(/^City/), 'Austin');
    await user.type(field(old), 'wrong');
    await user.type(field(fresh), 'a-new-one');
    await user.type(field(again), 'another-one');
    await change();
    expect(await screen.findByText(shared.passwordsDoNotMatch)).toBeTruthy();
    await user.clear(field(again));
    await user.type(field(again), 'a-new-one');
    await change();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Encountered an error while updating password - Enter a valid password',
    );
    expect(field(fresh).value).toBe('a-new-one');
    await user.clear(field(old));
    await user.type(field(old), 'right');
    await change();
    await waitFor(() => expect(notices()).toEqual([screens.passwordUpdated]));
    expect(sent('POST', '/account/updatePassword').map(({ body }) => body)).toEqual([
      { password: 'wrong', newPassword: 'a-new-one' },
      { password: 'right', newPassword: 'a-new-one' },
    ]);
    expect(sent('PUT', '/brokers/update')).toEqual([]);
    await waitFor(() => expect(field(fresh).value).toBe(''));
    expect(field(/^City/).value).toBe('Austin');
  });

  it('says what the server refuses, at its field, and loses nothing', async () => {
    const { user, field, save, notices } = await account({
      'PUT /api/broker/brokers/update': () => refusal('emailAddressA', shared.emailNotValid),
    });
    await user.clear(field(/^Primary email/));
    await user.type(field(/^Primary email/), 'priya@raman.example');
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe(
      `Encountered an error while updating this broker account - ${shared.emailNotValid}`,
    );
    expect(notices()).toEqual([]);
    expect(await screen.findByText(shared.emailNotValid)).toBeTruthy();
    expect(field(/^Primary email/).value).toBe('priya@raman.example');
  });
});
