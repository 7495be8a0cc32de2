import { shared } from '@groundwork/domain-messages';
import { choice, email, phone, record, required, text, whole } from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';
import { jsonNumber } from '@groundwork/domain-validation';
import type { Rule } from '@groundwork/domain-validation';
import { referenceTypes } from './enumerations.js';

const LONGEST_RELATION = 200;
const relation: Rule = (value) =>
  jsonNumber(value) ??
  (Number(value) >= 0 && Number(value) <= LONGEST_RELATION && Number.isInteger(value) ? undefined : shared.number);

/** Who knows the company (specification 3): one of each type, and all five fields of the three that are required. */
export const referenceRecord = record('ReferenceDetails', {
  companyName: text('Company Name'),
  contactName: text('Contact Name'),
  phoneNumber: phone('Phone Number'),
  yearsWorkingWith: whole('Years of Relationship', { rule: relation }),
  email: email('Email'),
});
export type ReferenceDetails = RecordOf<typeof referenceRecord>;

/** A reference with its type, as a save carries it. */
export const typedReferenceRecord = record('Reference', {
  type: required(choice('Type', referenceTypes)),
  ...referenceRecord.fields,
});
export type Reference = RecordOf<typeof typedReferenceRecord>;
