import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { fill } from '@groundwork/domain-messages';
import { signingPage as words } from '@groundwork/domain-messages-shell';
import { sentenceFor } from '@groundwork/web-http';
import type { SigningDemand } from '@groundwork/web-http';
import { Alert, Button, Stack, Text } from '@groundwork/web-ui';
import { CodeField } from '../../components/second-factor/proof-fields.js';
import type { ProofValues } from '../../components/second-factor/proof-fields.js';
import { useOneAtATime } from '../../components/use-one-at-a-time.js';
import { sendSigningCode } from '../../data/signing.js';
import { usePause } from './use-pause.js';

/** Sends the code to the signer's own address, and takes it. Another one may be asked for after a pause. */
export function LetterCode({ demand, busy }: { demand: SigningDemand; busy: boolean }) {
  const { challenge, address } = demand;
  const { setFocus, setValue, clearErrors } = useFormContext<ProofValues>();
  const [sent, setSent] = useState(demand.sent);
  const [failure, setFailure] = useState('');
  const { running, run } = useOneAtATime();
  const { left, begin } = usePause();
  useEffect(() => {
    if (demand.sent) setFocus('code');
  }, [demand.sent, setFocus]);
  const send = async () => {
    setFailure('');
    try {
      begin((await sendSigningCode(challenge)).pause);
      setSent(true);
      setValue('code', '');
      clearErrors();
      setFocus('code');
    } catch (error) {
      setFailure(sentenceFor(error));
    }
  };
  return (
    <Stack gap="4">
      <Text>{fill(words.toAddress, { address: address ?? '' })}</Text>
      <Stack gap="2">
        <Button
          variant="outline"
          alignSelf="flex-start"
          // The next thing to do, and not the way out: who presses Enter twice is still asked.
          data-autofocus={demand.sent ? undefined : ''}
          loading={running !== undefined}
          disabled={busy || left > 0}
          onClick={() => void run('busy', send)}
        >
          {sent ? words.sendAgain : words.send}
        </Button>
        <Text role="status" textStyle="small">
          {sent ? fill(words.sent, { address: address ?? '' }) : ''}
        </Text>
        {left > 0 ? <Text textStyle="small">{fill(words.pause, { seconds: left })}</Text> : null}
        {failure ? <Alert tone="danger">{failure}</Alert> : null}
      </Stack>
      <CodeField hint={words.codeHint} disabled={busy} />
    </Stack>
  );
}
