import { applicationTitle } from '@groundwork/domain-applications';
import { applicationSlots } from '@groundwork/domain-files';
import { ApplicationBadge } from '@groundwork/web-lending';
import { FileSlot } from '@groundwork/web-lending/files';
import type { StoredFile } from '@groundwork/web-lending/files';
import { Link } from '@groundwork/web-mount';
import { Alert, Grid, PageHeader, Stack, TextLink } from '@groundwork/web-ui';
import type { Application } from '../../app/api.js';
import { SubmitDocuments } from './submit-documents.js';

/** The documents that an application asks for, and its submission for review. */
export function Items({ application, files }: { application: Application; files: readonly StoredFile[] }) {
  const presale = application.properties.some(({ preSaleContract }) => preSaleContract === true);
  const slots = applicationSlots(application.loanType ?? '', presale);
  const awaiting = application.status === 'awaiting';
  return (
    <Stack gap="6">
      <PageHeader
        title={applicationTitle({ ...application, street: application.properties[0]?.street })}
        description="Documents and financials"
        back={
          <TextLink asChild>
            <Link to="/applications">Applications</Link>
          </TextLink>
        }
        actions={<ApplicationBadge status={application.status} />}
      />
      {awaiting ? null : <Alert tone="info">This application does not wait for documents now. What was uploaded stays here to read.</Alert>}
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
        {slots.map((slot) => (
          <FileSlot
            key={slot.type}
            {...slot}
            parent="application"
            parentId={application.id}
            files={files}
            mode={awaiting ? 'upload' : 'read'}
          />
        ))}
      </Grid>
      {awaiting ? <SubmitDocuments application={application} slots={slots} files={files} /> : null}
    </Stack>
  );
}
