import { useState } from 'react';
import { fill } from '@groundwork/domain-messages';
import { exportsDesk as words } from '@groundwork/domain-messages-admin';
import { addCents, formatCents } from '@groundwork/domain-money';
import { sentenceFor } from '@groundwork/web-http';
import { Link, useNotify } from '@groundwork/web-mount';
import { ActionDialog, Alert, Box, Checkbox, Fieldset, Stack, Text, TextLink } from '@groundwork/web-ui';
import { useMoved } from '../../components/use-moved.js';
import type { ListedFunding, PaymentBatch } from '../../data/api.js';
import { useExportPayments } from '../../data/payment-exports.js';
import { exportChoice, ExportMoved, stillExportable } from './export-moved.js';

interface ExportDialogProps {
  /** Planned, and not exported yet. */
  fundings: readonly ListedFunding[];
  onClose: () => void;
}

/** Chooses the payments of a batch: all that can be exported, until one is taken out. */
export function ExportDialog({ fundings, onClose }: ExportDialogProps) {
  const notify = useNotify();
  const send = useExportPayments();
  const moved = useMoved(fundings, stillExportable);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<string>();
  const { row: offered, standing } = moved;
  const chosen = offered.filter(({ id, accountName }) => accountName !== null && !left.has(id));
  const toggle = (id: string) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  const store = async () => {
    setProblem(undefined);
    try {
      const batch = await send.mutateAsync(chosen.map(({ id, version }) => ({ id, version })));
      notify.success(fill(words.exported, { number: String((batch as PaymentBatch).number) }));
      onClose();
    } catch (error) {
      if (!moved.caught(error)) setProblem(sentenceFor(error));
    }
  };
  return (
    <ActionDialog
      title={words.exportPayments}
      actionLabel={words.exportPayments}
      onAct={store}
      disabled={chosen.length === 0 || standing !== undefined}
      busy={send.isPending}
      onClose={onClose}
    >
      <Stack gap="4">
        <Text>{words.exportLead}</Text>
        {standing ? <ExportMoved moved={moved} standing={standing} /> : null}
        <Fieldset legend={words.choose}>
          <Stack gap="3">
            {offered.map((funding) => (
              <Choice
                key={funding.id}
                funding={funding}
                isChosen={chosen.includes(funding)}
                onToggle={() => toggle(funding.id)}
              />
            ))}
          </Stack>
        </Fieldset>
        <Text fontWeight="semibold" role="status">
          {fill(words.total, { amount: formatCents(addCents(chosen.map(({ netAmount }) => netAmount))) })}
        </Text>
        {problem ? <Alert tone="danger">{problem}</Alert> : null}
      </Stack>
    </ActionDialog>
  );
}

interface ChoiceProps {
  funding: ListedFunding;
  isChosen: boolean;
  onToggle: () => void;
}

function Choice({ funding, isChosen, onToggle }: ChoiceProps) {
  const { applicationId, applicationName: name, accountName, accountNumber } = funding;
  return (
    <Box>
      <Checkbox checked={isChosen} disabled={accountName === null} onChange={onToggle}>
        {exportChoice(funding)}
      </Checkbox>
      <Box ps="7">
        {accountName === null ? (
          <Text textStyle="small">
            {words.noAccount}:{' '}
            <TextLink asChild>
              <Link to={`/funding/${applicationId}`}>{fill(words.enterAccount, { name })}</Link>
            </TextLink>
          </Text>
        ) : (
          <Text textStyle="small">{fill(words.toAccount, { name: accountName, number: accountNumber ?? '' })}</Text>
        )}
      </Box>
    </Box>
  );
}
