import { applicationSlots } from '@groundwork/domain-files';
import { admin } from '@groundwork/domain-messages-admin';
import { FileSlot, useFiles } from '@groundwork/web-lending/files';
import { QueryState } from '@groundwork/web-mount';
import { Grid } from '@groundwork/web-ui';
import type { Application } from '../../data/api.js';

/** Upload slots by loan type with the files in each and their review, then whatever else belongs to the application. */
export function UploadedDocuments({ application: { id, loanType, properties } }: { application: Application }) {
  const slots = applicationSlots(
    loanType ?? '',
    properties.some(({ preSaleContract }) => preSaleContract === true),
  );
  return (
    <QueryState query={useFiles('application', id)} failed={admin.errorGettingApplications}>
      {(files) => {
        const others = [...new Set(files.map(({ fileType }) => fileType))].filter(
          (type) => !slots.some((slot) => slot.type === type),
        );
        return (
          <Grid
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
            gap="5"
            alignItems="start"
          >
            {[...slots, ...others.map((type) => ({ type, required: false }))].map((slot) => (
              <FileSlot
                key={slot.type}
                {...slot}
                parent="application"
                parentId={id}
                files={files}
                mode="review"
                as="h3"
              />
            ))}
          </Grid>
        );
      }}
    </QueryState>
  );
}
