import { missingDocuments, slotName } from '@groundwork/domain-files';
import type { DocumentSlot } from '@groundwork/domain-files';
import { fill } from '@groundwork/domain-messages';
import { borrower, borrowerPages } from '@groundwork/domain-messages-borrower';
import type { StoredFile } from '@groundwork/web-lending/files';
import { Alert } from '@groundwork/web-ui';

/** What is still needed, by name; or that all of it is there. */
export function MissingDocuments({ slots, files }: { slots: readonly DocumentSlot[]; files: readonly StoredFile[] }) {
  const missing = missingDocuments(slots, files);
  if (missing.length === 0) return <Alert tone="success">{borrowerPages.documentsAllThere}</Alert>;
  return <Alert tone="warning">{fill(borrower.documentsMissing, { items: missing.map(slotName).join(', ') })}</Alert>;
}
