import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shared } from '@groundwork/domain-messages';
import { screens, screens as sentences } from '@groundwork/domain-messages-screens';
import { mountedArea } from '@groundwork/web-mount/testing';
import type { SentCall } from '@groundwork/web-mount/testing';
import area from '../../export-app.js';
import { anActivatedBroker, signedInBroker } from '../../testing/a-broker.js';

let end = async () => {};
afterEach(() => end());

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
  const sent = (method: string, path: string) =>
    mounted.calls.filter((call) => call.method === method && call.path.endsWith(path));
  const notices = () =>
    mounted.said.filter(([event]) => event === 'notify').map(([, payload]) => (payload as { text: string }).text);
  return { user, field, save, sent, notices };
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
  });

  it('asks for the old password only when it is changed, and for the new one twice', async () => {
    const { user, field, save, sent } = await account();
    await user.type(field(fresh), 'a-new-one');
    await user.type(field(again), 'another-one');
    await save();
    expect(await screen.findByText(shared.enterValidPassword)).toBeTruthy();
    expect(screen.getByText(shared.passwordsDoNotMatch)).toBeTruthy();
    expect(sent('POST', '/account/updatePassword')).toEqual([]);
  });

  it('changes the password alone', async () => {
    const { user, field, save, sent, notices } = await account();
    await user.type(field(old), 'the-old-one');
    await user.type(field(fresh), 'a-new-one');
    await user.type(field(again), 'a-new-one');
    await save();
    await waitFor(() => expect(notices()).toEqual([screens.passwordUpdated]));
    expect(sent('POST', '/account/updatePassword')[0]?.body).toEqual({
      password: 'the-old-one',
      newPassword: 'a-new-one',
    });
    expect(sent('PUT', '/brokers/update')).toEqual([]);
    await waitFor(() => expect(field(fresh).value).toBe(''));
  });

  it('keeps the account that was saved and the password that was refused', async () => {
    const { user, field, save, sent, notices } = await account({
      'POST /api/broker/account/updatePassword': () => refusal('password', shared.enterValidPassword),
    });
    await user.clear(field(/^City/));
    await user.type(field(fresh), 'short');
    await save();
    expect(await screen.findByText(shared.passwordsDoNotMatch)).toBeTruthy();
    await user.clear(field(fresh));
    await user.type(field(/^City/), 'Austin');
    await user.type(field(old), 'wrong');
    await user.type(field(fresh), 'a-new-one');
    await user.type(field(again), 'a-new-one');
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Encountered an error while updating password - Enter a valid password',
    );
    expect(notices()).toEqual([sentences.accountUpdated]);
    expect(await screen.findByText(shared.enterValidPassword)).toBeTruthy();
    expect(field(/^City/).value).toBe('Austin');
    expect(field(fresh).value).toBe('a-new-one');
    // What stands in the fields is what is sent when the old one is put right.
    await user.clear(field(old));
    await user.type(field(old), 'right');
    await save();
    await waitFor(() =>
      expect(sent('POST', '/account/updatePassword').at(-1)?.body).toEqual({
        password: 'right',
        newPassword: 'a-new-one',
      }),
    );
    expect(sent('PUT', '/brokers/update')).toHaveLength(1);
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
