import type { Actor } from '@groundwork/server-auth';
import { AbilityBuilder, allow, createMongoAbility, isAdministrator, subject } from '@groundwork/server-auth';
import type { MongoAbility } from '@groundwork/server-auth';

export type Action = 'read' | 'create' | 'edit' | 'submit' | 'review' | 'list';

const abilities = new WeakMap<Actor, MongoAbility>();

/** Who may do what with an application: a borrower with those of its companies, an administrator with all. */
export function abilityFor(actor: Actor): MongoAbility {
  let ability = abilities.get(actor);
  if (!ability) {
    const { can, build } = new AbilityBuilder<MongoAbility>(createMongoAbility);
    if (actor.role === 'borrower') {
      const own = { companyId: { $in: [...actor.companyIds] } };
      can(['read', 'create', 'edit', 'submit', 'list'], 'Application', own);
    }
    if (isAdministrator(actor)) can(['read', 'create', 'edit', 'review', 'list'], 'Application');
    ability = build();
    abilities.set(actor, ability);
  }
  return ability;
}

/** Refuses what the actor may not do with an application of this company. */
export function mayWith(actor: Actor, action: Action, { companyId }: { readonly companyId: string }): void {
  allow(abilityFor(actor), action, subject('Application', { companyId }));
}
