import { useState } from 'react';
import { inspectionMachine } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { inspectionDesk } from '@groundwork/domain-messages-admin';
import { displayInstant } from '@groundwork/domain-time';
import { sentenceFor } from '@groundwork/web-http';
import { ConfirmCall, useBusy, useNotify } from '@groundwork/web-mount';
import { Box, Button, Heading, HStack, Text } from '@groundwork/web-ui';
import type { Inspection } from '../../data/api.js';
import { useRevokeInspectionLink, useSendInspectionLink } from '../../data/inspections.js';

/** The link by which a named inspector reports without an account: sent, sent again, revoked. */
export function InspectorLink({ inspection }: { inspection: Inspection }) {
  const { id, version, status, inspectorName, inspectorEmail, link } = inspection;
  const send = useSendInspectionLink();
  const revoke = useRevokeInspectionLink();
  const [asking, setAsking] = useState(false);
  const notify = useNotify();
  const busy = send.isPending || revoke.isPending;
  useBusy(busy);
  const maySend = inspectionMachine.next(status, 'report') !== undefined;
  if (!inspectorName || !inspectorEmail || !(maySend || link)) return null;
  const run = async (command: typeof send, said: string) => {
    await command.mutateAsync({ id, version });
    notify.success(said);
  };
  return (
    <Box as="section" aria-label="Link of the inspector">
      <Heading as="h2" size="section" mb="2">
        Link of the inspector
      </Heading>
      <Text mb="3">
        {link
          ? fill(inspectionDesk.linkOpen, {
              email: link.email,
              date: displayInstant(link.sentAt),
              expires: displayInstant(link.expiresAt),
            })
          : fill(inspectionDesk.linkLead, { name: inspectorName })}
      </Text>
      <HStack gap="3" flexWrap="wrap">
        {maySend ? (
          <Button
            variant="outline"
            loading={send.isPending}
            disabled={busy}
            onClick={() =>
              void run(send, inspectionDesk.linkSent).catch((error: unknown) => notify.error(sentenceFor(error)))
            }
          >
            {link ? 'Send Link Again' : 'Send Link'}
          </Button>
        ) : null}
        {link ? (
          <Button variant="outline" disabled={busy} onClick={() => setAsking(true)}>
            Revoke Link
          </Button>
        ) : null}
      </HStack>
      {asking ? (
        <ConfirmCall
          danger
          title={fill(inspectionDesk.revokeLink, { name: inspectorName })}
          confirmLabel="Revoke Link"
          act={() => run(revoke, inspectionDesk.linkRevoked)}
          onClose={() => setAsking(false)}
        >
          <Text>{inspectionDesk.revokeLead}</Text>
        </ConfirmCall>
      ) : null}
    </Box>
  );
}
