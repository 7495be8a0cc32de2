import { shared } from '@groundwork/domain-messages';
import {
  isBlank,
  line,
  number,
  oneOf,
  optional,
  optionalEmail,
  optionalPhone,
  validate,
} from '@groundwork/domain-validation';
import type { FieldErrors } from '@groundwork/domain-validation';
import { referenceTypes, requiredReferenceTypes } from './enumerations.js';
import type { SetupStepStatus } from './setup-steps.js';

/** A reference of a company (specification 3). */
export interface ReferenceFacts {
  readonly type: string;
  readonly companyName?: string | null;
  readonly contactName?: string | null;
  readonly phoneNumber?: string | null;
  readonly yearsWorkingWith?: number | null;
  readonly email?: string | null;
}

const FIELDS = ['companyName', 'contactName', 'phoneNumber', 'yearsWorkingWith', 'email'] as const;
const LONGEST_RELATION = 200;

const years = optional(
  (value) =>
    number(value) ??
    (Number(value) >= 0 && Number(value) <= LONGEST_RELATION && Number.isInteger(Number(value))
      ? undefined
      : shared.number),
);

/** What is wrong with a reference that may be half filled, by field. */
export function referenceErrors(reference: ReferenceFacts): FieldErrors {
  return validate(
    {
      type: oneOf(referenceTypes),
      companyName: line,
      contactName: line,
      phoneNumber: optionalPhone,
      yearsWorkingWith: years,
      email: optionalEmail,
    },
    reference,
  );
}

/** References: complete when the three required types have all five fields; started with any field of any of them. */
export function referencesStatus(references: readonly ReferenceFacts[]): SetupStepStatus {
  const filled = (reference: ReferenceFacts | undefined): number =>
    FIELDS.filter((field) => !isBlank(reference?.[field])).length;
  const of = (type: string): ReferenceFacts | undefined => references.find((reference) => reference.type === type);
  if (requiredReferenceTypes.every((type) => filled(of(type)) === FIELDS.length)) return 'complete';
  return references.some((reference) => filled(reference) > 0) ? 'started' : 'notstarted';
}
