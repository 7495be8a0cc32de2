import { propertyTitle } from '@groundwork/domain-applications';
import { appraisalErrors, appraisalRecord } from '@groundwork/domain-capital';
import { fill } from '@groundwork/domain-messages';
import { capitalPage as words } from '@groundwork/domain-messages-admin';
import { formatCents } from '@groundwork/domain-money';
import { systemClock, today } from '@groundwork/domain-time';
import { DateField, KeptFormDialog, MoneyField, SelectField, TextField, useKeptForm } from '@groundwork/web-forms';
import type { KeptForm } from '@groundwork/web-forms';
import { FileSlot, useFiles } from '@groundwork/web-lending/files';
import { useArea, useNotify } from '@groundwork/web-mount';
import { Grid, Text } from '@groundwork/web-ui';
import type { Application, Appraisal } from '../../../data/api.js';
import { useRecordAppraisal } from '../../../data/capital.js';

interface AppraisalValues {
  asIs: number | null;
  asCompleted: number | null;
  appraiser: string;
  appraisedOn: string;
  documentId: string;
}

const { fields } = appraisalRecord;

const valuesOf = (appraisal: Appraisal | undefined): AppraisalValues => ({
  asIs: appraisal?.asIs ?? null,
  asCompleted: appraisal?.asCompleted ?? null,
  appraiser: appraisal?.appraiser ?? '',
  appraisedOn: appraisal?.appraisedOn ?? '',
  documentId: appraisal?.documentId ?? '',
});

interface AppraisalDialogProps {
  application: Application;
  propertyId: string;
  /** The appraisal that this one follows. */
  before: Appraisal | undefined;
  onClose: () => void;
}

function useAppraisalForm({ application, propertyId, before }: Omit<AppraisalDialogProps, 'onClose'>) {
  const { user } = useArea();
  const record = useRecordAppraisal(application.id);
  return useKeptForm<AppraisalValues>({
    draftKey: `${user.id}.${application.companyId}.appraisal.${propertyId}`,
    values: valuesOf(before),
    version: before?.version ?? 0,
    check: ({ documentId, ...values }) =>
      appraisalErrors({ ...values, propertyId, documentId: documentId || null }, today(systemClock)),
    save: ({ documentId, ...values }, version = 0) =>
      record({ ...values, propertyId, documentId: documentId || null, version }),
    current: (stored) => ({ values: valuesOf(stored as Appraisal), version: (stored as Appraisal).version }),
  });
}

/** Enters what an appraiser found a property to be worth, with the document that says so. */
export function AppraisalDialog({ onClose, ...props }: AppraisalDialogProps) {
  const { application, propertyId } = props;
  const keptForm = useAppraisalForm(props);
  const notify = useNotify();
  const submit = async () => {
    if (!(await keptForm.submit())) return;
    notify.success(words.appraisalSaved);
    onClose();
  };
  const title = fill(words.enterAppraisalOf, { property: propertyTitle(application.properties, propertyId) });
  return (
    <KeptFormDialog
      title={title}
      keptForm={keptForm}
      labels={(path) => fields[path as keyof AppraisalValues].label}
      show={(_, value) => (typeof value === 'number' ? formatCents(value) : undefined)}
      onSubmit={submit}
      submitLabel={words.saveAppraisal}
      onClose={onClose}
    >
      <Text color="fg.muted">{words.appraisalLead}</Text>
      <AppraisalFields applicationId={application.id} keptForm={keptForm} />
    </KeptFormDialog>
  );
}

function AppraisalFields({ applicationId, keptForm }: { applicationId: string; keptForm: KeptForm<AppraisalValues> }) {
  const files = useFiles('application', applicationId).data ?? [];
  const appraisals = files.filter(({ fileType, status }) => fileType === 'appraisal' && status !== 'rejected');
  return (
    <>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        gap="4"
        alignItems="start"
      >
        <MoneyField<AppraisalValues> name="asIs" label={fields.asIs.label} hint={words.oneValueIsEnough} />
        <MoneyField<AppraisalValues> name="asCompleted" label={fields.asCompleted.label} />
        <TextField<AppraisalValues>
          name="appraiser"
          label={fields.appraiser.label}
          hint={words.appraiserHint}
          required
        />
        <DateField<AppraisalValues>
          name="appraisedOn"
          label={fields.appraisedOn.label}
          max={today(systemClock)}
          required
        />
      </Grid>
      <SelectField<AppraisalValues>
        name="documentId"
        label={fields.documentId.label}
        hint={words.appraisalDocumentHint}
        placeholder={words.noDocument}
        options={appraisals.map(({ fileUploadId, userFileName }) => ({ value: fileUploadId, label: userFileName }))}
      />
      <FileSlot
        type="appraisal"
        parent="application"
        parentId={applicationId}
        files={files}
        as="h3"
        plain
        onStored={({ fileUploadId }) => keptForm.form.setValue('documentId', fileUploadId, { shouldDirty: true })}
      />
    </>
  );
}
