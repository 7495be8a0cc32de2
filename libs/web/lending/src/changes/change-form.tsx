import { useFormContext, useWatch } from 'react-hook-form';
import {
  budgetChangeRecord,
  changeKindLabels,
  changeKinds,
  changeSourceLabels,
  changeSources,
} from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { changePage, screens } from '@groundwork/domain-messages-screens';
import { KeptFormView, SelectField, TextAreaField, TextField, useKeptForm } from '@groundwork/web-forms';
import { useArea, useNotify } from '@groundwork/web-mount';
import { Box, Button, Card, Heading, HStack, Stack } from '@groundwork/web-ui';
import { AttachedFiles } from '../files/attached-files.js';
import { ChangeRows } from './change-rows.js';
import type { ChangeCalls, ChangingLedger } from './change-types.js';
import { blankChange, changeErrors, requestedOf } from './change-values.js';
import type { ChangeValues } from './change-values.js';

interface ChangeFormProps {
  ledger: ChangingLedger;
  title: string;
  request: ChangeCalls['request'];
  onDone: () => void;
}

/** A change of the budget is written down. What is typed is kept in the browser until it is submitted. */
export function ChangeForm({ ledger, title, request, onDone }: ChangeFormProps) {
  const { user } = useArea();
  const notify = useNotify();
  const keptForm = useKeptForm<ChangeValues>({
    draftKey: `${user.id}.budget-change.${ledger.applicationId}`,
    values: blankChange,
    check: (values) => changeErrors(ledger, values),
    save: async (values) => {
      const { number } = await request(requestedOf(ledger.applicationId, values));
      notify.success(fill(changePage.requested, { number }));
    },
  });
  const submit = async () => {
    if (await keptForm.submit()) onDone();
  };
  return (
    <Card as="section" aria-label={title}>
      <Stack gap="5">
        <Heading as="h2">{title}</Heading>
        <KeptFormView keptForm={keptForm} label={title} onSubmit={() => void submit()}>
          <KindFields />
          <ChangeRows ledger={ledger} />
          <TextAreaField<ChangeValues> name="reason" label={budgetChangeRecord.fields.reason.label} required />
          <Files applicationId={ledger.applicationId} />
          <HStack gap="2" flexWrap="wrap">
            <Button type="submit" loading={keptForm.saving} loadingText={screens.submitting}>
              {changePage.submit}
            </Button>
            <Button variant="outline" disabled={keptForm.saving} onClick={onDone}>
              {screens.close}
            </Button>
          </HStack>
        </KeptFormView>
      </Stack>
    </Card>
  );
}

const kinds = changeKinds.map((value) => ({ value, label: changeKindLabels[value] }));
const sources = changeSources.map((value) => ({ value, label: changeSourceLabels[value] }));

/** Which kind of change it is; of a change order who pays. */
function KindFields() {
  const kind = useWatch<ChangeValues, 'kind'>({ name: 'kind' });
  const source = useWatch<ChangeValues, 'source'>({ name: 'source' });
  return (
    <Stack gap="4" maxWidth="480px">
      <SelectField<ChangeValues>
        name="kind"
        label={budgetChangeRecord.fields.kind.label}
        hint={changePage.kindHints[kind]}
        options={kinds}
        required
      />
      {kind === 'change_order' ? (
        <SelectField<ChangeValues>
          name="source"
          label={budgetChangeRecord.fields.source.label}
          options={sources}
          required
        />
      ) : null}
      {kind === 'change_order' && source === 'other' ? (
        <TextField<ChangeValues> name="sourceName" label={budgetChangeRecord.fields.sourceName.label} required />
      ) : null}
    </Stack>
  );
}

function Files({ applicationId }: { applicationId: string }) {
  const { getValues, setValue } = useFormContext<ChangeValues>();
  const files = useWatch<ChangeValues, 'files'>({ name: 'files' });
  return (
    <Box as="section" aria-label={changePage.files}>
      <Heading as="h3" size="sub" mb="2">
        {changePage.files}
      </Heading>
      <AttachedFiles
        applicationId={applicationId}
        about="budget-change"
        label={changePage.addFiles}
        files={files}
        onChange={(change) => setValue('files', [...change(getValues('files'))], { shouldDirty: true })}
      />
    </Box>
  );
}
