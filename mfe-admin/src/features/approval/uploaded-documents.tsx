import { admin } from '@groundwork/domain-messages';
import { applicationSlots } from '@groundwork/domain-files';
import { QueryState } from '@groundwork/web-mount';
import { Box, Grid } from '@groundwork/web-ui';
import type { Application, FileUpload } from '../../app/api.js';
import { useFiles } from '../../data/files.js';
import { DocumentSlot } from './document-slot.js';

/** Upload slots by loan type with the files in each, then whatever else belongs to the application. */
export function UploadedDocuments({ application }: { application: Application }) {
  const slots = applicationSlots(application.loanType ?? '', application.properties.some(({ preSaleContract }) => preSaleContract === true));
  return (
    <QueryState query={useFiles('application', application.id)} failed={admin.errorGettingApplications}>
      {(files) => {
        const ofType = (type: FileUpload['fileType']) => files.filter(({ fileType }) => fileType === type);
        const others = [...new Set(files.map(({ fileType }) => fileType))].filter((type) => !slots.some((slot) => slot.type === type));
        return (
          <Grid gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5" alignItems="start">
            {[...slots, ...others.map((type) => ({ type, required: false }))].map(({ type, required }) => (
              <Box key={type} minWidth="0">
                <DocumentSlot type={type} required={required} files={ofType(type)} applicationId={application.id} />
              </Box>
            ))}
          </Grid>
        );
      }}
    </QueryState>
  );
}
