import { applicationRecord } from '@groundwork/domain-applications';
import { borrower } from '@groundwork/domain-messages-borrower';
import { fullName } from '@groundwork/domain-companies';
import type { People } from '@groundwork/web-company';
import type { Application } from '../../../data/api.js';
import type { ApplicationChanges } from '../../../data/save-application.js';

/** The form of the step. */
export interface BorrowerValues {
  borrowerId: string;
  contractorSelected?: boolean;
  generalContractorId: string;
  /** Ids of the people who oversee the construction. */
  overseers: string[];
  ownershipConfirmation: boolean;
}

export const labels = {
  borrowerId: 'Borrower',
  contractorSelected: applicationRecord.fields.contractorSelected.label,
  generalContractorId: 'General contractor',
  overseers: 'Who oversees the construction?',
  ownershipConfirmation: borrower.ownershipConfirmation,
} as const;

export function valuesOf(application: Application): BorrowerValues {
  const { borrowerId, contractorSelected, generalContractorId, ownershipConfirmation } = application;
  return {
    borrowerId: borrowerId ?? '',
    contractorSelected: contractorSelected ?? undefined,
    generalContractorId: generalContractorId ?? '',
    overseers: application.constructionOverseers.map(({ overseeingPersonId }) => overseeingPersonId),
    ownershipConfirmation: ownershipConfirmation === true,
  };
}

/** What a save carries: without a third party there is no contractor, and who oversaw already keeps the row. */
export const changesOf =
  ({ constructionOverseers }: Pick<Application, 'constructionOverseers'>) =>
  ({ overseers, borrowerId, generalContractorId, ...answers }: BorrowerValues): ApplicationChanges => ({
    ...answers,
    borrowerId: borrowerId || null,
    generalContractorId: answers.contractorSelected === true ? generalContractorId || null : null,
    constructionOverseers: overseers.map((overseeingPersonId) => ({
      overseeingPersonId,
      id: constructionOverseers.find((row) => row.overseeingPersonId === overseeingPersonId)?.id,
    })),
  });

interface Party {
  value: string;
  label: string;
}

export const contractorsOf = ({ thirdPartyContractors }: People): Party[] =>
  thirdPartyContractors.map((contractor) => ({
    value: contractor.thirdPartyContractorId,
    label: fullName(contractor),
  }));

/** Owners and employees; an owner of two entities once. */
export function overseersOf({ owners, otherPeople }: People): Party[] {
  const people = new Map([...owners, ...otherPeople].map((person) => [person.id, fullName(person)]));
  return [...people].map(([value, label]) => ({ value, label }));
}
