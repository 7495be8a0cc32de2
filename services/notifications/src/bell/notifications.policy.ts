import type { Actor, MongoAbility } from '@groundwork/server-auth';
import { AbilityBuilder, allow, createMongoAbility, isAdministrator, subject } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import { toAdministrators, toBroker, toCompany, toUser } from './domain/audience.js';
import type { Audience } from './domain/audience.js';

/** The audiences that somebody belongs to. */
function audiencesOf(actor: Actor): Audience[] {
  return [
    ...(actor.userId ? [toUser(actor.userId)] : []),
    ...actor.companyIds.map(toCompany),
    ...(actor.brokerId ? [toBroker(actor.brokerId)] : []),
    ...(isAdministrator(actor) ? [toAdministrators] : []),
  ];
}

/**
 * Everybody reads and acknowledges what is for them, and nothing else: an administrator does not see the bell of a
 * company. Tasks and activities belong to all administrators alike; their routes say so.
 */
export function notificationsAbility(actor: Actor): MongoAbility {
  const { can, build } = new AbilityBuilder<MongoAbility>(createMongoAbility);
  for (const audience of audiencesOf(actor)) can(['read', 'acknowledge'], 'Notification', { ...audience });
  return build();
}

/** Throws for a company that is not the caller's. */
export function allowToReadOf(actor: Actor, companyId: string): void {
  allow(notificationsAbility(actor), 'read', subject('Notification', { ...toCompany(companyId) }));
}

/** Whose lines a reader is shown: of a company and the reader in person; without a company, whatever is for the reader. */
export function readableAudiences(actor: Actor, companyId: string | undefined): Audience[] {
  if (companyId === undefined) return audiencesOf(actor);
  allowToReadOf(actor, companyId);
  return [toCompany(companyId), toUser(found(actor.userId, 'The user'))];
}
