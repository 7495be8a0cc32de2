import { AbilityBuilder, createMongoAbility, isAdministrator } from '@groundwork/server-auth';
import type { Actor, MongoAbility } from '@groundwork/server-auth';

/**
 * Who may do what with brokers, their fees and referral agreements (specification of the back office, section 6):
 * administrators administer all of them; a broker sees and edits its own record, sees its fees, and makes, sees, signs and
 * deletes its own agreements.
 */
export function brokersAbility(actor: Actor): MongoAbility {
  const { can, build } = new AbilityBuilder(createMongoAbility);
  if (isAdministrator(actor)) can('manage', 'all');
  if (actor.role === 'broker' && actor.brokerId) {
    can(['read', 'update'], 'Broker', { id: actor.brokerId });
    can('read', 'BrokerFee', { brokerId: actor.brokerId });
    can(['create', 'read', 'sign', 'update', 'remove'], 'BrokerAgreement', { brokerId: actor.brokerId });
  }
  return build();
}
