import { filledSlots, isOfProperty, mayUpload, slotsOf } from '@groundwork/domain-files';
import type { DocumentSlot, FileType } from '@groundwork/domain-files';
import { borrowerPages } from '@groundwork/domain-messages-borrower';
import { FileSlot } from '@groundwork/web-lending/files';
import { QueryState } from '@groundwork/web-mount';
import { Grid } from '@groundwork/web-ui';
import type { Application } from '../../data/api.js';
import { useApplicationFiles } from '../../data/files.js';
import { documentsFor, useLoanDocuments } from '../../data/loan-documents.js';

interface NeededDocumentsProps {
  application: Application;
  /** Level of the headings of documents. */
  as: 'h2' | 'h3';
  /** To read alone, also while the application waits for them. */
  toRead?: boolean;
}

/** A place for each document that the application asks for; to read alone once it no longer waits for them. */
export function NeededDocuments({ application, as, toRead = false }: NeededDocumentsProps) {
  const documents = useLoanDocuments();
  return (
    <QueryState query={documents} inParts failed={borrowerPages.filesUnavailable}>
      {(all) => (
        <Slots
          application={application}
          slots={slotsOf(application, documentsFor(application, all))}
          as={as}
          mode={application.status === 'awaiting' && !toRead ? 'upload' : 'read'}
        />
      )}
    </QueryState>
  );
}

/** What the borrower brings for a property; the demographic file is the lender's. */
const isOwnOfProperty = (type: FileType): boolean => isOfProperty(type) && mayUpload('borrower', type, 'application');

interface SlotsProps {
  application: Application;
  slots: readonly DocumentSlot[];
  as: 'h2' | 'h3';
  mode: 'upload' | 'read';
}

function Slots({ application, slots, as, mode }: SlotsProps) {
  const files = useApplicationFiles(application.id);
  return (
    <QueryState query={files} inParts failed={borrowerPages.filesUnavailable}>
      {(stored) => (
        <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
          {filledSlots(slots, stored)
            .filter(({ slot }) => slots.includes(slot) || isOwnOfProperty(slot.type))
            .map(({ slot, files: own }) => (
              <FileSlot
                key={`${slot.type}/${slot.propertyId ?? slot.label}`}
                {...slot}
                as={as}
                parent="application"
                parentId={application.id}
                files={own}
                applicationStatus={application.status}
                mode={mode}
              />
            ))}
        </Grid>
      )}
    </QueryState>
  );
}
