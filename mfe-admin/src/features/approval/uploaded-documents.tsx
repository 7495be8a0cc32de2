import { filledSlots, slotsOf } from '@groundwork/domain-files';
import type { DocumentSlot } from '@groundwork/domain-files';
import { admin, loanDocuments } from '@groundwork/domain-messages-admin';
import { FileSlot, useFiles } from '@groundwork/web-lending/files';
import type { StoredFile } from '@groundwork/web-lending/files';
import { QueryState } from '@groundwork/web-mount';
import { Grid } from '@groundwork/web-ui';
import type { Application } from '../../data/api.js';
import { useLoanDocuments } from '../../data/loan-documents.js';

/** Upload slots by loan type with the files in each and their review, then whatever else belongs to the application. */
export function UploadedDocuments({ application }: { application: Application }) {
  const { id, loanType, properties, status } = application;
  const files = useFiles('application', id);
  return (
    <QueryState query={useLoanDocuments()} failed={loanDocuments.failed}>
      {(all) => {
        const documents = all.find((each) => each.loanType === loanType)?.documents ?? [];
        return <Slots id={id} status={status} slots={slotsOf({ loanType, properties }, documents)} query={files} />;
      }}
    </QueryState>
  );
}

/** The demographic file stands beside the details of its property. */
const isShownHere = ({ fileType }: StoredFile): boolean => fileType !== 'esri';

interface SlotsProps {
  id: string;
  status: Application['status'];
  slots: readonly DocumentSlot[];
  query: ReturnType<typeof useFiles>;
}

function Slots({ id, status, slots, query }: SlotsProps) {
  return (
    <QueryState query={query} failed={admin.errorGettingApplications}>
      {(files) => (
        <Grid
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
          gap="5"
          alignItems="start"
        >
          {filledSlots(slots, files.filter(isShownHere)).map(({ slot, files: own }) => (
            <FileSlot
              key={`${slot.type}/${slot.propertyId ?? slot.label}`}
              {...slot}
              parent="application"
              parentId={id}
              files={own}
              applicationStatus={status}
              mode="review"
              as="h3"
            />
          ))}
        </Grid>
      )}
    </QueryState>
  );
}
