import { useId, useState } from 'react';
import { isLower } from '@groundwork/domain-draws';
import { formatPercent } from '@groundwork/domain-money';
import { isUnread, lengthLimits } from '@groundwork/domain-validation';
import type { FieldErrors, Unread } from '@groundwork/domain-validation';
import { Bounded, NumberInput } from '@groundwork/web-forms';
import { Box, FieldError, Heading, Label, ListItem, Text, Textarea } from '@groundwork/web-ui';
import { lineOf } from './kept-report.js';
import type { KeptLine, KeptPhoto, KeptReport, WorkLine } from './kept-report.js';
import { Photographs } from './photographs.js';

interface ReportLineProps {
  line: WorkLine;
  report: KeptReport;
  complaints: FieldErrors;
  photos: readonly KeptPhoto[];
  disabled: boolean;
  onChange: (change: Partial<KeptLine>) => void;
  onAdd: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
}

/** One line of the schedule of values: how much of it is built. */
export function ReportLine({ line, report, complaints, photos, disabled, onChange, onAdd, onRemove }: ReportLineProps) {
  const id = useId();
  const { percentComplete, reason, note } = lineOf(report, line.id);
  // What was typed and is no number stays as it was typed; the report holds that there is none.
  const [unread, setUnread] = useState<Unread>();
  const shown = Number.isNaN(percentComplete) ? unread : (percentComplete ?? undefined);
  const percentError = complaints[`${line.id}.percentComplete`];
  const reasonError = complaints[`${line.id}.reason`];
  return (
    <ListItem borderWidth="1px" borderStyle="solid" borderColor="border" borderRadius="lg" p="4" aria-label={line.name}>
      <Heading as="h3" size="sub">
        {line.name}
        {line.isHeld ? ' (held)' : ''}
      </Heading>
      <Text textStyle="small" mb="2">
        {line.section} · {line.accepted === null ? 'not inspected before' : `${formatPercent(line.accepted)} before`}
      </Text>
      <Box maxWidth="200px">
        <Label htmlFor={`${id}p`}>Percent complete</Label>
        <NumberInput
          id={`${id}p`}
          decimals={2}
          disabled={disabled}
          value={shown}
          aria-invalid={percentError ? true : undefined}
          aria-describedby={percentError ? `${id}pe` : undefined}
          onChange={(value) => {
            setUnread(isUnread(value) ? value : undefined);
            onChange({ percentComplete: isUnread(value) ? NaN : (value ?? null) });
          }}
        />
        {percentError ? <FieldError id={`${id}pe`}>{percentError}</FieldError> : null}
      </Box>
      {isLower({ percentComplete }, line.accepted) ? (
        <Box mt="3">
          <Label htmlFor={`${id}r`}>Why it is lower than before</Label>
          <Bounded value={reason} max={lengthLimits.paragraph} error={reasonError}>
            {(control) => (
              <Textarea
                {...control}
                id={`${id}r`}
                rows={2}
                disabled={disabled}
                value={reason}
                onChange={(event) => onChange({ reason: event.currentTarget.value })}
              />
            )}
          </Bounded>
        </Box>
      ) : null}
      <Box mt="3">
        <Label htmlFor={`${id}n`}>Note</Label>
        <Bounded value={note} max={lengthLimits.paragraph}>
          {(control) => (
            <Textarea
              {...control}
              id={`${id}n`}
              rows={2}
              disabled={disabled}
              value={note}
              onChange={(event) => onChange({ note: event.currentTarget.value })}
            />
          )}
        </Bounded>
      </Box>
      <Photographs
        label={`Photographs of ${line.name}`}
        photos={photos}
        disabled={disabled}
        onAdd={onAdd}
        onRemove={onRemove}
      />
    </ListItem>
  );
}
