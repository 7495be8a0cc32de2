import type { Actor, MongoAbility } from '@groundwork/server-auth';
import { AbilityBuilder, createMongoAbility } from '@groundwork/server-auth';
import { audiencesOf } from './bell/audience.js';

/**
 * Everybody reads and acknowledges what is for them, and nothing else: an administrator does not see the bell of a
 * company. Tasks and activities belong to all administrators alike; their routes say so.
 */
export function abilityFor(actor: Actor): MongoAbility {
  const { can, build } = new AbilityBuilder<MongoAbility>(createMongoAbility);
  for (const audience of audiencesOf(actor)) can(['read', 'acknowledge'], 'Notification', { ...audience });
  return build();
}
