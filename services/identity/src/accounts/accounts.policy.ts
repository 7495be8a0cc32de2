import { AbilityBuilder, createMongoAbility, isAdministrator } from '@groundwork/server-auth';
import type { Actor, MongoAbility } from '@groundwork/server-auth';

/**
 * Who may do what with accounts: everybody reads and changes the own one, administrators read all, super administrators
 * change rights, help out who lost the second factor, and let machines in. Administrators sign borrowers and brokers out everywhere,
 * super administrators everybody.
 */
export function accountsAbility(actor: Actor): MongoAbility {
  const { can, build } = new AbilityBuilder(createMongoAbility);
  if (actor.userId) can(['read', 'change'], 'Account', { id: actor.userId });
  if (isAdministrator(actor)) {
    can('read', 'Account');
    can('list', 'Account');
    can('read', 'Audit');
    can('signOut', 'Account', { role: { $in: ['borrower', 'broker'] } });
  }
  for (const companyId of actor.companyIds) can(['list', 'invite'], 'CompanyUsers', { companyId });
  if (isAdministrator(actor)) can(['list', 'invite'], 'CompanyUsers');
  if (actor.role === 'super') {
    can('invite', 'Administrator');
    can('operate', 'Deployment');
    can(['list', 'create', 'revoke'], 'ApiToken');
    can(['changeRole', 'resetSecondFactor', 'signOut'], 'Account');
  }
  return build();
}
