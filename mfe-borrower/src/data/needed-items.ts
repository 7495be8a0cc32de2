import { neededItemLabels, neededItems } from '@groundwork/domain-applications';
import type { NeededFacts } from '@groundwork/domain-applications';
import { applicationSlots, fileTypes } from '@groundwork/domain-files';
import type { DocumentSlot, FileStatus, FileType } from '@groundwork/domain-files';
import type { Application } from './api.js';
import { useApplication } from './applications.js';
import { missingDocuments, useApplicationFiles } from './files.js';
import { useBorrowerOwners } from './verification.js';

/** The documents that an application asks for. */
export function slotsOf({ loanType, properties }: Pick<Application, 'loanType' | 'properties'>): DocumentSlot[] {
  return applicationSlots(
    loanType ?? '',
    properties.some(({ preSaleContract }) => preSaleContract === true),
  );
}

/** Of an application what the check looks at. */
type Checked = Pick<
  Application,
  | 'loanType'
  | 'properties'
  | 'generalWarrantyDeedNeeded'
  | 'generalWarrantyDeed'
  | 'subordinatedDebtNeeded'
  | 'subordinatedDebt'
>;
interface KnownFile {
  readonly fileType: FileType;
  readonly status: FileStatus;
}

/** What an awaiting application still needs, by name: each required document, and the needed-items check of specification 5. */
export function neededNames(
  application: Checked,
  files: readonly KnownFile[],
  entityOwners: NeededFacts['entityOwners'],
): string[] {
  const uploadedTypes = files.filter(({ status }) => status !== 'rejected').map(({ fileType }) => fileType);
  const items = neededItems({ ...application, entityOwners, uploadedTypes });
  return [
    ...missingDocuments(slotsOf(application), files).map(({ type }) => fileTypes[type].label),
    ...items.map((item) => neededItemLabels[item]),
  ];
}

/** The same for an application by its id, from its record, its files and the owners of the company; undefined until all are known. */
export function useNeededItems(id: string): { names: string[] | undefined; failed: boolean } {
  const [application, files, owners] = [useApplication(id), useApplicationFiles(id), useBorrowerOwners()];
  const names = application.data && files.data && owners.data && neededNames(application.data, files.data, owners.data);
  return { names, failed: [application, files, owners].some(({ isError, data }) => isError && data === undefined) };
}
