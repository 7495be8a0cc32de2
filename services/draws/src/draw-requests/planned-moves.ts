import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { DecisionRefused } from './domain/decision.js';
import type { DecidableLine, Move, Plan } from './domain/decision.js';

/** The moves of a plan; a plan that cannot be made is answered as a problem. */
export function plannedMoves<L extends DecidableLine>(plan: Plan, lines: readonly L[]): Move<L>[] {
  try {
    return plan(lines);
  } catch (error) {
    if (!(error instanceof DecisionRefused)) throw error;
    const { refusal } = error;
    if (refusal.kind === 'invalid') refuseInvalid({ [refusal.field]: refusal.message });
    if (refusal.kind === 'unknown line') found(undefined, 'The line of the draw request');
    throw new Problem('state.illegal_transition');
  }
}
