import { allow, subject } from '@groundwork/server-auth';
import type { Actor, ActorRole } from '@groundwork/server-auth';
import { accountsAbility } from './accounts.policy.js';

const own = 'user-of-the-test';
const company = 'company-of-the-test';
const actor = (role: ActorRole, more: Partial<Actor> = {}): Actor => ({
  ...{ role, userId: own, sessionId: undefined, companyIds: [], brokerId: undefined },
  ...{ caller: 'bff-shell', address: undefined, ...more },
});
const people = {
  nobody: actor('anonymous', { userId: undefined }),
  borrower: actor('borrower', { companyIds: [company] }),
  broker: actor('broker', { brokerId: 'broker-of-the-test' }),
  administrator: actor('admin'),
  super: actor('super'),
};
const everybody = Object.keys(people) as (keyof typeof people)[];

/** Who of them may do something. */
const who = (action: string, about: Parameters<typeof allow>[2]) =>
  everybody.filter((name) => accountsAbility(people[name]).can(action, about));
const account = (id: string) => subject('Account', { id });
const usersOf = (companyId: string) => subject('CompanyUsers', { companyId });
const lenders = ['administrator', 'super'];

describe('who may', () => {
  it.each([
    ['read the own account', 'read', account(own), ['borrower', 'broker', ...lenders]],
    ['change the own account', 'change', account(own), ['borrower', 'broker', ...lenders]],
    ['read another’s account', 'read', account('another'), lenders],
    ['change another’s account', 'change', account('another'), []],
    ['read the account of nobody', 'read', subject('Account', { id: undefined }), lenders],
    ['list accounts', 'list', 'Account', lenders],
    ['read what is recorded', 'read', 'Audit', lenders],
    ['list the users of the own company', 'list', usersOf(company), ['borrower', ...lenders]],
    ['invite to the own company', 'invite', usersOf(company), ['borrower', ...lenders]],
    ['list the users of another company', 'list', usersOf('another'), lenders],
    ['invite to another company', 'invite', usersOf('another'), lenders],
    ['invite an administrator', 'invite', 'Administrator', ['super']],
    ['operate the deployment', 'operate', 'Deployment', ['super']],
    ['list API tokens', 'list', 'ApiToken', ['super']],
    ['make an API token', 'create', 'ApiToken', ['super']],
    ['revoke an API token', 'revoke', 'ApiToken', ['super']],
    ['change a role', 'changeRole', account('another'), ['super']],
    ['reset a second factor', 'resetSecondFactor', account('another'), ['super']],
    ['sign a borrower out', 'signOut', subject('Account', { id: 'another', role: 'borrower' }), lenders],
    ['sign a broker out', 'signOut', subject('Account', { id: 'another', role: 'broker' }), lenders],
    ['sign an administrator out', 'signOut', subject('Account', { id: 'another', role: 'admin' }), ['super']],
    ['sign a super administrator out', 'signOut', subject('Account', { id: 'another', role: 'super' }), ['super']],
    ['delete an account', 'delete', account(own), []],
  ] as const)('%s', (_what, action, about, expected) => expect(who(action, about)).toEqual(expected));
});
