import { useState } from 'react';
import { waiverMachine } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { waivers as words } from '@groundwork/domain-messages-screens';
import { saveBlob } from '@groundwork/web-http';
import { ConfirmCall, ReasonCall, useAttempt, useNotify } from '@groundwork/web-mount';
import { Alert, Box, Button, HStack, Text } from '@groundwork/web-ui';
import { useWaiverCommand } from './waivers-access.js';
import type { WaiverMove, WaiversAccess, WaiverView } from './waivers-access.js';

const labels: Readonly<Record<WaiverMove, string>> = {
  remind: 'Remind',
  revoke: 'Revoke Link',
  accept: 'Accept Paper',
  return: 'Return Paper',
  void: 'Make Void',
};

const done: Readonly<Record<WaiverMove, string>> = {
  remind: words.reminded,
  revoke: words.revoked,
  accept: words.accepted,
  return: words.returned,
  void: words.voided,
};

const order: readonly WaiverMove[] = ['accept', 'remind', 'revoke', 'return', 'void'];
const asksFirst: ReadonlySet<WaiverMove> = new Set(['revoke', 'return', 'void']);

/** What this side can do with a waiver as it stands: the table of its statuses says it. */
export function WaiverActions({ waiver, access }: { waiver: WaiverView; access: WaiversAccess }) {
  const { id, version, status, means, signerEmail } = waiver;
  const [asking, setAsking] = useState<WaiverMove>();
  const notify = useNotify();
  const { attempt, failure } = useAttempt();
  const print = useWaiverCommand(async () => saveBlob(await access.pdf(id), 'waiver.pdf'));
  const move = useWaiverCommand(({ command, reason }: { command: WaiverMove; reason?: string }) => {
    const run = access.moves[command];
    return run ? run({ id, version, ...(reason === undefined ? {} : { reason }) }) : Promise.resolve();
  });
  const take = async (command: WaiverMove, reason?: string) => {
    await move.mutateAsync({ command, ...(reason === undefined ? {} : { reason }) });
    notify.success(fill(done[command], { email: signerEmail ?? '' }));
  };
  const possible = order.filter(
    (command) => access.moves[command] && waiverMachine.next(status, command) !== undefined,
  );
  return (
    <HStack gap="2" flexWrap="wrap">
      {failure ? (
        <Box width="full">
          <Alert tone="danger">{failure}</Alert>
        </Box>
      ) : null}
      {status === 'signed' && means === 'link' ? (
        <Button
          size="sm"
          icon="download"
          loading={print.isPending}
          onClick={() => void attempt(() => print.mutateAsync(undefined))}
        >
          Download PDF
        </Button>
      ) : null}
      {possible.map((command) => (
        <Button
          key={command}
          size="sm"
          variant={command === 'accept' ? 'solid' : 'outline'}
          disabled={move.isPending}
          onClick={() => (asksFirst.has(command) ? setAsking(command) : void attempt(() => take(command)))}
        >
          {labels[command]}
        </Button>
      ))}
      {asking === 'revoke' ? (
        <ConfirmCall
          danger
          title={words.revokeLink}
          confirmLabel={labels.revoke}
          act={() => take('revoke')}
          onClose={() => setAsking(undefined)}
        >
          <Text>{words.revokeLead}</Text>
        </ConfirmCall>
      ) : asking ? (
        <ReasonCall
          title={labels[asking]}
          {...(asking === 'void' ? { lead: words.voidLead } : {})}
          label="Reason"
          confirmLabel={labels[asking]}
          complaintOf={(reason) => waiverMachine.complaint(asking, reason)}
          act={(reason) => take(asking, reason)}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
    </HStack>
  );
}
