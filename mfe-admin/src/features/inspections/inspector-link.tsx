import { inspectionMachine } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { inspectionDesk } from '@groundwork/domain-messages-admin';
import { displayInstant } from '@groundwork/domain-time';
import { sentenceFor } from '@groundwork/web-http';
import { useBusy, useNotify } from '@groundwork/web-mount';
import { Box, Button, Heading, HStack, Text } from '@groundwork/web-ui';
import type { Inspection } from '../../data/api.js';
import { useRevokeInspectionLink, useSendInspectionLink } from '../../data/inspections.js';

/** The link by which a named inspector reports without an account: sent, sent again, revoked. */
export function InspectorLink({ inspection }: { inspection: Inspection }) {
  const { id, version, status, inspectorName, inspectorEmail, link } = inspection;
  const send = useSendInspectionLink();
  const revoke = useRevokeInspectionLink();
  const notify = useNotify();
  const busy = send.isPending || revoke.isPending;
  useBusy(busy);
  const maySend = inspectionMachine.next(status, 'report') !== undefined;
  if (!inspectorName || !inspectorEmail || !(maySend || link)) return null;
  const run = async (command: typeof send, said: string) => {
    try {
      await command.mutateAsync({ id, version });
      notify.success(said);
    } catch (error) {
      notify.error(sentenceFor(error));
    }
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
            onClick={() => void run(send, inspectionDesk.linkSent)}
          >
            {link ? 'Send Link Again' : 'Send Link'}
          </Button>
        ) : null}
        {link ? (
          <Button
            variant="outline"
            loading={revoke.isPending}
            disabled={busy}
            onClick={() => void run(revoke, inspectionDesk.linkRevoked)}
          >
            Revoke Link
          </Button>
        ) : null}
      </HStack>
    </Box>
  );
}
