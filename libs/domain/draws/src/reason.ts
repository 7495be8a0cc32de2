import { isBlank, lengthLimits } from '@groundwork/domain-validation';
import type { Complaint } from '@groundwork/domain-validation';

/** Whether a text may stand as the reason of a decision about money: not blank, and of a paragraph's length at most. */
export const isReason = (value: unknown): value is string =>
  typeof value === 'string' && !isBlank(value) && value.length <= lengthLimits.paragraph;

/** The rule of a reason that has to be there; `complaint` is what is said without one. */
export const needsReason =
  (complaint: string) =>
  (value: unknown): Complaint =>
    isReason(value) ? undefined : complaint;
