import { AbilityBuilder, createMongoAbility, isAdministrator } from '@groundwork/server-auth';
import type { Actor, MongoAbility } from '@groundwork/server-auth';

/** Who may do what with accounts: everybody reads and changes the own one, administrators read all. */
export function accountsAbility(actor: Actor): MongoAbility {
  const { can, build } = new AbilityBuilder(createMongoAbility);
  if (actor.userId) can(['read', 'change'], 'Account', { id: actor.userId });
  if (isAdministrator(actor)) {
    can('read', 'Account');
    can('list', 'Account');
  }
  for (const companyId of actor.companyIds) can('list', 'CompanyUsers', { companyId });
  if (isAdministrator(actor)) can('list', 'CompanyUsers');
  return build();
}
