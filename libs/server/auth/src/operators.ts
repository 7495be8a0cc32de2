import { Problem } from '@groundwork/server-http';
import type { Actor } from './actor.js';

/**
 * Who runs the deployment: a super administrator at the administrators' back end (docs/adr/0101). What units tell of themselves and let
 * be done with them beside their contracts is for nobody else.
 */
export function operatorsOnly({ role, caller }: Actor): void {
  if (role !== 'super' || caller !== 'bff-admin') throw new Problem('access.denied');
}
