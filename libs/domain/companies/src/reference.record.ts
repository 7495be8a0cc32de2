import { shared } from '@groundwork/domain-messages';
import { email, phone, record, text, whole } from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';
import { number } from '@groundwork/domain-validation';
import type { Rule } from '@groundwork/domain-validation';

const LONGEST_RELATION = 200;
const relation: Rule = (value) =>
  number(value) ??
  (Number(value) >= 0 && Number(value) <= LONGEST_RELATION && Number.isInteger(Number(value))
    ? undefined
    : shared.number);

/** Who knows the company (specification 3): one of each type, and all five fields of the three that are required. */
export const referenceRecord = record('Reference', {
  companyName: text('Company Name'),
  contactName: text('Contact Name'),
  phoneNumber: phone('Phone Number'),
  yearsWorkingWith: whole('Years of Relationship', { rule: relation }),
  email: email('Email'),
});
export type ReferenceDetails = RecordOf<typeof referenceRecord>;
