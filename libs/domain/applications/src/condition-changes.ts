import type { ApprovalCondition } from './application.record.js';
import type { ApplicationStatus } from './application-status.js';
import type { Maybe } from './types.js';

type Worded = Pick<ApprovalCondition, 'id' | 'name'>;

/** How the conditions of an approval differ from those before, by name. Comments and ticks change none of them. */
export interface ConditionChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** As they read now. */
  readonly reworded: readonly string[];
}

/** What a list of conditions adds, takes away and words anew. */
export function conditionChanges(before: Maybe<readonly Worded[]>, after: Maybe<readonly Worded[]>): ConditionChanges {
  const names = new Map((before ?? []).map(({ id, name }) => [id, name.trim()]));
  const left = new Set((after ?? []).map(({ id }) => id));
  const now = (after ?? []).map(({ id, name }) => ({ name: name.trim(), earlier: id ? names.get(id) : undefined }));
  return {
    added: now.filter(({ earlier }) => earlier === undefined).map(({ name }) => name),
    removed: (before ?? []).filter(({ id }) => !left.has(id)).map(({ name }) => name),
    reworded: now.filter(({ name, earlier }) => earlier !== undefined && earlier !== name).map(({ name }) => name),
  };
}

/** Whether conditions stand under a decision already, so that another wording needs a reason. */
export const areConditionsAgreed = (status: ApplicationStatus): boolean => status === 'in_closing';

/** Whether anything of them changes. */
export const hasConditionChanges = ({ added, removed, reworded }: ConditionChanges): boolean =>
  added.length + removed.length + reworded.length > 0;
