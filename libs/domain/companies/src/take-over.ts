import { fieldNames } from '@groundwork/domain-records';
import type { FieldName } from '@groundwork/domain-records';
import { digitsOf, isBlank } from '@groundwork/domain-validation';
import { backgroundRecord, personRecord } from './person.record.js';

type SharedField = Exclude<FieldName<typeof backgroundRecord>, 'canSendMessages'> | 'emailAddress';

/** What two records of one and the same person may take over from each other, but for a consent: that is given where it is asked for. */
export type SharedAnswers = { readonly [Name in SharedField]?: string | number | boolean | null };

/** What a take-over would change. */
export interface TakeOver {
  /** Nothing stands there yet: it is filled in. */
  readonly filled: SharedAnswers;
  /** Something else stands there: it is asked about. */
  readonly differing: SharedAnswers;
}

const shared: readonly SharedField[] = [
  ...fieldNames(personRecord).filter((name): name is 'emailAddress' => name === 'emailAddress'),
  ...fieldNames(backgroundRecord).filter((name) => name !== 'canSendMessages'),
];

/** The same answer, however it is written. */
function isSame(name: SharedField, one: unknown, other: unknown): boolean {
  if (name === 'mobileNumber') return digitsOf(String(one)) === digitsOf(String(other));
  if (name === 'emailAddress') return String(one).trim().toLowerCase() === String(other).trim().toLowerCase();
  return String(one).trim() === String(other).trim();
}

/** What `target` takes over from `source`, both of the same person: nothing that stands there is overwritten unasked. */
export function takeOver(source: SharedAnswers, target: SharedAnswers): TakeOver {
  const told = shared.filter((name) => !isBlank(source[name]));
  const pick = (names: readonly SharedField[]): SharedAnswers =>
    Object.fromEntries(names.map((name) => [name, source[name]]));
  return {
    filled: pick(told.filter((name) => isBlank(target[name]))),
    differing: pick(told.filter((name) => !isBlank(target[name]) && !isSame(name, source[name], target[name]))),
  };
}
