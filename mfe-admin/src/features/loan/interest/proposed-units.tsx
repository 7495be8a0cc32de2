import { useState } from 'react';
import { unitNames } from '@groundwork/domain-applications';
import { releaseUnitRecord } from '@groundwork/domain-draws';
import { interestDesk as words } from '@groundwork/domain-messages-admin';
import { shapeOf } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import { MoneyField, useFieldError } from '@groundwork/web-forms';
import { Button, Checkbox, FieldError, Stack } from '@groundwork/web-ui';
import { CommandDialog } from '../../../components/command-dialog.js';
import { useCommandForm } from '../../../components/use-command-form.js';
import { useApplication } from '../../../data/applications.js';
import { useAddReleaseUnits } from '../../../data/loan-interest.js';

interface ProposedUnitsProps {
  applicationId: string;
  /** Names of those that are there. */
  taken: readonly string[];
}

/** The units that the application tells of and that are not listed yet, to be added together. */
export function ProposedUnits({ applicationId, taken }: ProposedUnitsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useApplication(applicationId);
  const names = unitNames(data?.properties ?? []).filter((name) => !taken.includes(name));
  if (isOpen) return <ProposedDialog applicationId={applicationId} names={names} onClose={() => setIsOpen(false)} />;
  return names.length === 0 ? null : (
    <Button size="sm" variant="outline" icon="plus" onClick={() => setIsOpen(true)}>
      {words.proposedUnits} ({names.length})
    </Button>
  );
}

interface Chosen {
  names: string[];
  releasePrice?: number | undefined;
}

interface ProposedDialogProps {
  applicationId: string;
  names: readonly string[];
  onClose: () => void;
}

function ProposedDialog({ applicationId, names, onClose }: ProposedDialogProps) {
  const values: Chosen = { names: [...names] };
  const form = useCommandForm({
    draft: `${applicationId}.units`,
    values,
    check: ({ names: chosen, releasePrice }) => ({
      ...validate(shapeOf(releaseUnitRecord), { name: chosen[0] ?? '-', releasePrice }),
      ...(chosen.length === 0 ? { names: words.chooseUnit } : {}),
    }),
    command: useAddReleaseUnits(applicationId),
    // A name that was chosen and is listed meanwhile is added no second time.
    inputOf: ({ names: added, releasePrice }) => ({
      names: names.filter((name) => added.includes(name)),
      releasePrice: releasePrice ?? 0,
    }),
    done: words.proposedUnitsDone,
    onClose,
  });
  const chosen = form.form.watch('names');
  const toggle = (name: string) =>
    form.form.setValue(
      'names',
      names.filter((each) => (each === name ? !chosen.includes(name) : chosen.includes(each))),
      { shouldDirty: true },
    );
  return (
    <CommandDialog
      title={words.proposedUnits}
      lead={words.proposedUnitsLead}
      form={form}
      label={words.addUnit}
      onClose={onClose}
    >
      <MoneyField<Chosen> name="releasePrice" label={releaseUnitRecord.fields.releasePrice.label} required />
      <Stack role="group" aria-label={words.proposedUnits} gap="1">
        {names.map((name) => (
          <Checkbox key={name} checked={chosen.includes(name)} onChange={() => toggle(name)}>
            {name}
          </Checkbox>
        ))}
        <NamesError />
      </Stack>
    </CommandDialog>
  );
}

function NamesError() {
  const error = useFieldError<Chosen>('names');
  return error ? <FieldError>{error}</FieldError> : null;
}
