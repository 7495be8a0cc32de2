import { useContext, useId, useState } from 'react';
import { screens } from '@groundwork/domain-messages-screens';
import { formatMonthDayYear, isCalendarDate } from '@groundwork/domain-time';
import { Box, Button, Dialog, Fieldset, Radio, Stack, Text } from '@groundwork/web-ui';
import { DayFields } from './day-fields.js';
import type { Conflict } from './use-kept-form.js';
import type { Dispute, Side } from './versions.js';

export interface FieldNames {
  /** What the fields are called, by path. */
  labels: Readonly<Record<string, string>> | ((path: string) => string | undefined);
  /** How a value reads; texts, yes or no and what stands in a field for a day by themselves. */
  show?: (path: string, value: unknown) => string | undefined;
}

/** Two people changed the same record: each field that differs, both values, and whose is kept. */
export function ConflictDialog({ conflict, ...names }: FieldNames & { conflict: Conflict }) {
  const [chosen, setChosen] = useState<Record<string, Side>>(() =>
    Object.fromEntries(conflict.disputes.map(({ path, proposed }) => [path, proposed])),
  );
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    await conflict.resolve(chosen);
    setSaving(false);
  };
  return (
    <Dialog
      open
      role="alertdialog"
      title={screens.conflictTitle}
      onClose={conflict.cancel}
      footer={
        <>
          <Button variant="outline" onClick={conflict.cancel}>
            {screens.keepEditing}
          </Button>
          <Button onClick={() => void save()} loading={saving}>
            {screens.saveChoice}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>{screens.conflictDetail}</Text>
        {conflict.disputes.map((dispute) => (
          <DisputeChoice
            key={dispute.path}
            dispute={dispute}
            names={names}
            value={chosen[dispute.path]}
            onChange={(side) => setChosen({ ...chosen, [dispute.path]: side })}
          />
        ))}
      </Stack>
    </Dialog>
  );
}

interface DisputeChoiceProps {
  dispute: Dispute;
  names: FieldNames;
  value: Side | undefined;
  onChange: (side: Side) => void;
}

function DisputeChoice({ dispute, names, value, onChange }: DisputeChoiceProps) {
  // Two forms may ask at once, of fields that are called alike: each question is a group of its own.
  const group = useId();
  const isDay = useContext(DayFields)?.has(dispute.path) === true;
  const option = (side: Side, whose: string) => (
    <Box
      borderWidth="1px"
      borderStyle="solid"
      borderColor={value === side ? 'accent.solid' : 'border'}
      borderRadius="md"
      p="3"
      flex="1 1 200px"
      minWidth="0"
    >
      <Radio name={group} checked={value === side} onChange={() => onChange(side)}>
        <Text textStyle="small">{whose}</Text>
        <Text fontWeight="medium" overflowWrap="anywhere">
          {shown(names, dispute.path, dispute[side], isDay)}
        </Text>
      </Radio>
    </Box>
  );
  return (
    <Fieldset legend={labelAt(names, dispute.path)}>
      <Box display="flex" flexWrap="wrap" gap="3">
        {option('mine', screens.yourVersion)}
        {option('theirs', screens.theirVersion)}
      </Box>
    </Fieldset>
  );
}

function labelAt({ labels }: FieldNames, path: string): string {
  return (typeof labels === 'function' ? labels(path) : labels[path]) ?? path;
}

function shown({ show }: FieldNames, path: string, value: unknown, isDay: boolean): string {
  const own = show?.(path, value);
  if (own !== undefined) return own;
  if (value === undefined || value === null || value === '') return screens.emptyValue;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  // A day as it is written everywhere else, and a text that looks like one as it was typed.
  return isDay && isCalendarDate(value) ? formatMonthDayYear(value) : String(value);
}
