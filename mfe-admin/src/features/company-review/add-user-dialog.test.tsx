import { afterEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, shared } from '@groundwork/domain-messages';
import { admin } from '@groundwork/domain-messages-admin';
import { createAreaMount } from '@groundwork/web-mount';
import { mountedArea } from '@groundwork/web-mount/testing';
import { administrator } from '../../testing/administrator.js';
import { AddUserDialog } from './add-user-dialog.js';

let end = async () => {};
afterEach(() => end());
const companyId = '5f0c7a3e-0000-4000-8000-0000000000c1';
const email = 'nina.ko@example.com';
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function added(answer: () => unknown) {
  const element = <AddUserDialog companyId={companyId} onClose={() => undefined} />;
  const area = createAreaMount({ name: 'test', routes: () => [{ path: '/', element }] });
  const answers = {
    'POST /api/admin/users/invite': answer,
    [`GET /api/admin/company/byId/${companyId}`]: () => ({ companyId, organizationName: 'Bluff Oak Homes' }),
  };
  ({ end } = await mountedArea({ area, user: administrator, path: '/', answers }));
  const user = userEvent.setup();
  await screen.findByRole('dialog');
  await user.type(field('First name'), 'Nina');
  await user.type(field('Last name'), 'Ko');
  await user.type(field('Email'), email);
  await user.click(screen.getByRole('button', { name: 'Add User' }));
}

it('asks for the next user where one begins to type, once a letter is on its way', async () => {
  await added(() => ({ result: 'registered' }));
  expect(await screen.findByText(fill(admin.userAdded, { email }))).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('First name')));
  expect([field('First name').value, field('Email').value]).toEqual(['', '']);
});

it('asks for another address where one is taken', async () => {
  await added(() => Response.json({ status: 409, code: 'account.taken', detail: shared.emailTaken }, { status: 409 }));
  expect(await screen.findByText(fill(admin.takenAddress, { email }))).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('Email')));
  expect([field('First name').value, field('Email').value]).toEqual(['Nina', '']);
});
