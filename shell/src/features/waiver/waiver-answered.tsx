import { useState } from 'react';
import { fill } from '@groundwork/domain-messages';
import { waiverPage as words } from '@groundwork/domain-messages-shell';
import { displayInstant } from '@groundwork/domain-time';
import { Alert, Button, Stack } from '@groundwork/web-ui';
import { FailureAlert } from '../../components/failure-alert.js';
import { failureOf } from '../../components/failure.js';
import type { Failure } from '../../components/failure.js';
import { useOneAtATime } from '../../components/use-one-at-a-time.js';
import { downloadWaiver } from '../../data/waiver.js';
import type { OpenedWaiver } from '../../data/waiver.js';

/** What became of a waiver that cannot be signed any more. */
export function WaiverAnswered({ token, waiver }: { token: string; waiver: OpenedWaiver }) {
  const { status, signedAt, expiresAt } = waiver;
  const { running, run } = useOneAtATime();
  const [failure, setFailure] = useState<Failure>();
  if (status === 'refused') return <Alert>{words.refused}</Alert>;
  if (status !== 'signed' || signedAt === null) return <Alert>{words.over}</Alert>;
  const download = async () => {
    setFailure(undefined);
    try {
      await downloadWaiver(token);
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
