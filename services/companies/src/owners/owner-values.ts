import {
  needsAcknowledgements,
  ownerErrors,
  ownershipComplaint,
  ownershipUnits,
  shareRecord,
} from '@groundwork/domain-companies';
import type { OwnerFacts } from '@groundwork/domain-companies';
import type { FieldName } from '@groundwork/domain-records';
import { refuseInvalid } from '@groundwork/server-http';
import type { HoldingEntity } from '../holdings/index.js';
import { bodyValues } from '../shared/body-values.js';
import type { OwnerDetailsDto } from './owner.dto.js';

type Values = Pick<HoldingEntity, FieldName<typeof shareRecord>>;

/** What a body sets of an owner's own columns. */
export const ownerValues = (body: OwnerDetailsDto): Partial<Values> => {
  const values = bodyValues(shareRecord, body) as Partial<Values>;
  for (const name of ['investInOwnNameAcknowledgement', 'under20Acknowledgement'] as const)
    if (values[name] === null) values[name] = false;
  return values;
};

/**
 * Only a person is an officer, a guarantor or at work; a group and a company have a share alone. An acknowledgement that is
 * not asked for is none.
 */
export function storedOwner(owner: Partial<Values> & Pick<OwnerFacts, 'entityOwnerType'>): Values {
  const isPerson = owner.entityOwnerType === 'person';
  const isShown = needsAcknowledgements(owner);
  return {
    percentOwnership: owner.percentOwnership ?? 0,
    role: isPerson && owner.officer ? (owner.role ?? null) : null,
    officer: isPerson ? (owner.officer ?? null) : null,
    willingToBeGuarantor: isPerson ? (owner.willingToBeGuarantor ?? null) : null,
    fullOrPartTime: isPerson ? (owner.fullOrPartTime ?? null) : null,
    investInOwnNameAcknowledgement: isShown && owner.investInOwnNameAcknowledgement === true,
    under20Acknowledgement: isShown && owner.under20Acknowledgement === true,
  };
}

/**
 * Refuses an owner that is wrong in itself, and a share that brings the owners of one company above 100 in all. A share that
 * does not grow is let through: it makes nothing worse.
 */
export function refuseWrongOwner(
  owner: OwnerFacts,
  others: readonly HoldingEntity[],
  before: number,
  year: number,
  more: Readonly<Record<string, string>> = {},
): void {
  const grows = ownershipUnits(owner.percentOwnership) > ownershipUnits(before);
  const above = grows ? ownershipComplaint([...others, owner]) : undefined;
  refuseInvalid({ ...(above ? { percentOwnership: above } : {}), ...ownerErrors(owner, year), ...more });
}
