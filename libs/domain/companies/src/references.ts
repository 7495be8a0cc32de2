import { shapeOf } from '@groundwork/domain-records';
import { isBlank, validate } from '@groundwork/domain-validation';
import type { FieldErrors } from '@groundwork/domain-validation';
import { referenceLabels, requiredReferenceTypes } from './enumerations.js';
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

const isFilled = (reference: ReferenceFacts | undefined): boolean =>
  FIELDS.every((field) => !isBlank(reference?.[field]));

/** The required references that lack a field, by their labels. */
export function referencesNeeds(references: readonly ReferenceFacts[]): string[] {
  return requiredReferenceTypes
    .filter((type) => !isFilled(references.find((reference) => reference.type === type)))
    .map((type) => referenceLabels[type]);
}

/** References: complete when the three required types have all five fields; started with any field of any of them. */
export function referencesStatus(references: readonly ReferenceFacts[]): SetupStepStatus {
  if (referencesNeeds(references).length === 0) return 'complete';
  const isBegun = (reference: ReferenceFacts) => FIELDS.some((field) => !isBlank(reference[field]));
  return references.some(isBegun) ? 'started' : 'notstarted';
}
