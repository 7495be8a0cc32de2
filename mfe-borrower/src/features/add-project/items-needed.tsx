import { applicationSlots } from '@groundwork/domain-files';
import { Span } from '@groundwork/web-ui';
import type { ApplicationSummary } from '../../app/api.js';
import { missingDocuments, useApplicationFiles } from '../../data/files.js';

/** How many items an application still needs: what its service counts, and required documents that are not there. */
export function ItemsNeeded({ application: { id, loanType, itemsNeeded } }: { application: ApplicationSummary }) {
  const { data: files } = useApplicationFiles(id);
  const count = files ? itemsNeeded + missingDocuments(applicationSlots(loanType ?? ''), files).length : undefined;
  return <Span fontVariantNumeric="tabular-nums">{count ?? '…'}</Span>;
}
