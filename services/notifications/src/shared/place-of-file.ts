import { closingItems } from '@groundwork/domain-applications';
import { setupStepKeys } from '@groundwork/domain-companies';
import type { SetupStepKey } from '@groundwork/domain-companies';
import type { EventPayloads } from '@groundwork/domain-events';

const section = (key: SetupStepKey): string => `/setupCompany/${setupStepKeys.indexOf(key)}`;
const closingTypes: readonly string[] = Object.values(closingItems).map(({ fileType }) => fileType);

/** Where the borrower uploads a company's file of a type. */
export const companyPlaces = {
  s1: section('s1'),
  resume: section('additionalPeople'),
  orgdocuments: section('borrowerEntity'),
  tax_return: '/financial',
  financial_statement: '/financial',
  bank_statement: '/financial',
  w9: '/closing',
  authorization: '/closing',
  companyLogo: '/account',
} as const;

const isPlaced = (fileType: string): fileType is keyof typeof companyPlaces => Object.hasOwn(companyPlaces, fileType);

/** The page of its owner's area on which a file stands, with its decision and a place for a better one; null where there is none. */
export function placeOfFile({
  parentType,
  parentId,
  fileType,
}: Pick<EventPayloads['file.reviewed'], 'parentType' | 'parentId' | 'fileType'>): string | null {
  if (parentType === 'company') return isPlaced(fileType) ? companyPlaces[fileType] : null;
  if (parentType === 'application')
    return closingTypes.includes(fileType) ? `/closing/${parentId}` : `/items/${parentId}`;
  if (parentType === 'user') return '/personal';
  return parentType === 'broker' ? '/account' : null;
}
