import { useQuery } from '@tanstack/react-query';
import { companyClosingSlots, fileTypes, financialSlots } from '@groundwork/domain-files';
import type { FileType } from '@groundwork/domain-files';
import { fill } from '@groundwork/domain-messages';
import { admin } from '@groundwork/domain-messages-admin';
import { files as sentences } from '@groundwork/domain-messages-screens';
import { FileSlot, filesQuery, useFilesAccess } from '@groundwork/web-lending/files';
import type { StoredFile } from '@groundwork/web-lending/files';
import { QueryState } from '@groundwork/web-mount';
import { Badge, Flex, Grid, Heading, Stack } from '@groundwork/web-ui';
import { PeopleDocuments, personTypes } from './people-documents.js';

const slots = [
  { type: 'orgdocuments', required: false },
  ...companyClosingSlots,
  ...financialSlots,
] as const satisfies readonly { type: FileType; required: boolean; hint?: string }[];

/** Every document of a company with its review: of the company itself, then those about its people (specification 6). */
export function CompanyDocuments({ companyId }: { companyId: string }) {
  const query = useQuery(filesQuery(useFilesAccess(), 'company', companyId));
  const waiting = query.data?.filter(({ status }) => status === 'pending').length ?? 0;
  return (
    <Stack as="section" gap="4" aria-labelledby="company-documents">
      <Flex gap="3" alignItems="center" flexWrap="wrap">
        <Heading as="h2" id="company-documents">
          {admin.companyDocuments}
        </Heading>
        {waiting > 0 ? <Badge tone="warning">{fill(admin.documentsToReview, { count: waiting })}</Badge> : null}
      </Flex>
      <QueryState query={query} failed={sentences.filesNotLoaded}>
        {(files) => (
          <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
            {slotsFor(files).map((slot) => (
              <FileSlot
                key={slot.type}
                {...slot}
                parent="company"
                parentId={companyId}
                files={files}
                mode="review"
                as="h3"
              />
            ))}
            <PeopleDocuments companyId={companyId} files={files} />
          </Grid>
        )}
      </QueryState>
    </Stack>
  );
}

/** The places that every company has, and whatever else is there. */
function slotsFor(files: readonly StoredFile[]) {
  const known: readonly FileType[] = [...slots.map(({ type }) => type), ...personTypes];
  const others = [...new Set(files.map(({ fileType }) => fileType))].filter(
    (type) => !known.includes(type) && type in fileTypes,
  );
  return [...slots, ...others.map((type) => ({ type, required: false }))];
}
