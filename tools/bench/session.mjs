/** A borrower with its companies and an administrator, signed in at identity as anybody is. */
import { randomUUID } from 'node:crypto';
import { InternalTokens, ServiceClient } from '@groundwork/server-auth';
import { loadKeys } from '@groundwork/server-config';

const password = 'Bench-account-1';

/** What this borrower writes under what it signs. */
export const borrowerName = 'Rosalind Okafor';

/** @returns headers of a browser that is signed in, for the borrower and for the administrator, and the borrower's id. */
export async function signIn({ identityUrl, keys, companyIds }) {
  const identity = new ServiceClient('identity', identityUrl);
  const companies = new InternalTokens(loadKeys(keys, 'service-companies'), 'service-companies');
  const shell = new InternalTokens(loadKeys(keys, 'bff-shell'), 'bff-shell');
  const asSystem = (path, body) => identity.call('POST', path, { token: companies.system('identity'), body });

  const [firstName, lastName] = borrowerName.split(' ');
  const open = async (role, join) => {
    const email = `${role}@bench.example.com`;
    const account = await asSystem('/internal/demonstration/accounts', {
      email,
      firstName,
      lastName,
      role,
      password,
    });
    for (const companyId of join) {
      const payload = { companyId, organizationName: 'Heights Annex Homes', userId: account.id };
      await asSystem('/internal/events', {
        id: randomUUID(),
        type: 'company.created',
        version: 1,
        aggregate: 'company',
        aggregateId: companyId,
        occurredAt: new Date().toISOString(),
        correlationId: randomUUID(),
        payload,
      });
    }
    const { token, refreshToken } = await identity.call('POST', '/sessions', {
      token: shell.nobody('identity', '127.0.0.1'),
      body: { email, password },
    });
    const headers = {
      cookie: `__Host-groundwork-access=${token}; __Host-groundwork-refresh=${refreshToken}`,
      'x-csrf': '1',
      'user-agent': 'Mozilla/5.0',
      'sec-fetch-site': 'same-origin',
    };
    return { id: account.id, headers };
  };
  const borrower = await open('borrower', companyIds);
  const { headers: admin } = await open('admin', []);
  await identity.close();
  return { borrower: borrower.headers, borrowerId: borrower.id, admin };
}
