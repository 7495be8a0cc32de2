import { shapeOf } from '@groundwork/domain-records';
import { isBlank, validate } from '@groundwork/domain-validation';
import type { FieldErrors } from '@groundwork/domain-validation';
import { requiredReferenceTypes } from './enumerations.js';
import { referenceRecord, typedReferenceRecord } from './reference.record.js';
import type { ReferenceDetails } from './reference.record.js';
import type { SetupStepStatus } from './setup-steps.js';

/** A reference of a company (specification 3). */
export interface ReferenceFacts extends ReferenceDetails {
  readonly type: string;
}

const FIELDS = Object.keys(referenceRecord.fields) as (keyof ReferenceDetails)[];

/** What is wrong with a reference that may be half filled, by field. */
export function referenceErrors(reference: ReferenceFacts): FieldErrors {
  return validate(shapeOf(typedReferenceRecord), reference);
}

/** References: complete when the three required types have all five fields; started with any field of any of them. */
export function referencesStatus(references: readonly ReferenceFacts[]): SetupStepStatus {
  const filled = (reference: ReferenceFacts | undefined): number =>
    FIELDS.filter((field) => !isBlank(reference?.[field])).length;
  const of = (type: string): ReferenceFacts | undefined => references.find((reference) => reference.type === type);
  if (requiredReferenceTypes.every((type) => filled(of(type)) === FIELDS.length)) return 'complete';
  return references.some((reference) => filled(reference) > 0) ? 'started' : 'notstarted';
}
