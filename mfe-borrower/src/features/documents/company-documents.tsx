import type { DocumentSlot } from '@groundwork/domain-files';
import { FileSlot } from '@groundwork/web-lending/files';
import type { StoredFile } from '@groundwork/web-lending/files';
import { Grid } from '@groundwork/web-ui';
import { useCompanyId } from '../../data/use-company.js';
import { MissingDocuments } from './missing-documents.js';

interface CompanyDocumentsProps {
  slots: readonly DocumentSlot[];
  files: readonly StoredFile[];
  as: 'h2' | 'h3';
}

/** Documents that the company gives once, for all of its applications: what is missing, and a place for each. */
export function CompanyDocuments({ slots, files, as }: CompanyDocumentsProps) {
  const companyId = useCompanyId();
  return (
    <>
      <MissingDocuments slots={slots} files={files} />
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
        {slots.map((slot) => (
          <FileSlot key={slot.type} {...slot} parent="company" parentId={companyId} files={files} as={as} />
        ))}
      </Grid>
    </>
  );
}
