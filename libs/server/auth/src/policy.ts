import type { MongoAbility } from '@casl/ability';
import { Problem } from '@groundwork/server-http';

export { AbilityBuilder, createMongoAbility, subject } from '@casl/ability';
export type { MongoAbility } from '@casl/ability';

/**
 * Refuses what the policy does not allow. `object` is given as `subject('Application', row)`; its conditions are checked.
 * The answer is `access.denied` and does not tell whether the object of somebody else exists in another state.
 */
export function allow(ability: MongoAbility, action: string, object: Parameters<MongoAbility['can']>[1]): void {
  if (!ability.can(action, object)) throw new Problem('access.denied');
}
