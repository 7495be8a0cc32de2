import { useEffect, useState } from 'react';
import { fill } from '@groundwork/domain-messages';
import { verification } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
import { sentenceFor } from '@groundwork/web-http';
import { Alert, Box, Button, Dialog, ErrorState, LoadingState, Stack, Text } from '@groundwork/web-ui';
import type { AccountHolder } from '../../data/verification.js';
import { useVerification } from './use-verification.js';

/** What takes longer than this is said to, milliseconds. */
const longAfterMs = 8_000;

/** What the widget needs, and no more: it can neither leave its frame nor open the portal's page anew. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups';

interface VerificationDialogProps {
  holder: AccountHolder;
  onClose: () => void;
}

/** The provider's widget in a dialog, with what to do where it is slow, away or left half-way (specification 4). */
export function VerificationDialog({ holder, onClose }: VerificationDialogProps) {
  const { stage, widget, frame, open, finish, close, error } = useVerification(holder, onClose);
  const isThere = stage === 'opening' || stage === 'open';
  return (
    <Dialog open size="lg" title={fill(verification.verifyAccountsOf, { name: holder.name })} onClose={close}>
      <Stack gap="4" minHeight="min(70dvh, 640px)">
        {stage === 'asking' || stage === 'opening' ? <Opening /> : null}
        {stage === 'updating' ? <LoadingState label={verification.updating} /> : null}
        {stage === 'refused' ? (
          <ErrorState title={verification.notOpening} onRetry={open}>
            {sentenceFor(error)}
          </ErrorState>
        ) : null}
        {stage === 'silent' ? (
          <ErrorState title={verification.notOpening} onRetry={open}>
            {verification.notOpeningDetail}
          </ErrorState>
        ) : null}
        {stage === 'notUpdated' ? (
          <ErrorState title={verification.notUpdated} onRetry={finish}>
            {sentenceFor(error)}
          </ErrorState>
        ) : null}
        {stage === 'left' ? <Unfinished onGoOn={open} onClose={close} /> : null}
        {widget && isThere ? (
          // A frame that has not said a word yet is there, and takes no room.
          <Box
            asChild
            flex="1"
            width="full"
            minHeight={stage === 'open' ? 'min(66dvh, 600px)' : '0'}
            height={stage === 'open' ? 'auto' : '0'}
            borderRadius="md"
            bg="white"
          >
            <iframe
              ref={frame}
              src={widget.widgetUrl}
              title={fill(verification.frameTitle, { name: holder.name })}
              sandbox={sandbox}
              referrerPolicy="origin"
            />
          </Box>
        ) : null}
      </Stack>
    </Dialog>
  );
}

function Opening() {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box>
      <LoadingState label={verification.opening} />
      <Text role="status" textAlign="center" color="fg.muted">
        {long ? verification.openingLong : ''}
      </Text>
    </Box>
  );
}

function Unfinished({ onGoOn, onClose }: { onGoOn: () => void; onClose: () => void }) {
  return (
    <Alert tone="info" title={verification.unfinishedTitle}>
      <Stack gap="3">
        <Text>{verification.unfinished}</Text>
        <Box display="flex" flexWrap="wrap" gap="3">
          <Button size="sm" onClick={onGoOn}>
            {verification.goOn}
          </Button>
          <Button size="sm" variant="outline" onClick={onClose}>
            {screens.close}
          </Button>
        </Box>
      </Stack>
    </Alert>
  );
}
