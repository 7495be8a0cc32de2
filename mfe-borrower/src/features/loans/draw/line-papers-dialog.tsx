import { useId } from 'react';
import { drawSheet } from '@groundwork/domain-messages-borrower';
import { isUnread } from '@groundwork/domain-validation';
import { MoneyInput } from '@groundwork/web-forms';
import { Box, Button, Dialog, FieldError, Label, MoneyText, Stack, Text } from '@groundwork/web-ui';
import type { LedgerLine } from '../../../data/api.js';
import { DrawFiles } from './draw-files.js';
import { withStored } from './draw-values.js';
import type { Entry } from './draw-values.js';
import { LineInvoices } from './line-invoices.js';

interface LinePapersDialogProps {
  applicationId: string;
  line: LedgerLine;
  entry: Entry;
  onEdit: (change: (entry: Entry) => Entry) => void;
  onClose: () => void;
}

/** What supports one line of the request: files, invoices, and material that is stored. */
export function LinePapersDialog({ applicationId, line, entry, onEdit, onClose }: LinePapersDialogProps) {
  return (
    <Dialog open onClose={onClose} title={`Files for ${line.name}`} footer={<Button onClick={onClose}>Done</Button>}>
      <Stack gap="6">
        <DrawFiles
          applicationId={applicationId}
          about={line.additionalBudgetItemId}
          files={entry.files}
          onChange={(change) => onEdit((before) => ({ ...before, files: change(before.files) }))}
        />
        <LineInvoices entry={entry} onChange={(invoices) => onEdit((before) => ({ ...before, invoices }))} />
        <StoredMaterial
          line={line}
          entry={entry}
          onStored={(stored) => onEdit((before) => withStored(line, before, stored))}
        />
      </Stack>
    </Dialog>
  );
}

interface StoredMaterialProps {
  line: LedgerLine;
  entry: Entry;
  onStored: (stored: Entry['stored']) => void;
}

function StoredMaterial({ line, entry: { stored }, onStored }: StoredMaterialProps) {
  const id = useId();
  const complaint = isUnread(stored) ? stored.complaint : undefined;
  return (
    <Box maxWidth="320px">
      <Label htmlFor={id}>Materials stored</Label>
      <Text id={`${id}-hint`} textStyle="small" color="fg.muted">
        {drawSheet.storedHint} Before: <MoneyText cents={line.materialsStored} />
      </Text>
      <MoneyInput
        id={id}
        mt="1"
        aria-invalid={complaint ? true : undefined}
        aria-describedby={complaint ? `${id}-error` : `${id}-hint`}
        value={stored}
        onChange={onStored}
      />
      {complaint ? <FieldError id={`${id}-error`}>{complaint}</FieldError> : null}
    </Box>
  );
}
