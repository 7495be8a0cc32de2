import { useState } from 'react';
import { fill } from '@groundwork/domain-messages';
import { displayInstant } from '@groundwork/domain-time';
import { Alert, Button, Stack } from '@groundwork/web-ui';
import { FailureAlert } from './failure-alert.js';
import { failureOf } from './failure.js';
import type { Failure } from './failure.js';
import { useOneAtATime } from './use-one-at-a-time.js';

interface SignedByLinkProps {
  signedAt: string;
  /** Until when the link gives the paper. */
  expiresAt: string;
  words: { readonly signed: string; readonly download: string; readonly notDownloaded: string };
  onDownload: () => Promise<unknown>;
}

/** That it is signed, and its paper. */
export function SignedByLink({ signedAt, expiresAt, words, onDownload }: SignedByLinkProps) {
  const { running, run } = useOneAtATime();
  const [failure, setFailure] = useState<Failure>();
  const download = async () => {
    setFailure(undefined);
    try {
      await onDownload();
    } catch (error) {
      setFailure(failureOf(error, words.notDownloaded));
    }
  };
  return (
    <Stack gap="4">
      <Alert tone="success">
        {fill(words.signed, { date: displayInstant(signedAt), expires: displayInstant(expiresAt) })}
      </Alert>
      <FailureAlert failure={failure} />
      <Button
        icon="download"
        alignSelf="flex-start"
        loading={running !== undefined}
        onClick={() => void run('busy', download)}
      >
        {words.download}
      </Button>
    </Stack>
  );
}
