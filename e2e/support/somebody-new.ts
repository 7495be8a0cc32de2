import { expect } from '@playwright/test';
import { ApiClient } from './api-client.js';
import { linkTo } from './mailbox.js';

/** Nobody's password anywhere else, and none of the common ones. */
export const newPassword = 'seven brown lanterns';

export interface Newcomer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

let count = 0;
/** A person whom no other test knows, on a portal that several projects may share too. */
export function aNewcomer(firstName = 'Nadia', lastName = 'Brandt'): Newcomer {
  count += 1;
  return {
    firstName,
    lastName,
    email: `${firstName}.${lastName}.${Date.now().toString(36)}${count}@example.com`.toLowerCase(),
  };
}

/** Registers and confirms somebody through the calls that the pages make, and signs in. */
export async function confirmedNewcomer(url: string): Promise<{ person: Newcomer; client: ApiClient }> {
  const person = aNewcomer();
  const client = new ApiClient(url);
  expect((await client.call('POST', 'shell', '/account/register', { body: person })).status).toBe(200);
  const [, , id = '', token = ''] = (await linkTo(url, person.email, '/confirmRegistration/')).split('/');
  const terms = await client.call('GET', 'shell', '/esignmaster/latest');
  const confirmed = await client.call('POST', 'shell', '/account/confirmregister', {
    body: {
      id,
      token,
      password: newPassword,
      mobile: '7135550142',
      canSendMessages: false,
      commercialPurpose: true,
      esignMasterId: terms.body['id'],
      signature: `${person.firstName} ${person.lastName}`.toUpperCase(),
    },
  });
  expect([confirmed.status, confirmed.text]).toEqual([200, expect.stringContaining('confirmed')]);
  await client.signIn(person.email, newPassword);
  return { person, client };
}

/** Gives somebody a company, and waits until the account knows of it. */
export async function withCompany(client: ApiClient, organizationName: string): Promise<string> {
  const made = await client.call('POST', 'borrower', '/company/post', {
    body: {
      organizationName,
      mailingStreetAddress: '1 Main Street',
      mailingCity: 'Houston',
      mailingState: 'Texas',
      mailingZipCode: '77002',
      physicalAddressSameAsMailing: true,
    },
  });
  expect([made.status, made.text]).toEqual([201, expect.any(String)]);
  const names = async () =>
    ((await client.call('GET', 'shell', '/account/session')).body['companies'] as { organizationName: string }[]).map(
      (company) => company.organizationName,
    );
  await expect.poll(names).toContain(organizationName);
  return String(made.body['companyId'] ?? made.body['id']);
}
