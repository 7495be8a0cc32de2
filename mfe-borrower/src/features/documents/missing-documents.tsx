import { fileTypes } from '@groundwork/domain-files';
import type { DocumentSlot } from '@groundwork/domain-files';
import { borrower, borrowerPages, fill } from '@groundwork/domain-messages';
import type { StoredFile } from '@groundwork/web-lending/files';
import { Alert } from '@groundwork/web-ui';
import { missingDocuments } from '../../data/files.js';

/** What is still needed, by name; or that all of it is there. */
export function MissingDocuments({ slots, files }: { slots: readonly DocumentSlot[]; files: readonly StoredFile[] }) {
  const missing = missingDocuments(slots, files);
  if (missing.length === 0) return <Alert tone="success">{borrowerPages.documentsAllThere}</Alert>;
  return (
    <Alert tone="warning">
      {fill(borrower.documentsMissing, { items: missing.map(({ type }) => fileTypes[type].label).join(', ') })}
    </Alert>
  );
}
