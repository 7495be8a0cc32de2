import type { AnyField, AnyRecord, RecordOf } from '@groundwork/domain-records';
import { optionalAmount } from '@groundwork/domain-validation';
import { decimal, field, longText, oneId, text, whole, yesNo } from './fields.js';

/** What a body may say of a record: any of its fields, or null to empty one. */
export type Details<R extends AnyRecord> = { -readonly [Name in keyof RecordOf<R>]?: RecordOf<R>[Name] | null };

/** The door settles what kind of value a field takes; a use case applies the record's rules to the whole. */
const doors: Readonly<Partial<Record<AnyField['kind'], () => PropertyDecorator>>> = {
  flag: yesNo,
  whole,
  percentage: decimal,
  amount: () => field(Number, optionalAmount),
  id: oneId,
  paragraph: longText,
};

/** The base class of a DTO with the fields of a record, each of which may be left out. */
export function detailsDto<R extends AnyRecord>(record: R): new () => Details<R> {
  class DetailsDto {}
  for (const [name, { kind }] of Object.entries(record.fields)) (doors[kind] ?? text)()(DetailsDto.prototype, name);
  return DetailsDto as new () => Details<R>;
}
