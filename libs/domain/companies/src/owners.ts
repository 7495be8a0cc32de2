import { shared } from '@groundwork/domain-messages';
import {
  all,
  ownershipPercent,
  percentage,
  requiredAny,
  title,
  trueOrFalse,
  truthy,
  under,
  validate,
  when,
} from '@groundwork/domain-validation';
import type { FieldErrors, Rule } from '@groundwork/domain-validation';
import type { EntityOwnerType } from './enumerations.js';
import type { ShareFacts } from './owner.record.js';
import { isAbove20, isSmallShare } from './ownership.js';
import { personErrors } from './people.js';
import type { PersonFacts } from './person.record.js';

/** An owner as its editor has it (specification 3 and 5). */
export interface OwnerFacts extends ShareFacts {
  readonly entityOwnerType: EntityOwnerType;
  readonly person?: PersonFacts | null;
  readonly ownerCompany?: {
    readonly organizationName?: string | null;
    readonly legalEntityName?: string | null;
  } | null;
}

/** A percentage of ownership: 0 to 100 with at most four decimals. */
export const ownershipShare: Rule = all(ownershipPercent, percentage);
const someShare: Rule = (value) => ownershipShare(value) ?? (Number(value) > 0 ? undefined : shared.percentNeeded);

/** Above 0 and below 20 without a guarantee: names and two acknowledgements are enough. */
export function isSmallOwner(owner: OwnerFacts): boolean {
  return (
    owner.entityOwnerType === 'person' && owner.willingToBeGuarantor !== true && isSmallShare(owner.percentOwnership)
  );
}

/** Whether both acknowledgements are shown: for a group, and for a person with a small share. */
export function needsAcknowledgements(owner: OwnerFacts): boolean {
  return owner.entityOwnerType === 'multiplePeopleUnder20' || isSmallOwner(owner);
}

/** Whether the full contact details are asked for: a guarantor, an officer, or more than 20 %. */
export function needsContactDetails(owner: OwnerFacts): boolean {
  return owner.willingToBeGuarantor === true || owner.officer === true || isAbove20(owner.percentOwnership);
}

/**
 * What is wrong with an owner, by field; fields of the person and of the company have 'person.' and 'ownerCompany.' before
 * them. `known` owners (an existing person or company, by id) have their names already: only what this share asks of them
 * besides is checked where the person's fields are given.
 */
export function ownerErrors(owner: OwnerFacts, currentYear: number): FieldErrors {
  const acknowledged = when(needsAcknowledgements(owner), truthy);
  const own = { investInOwnNameAcknowledgement: acknowledged, under20Acknowledgement: acknowledged };
  if (owner.entityOwnerType === 'multiplePeopleUnder20')
    return validate({ percentOwnership: someShare, ...own }, owner);
  if (owner.entityOwnerType === 'company') {
    const named = owner.ownerCompany?.organizationName || owner.ownerCompany?.legalEntityName;
    return {
      ...validate({ percentOwnership: someShare }, owner),
      ...(named ? {} : under('ownerCompany', validate({ organizationName: requiredAny }, {}))),
    };
  }
  const answered = when(!isSmallOwner(owner), trueOrFalse);
  return {
    ...validate(
      {
        percentOwnership: ownershipShare,
        ...own,
        willingToBeGuarantor: answered,
        officer: answered,
        role: when(owner.officer === true, title),
      },
      owner,
    ),
    ...under('person', {
      ...personErrors(owner.person ?? {}, currentYear, needsContactDetails(owner)),
      ...validate({ employedByThirdparty: answered }, owner.person ?? {}),
    }),
  };
}
