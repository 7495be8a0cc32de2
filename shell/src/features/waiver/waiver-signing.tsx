import { useState } from 'react';
import { waiverRules } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { waiverPage as words } from '@groundwork/domain-messages-shell';
import { ApiProblem, sentenceFor } from '@groundwork/web-http';
import { SignAs } from '@groundwork/web-lending';
import { Box, Button, HStack, ReasonDialog, Stack, Text } from '@groundwork/web-ui';
import type { GivenSignature } from '@groundwork/web-ui';
import { FailureAlert } from '../../components/failure-alert.js';
import { failureOf } from '../../components/failure.js';
import type { Failure } from '../../components/failure.js';
import { useOneAtATime } from '../../components/use-one-at-a-time.js';
import { refuseWaiver, signWaiver } from '../../data/waiver.js';
import type { OpenedWaiver } from '../../data/waiver.js';

interface WaiverSigningProps {
  token: string;
  waiver: OpenedWaiver;
  onAnswered: (waiver: OpenedWaiver) => void;
  /** It was signed or changed meanwhile: it is read anew. */
  onOutdated: () => void;
}

/** Where the named signer signs, or says why not. What was typed stays until it has arrived. */
export function WaiverSigning({ token, waiver, onAnswered, onOutdated }: WaiverSigningProps) {
  const { signerName, contentHash } = waiver;
  const [signature, setSignature] = useState<GivenSignature>();
  const { running, run } = useOneAtATime();
  const busy = running !== undefined;
  const [failure, setFailure] = useState<Failure>();
  const [refusing, setRefusing] = useState(false);
  const sign = async () => {
    if (!signature) return;
    setFailure(undefined);
    try {
      onAnswered(await signWaiver({ token, contentHash, signature: signature.name, drawing: signature.png }));
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 409) return onOutdated();
      setFailure(failureOf(error, words.notSigned));
    }
  };
  return (
    <Box as="section" aria-label={words.sign}>
      <Stack gap="4">
        <SignAs signer={{ firstName: signerName }} onChange={setSignature} />
        <Text textStyle="small">{words.consent}</Text>
        <FailureAlert failure={failure} />
        <HStack gap="3" flexWrap="wrap">
          <Button
            size="lg"
            disabledBecause={signature ? undefined : words.signFirst}
            loading={busy}
            loadingText={screens.submitting}
            onClick={() => void run('busy', sign)}
          >
            {words.sign}
          </Button>
          <Button size="lg" variant="outline" disabled={busy} onClick={() => setRefusing(true)}>
            {words.doNotSign}
          </Button>
        </HStack>
      </Stack>
      {refusing ? (
        <Refusal token={token} onAnswered={onAnswered} onOutdated={onOutdated} onCancel={() => setRefusing(false)} />
      ) : null}
    </Box>
  );
}

type RefusalProps = Pick<WaiverSigningProps, 'token' | 'onAnswered' | 'onOutdated'> & { onCancel: () => void };

function Refusal({ token, onAnswered, onOutdated, onCancel }: RefusalProps) {
  const { running, run } = useOneAtATime();
  const [notice, setNotice] = useState<string>();
  const refuse = async (reason: string) => {
    setNotice(undefined);
    try {
      onAnswered(await refuseWaiver(token, reason));
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 409) return onOutdated();
      setNotice(`${words.notRefused}: ${sentenceFor(error)}`);
    }
  };
  return (
    <ReasonDialog
      open
      title={words.doNotSign}
      lead={words.refusalLead}
      label={words.refusalReason}
      confirmLabel={words.doNotSign}
      complaintOf={(reason) => (reason.trim() === '' ? waiverRules.refusalNeedsReason : undefined)}
      {...(notice === undefined ? {} : { notice })}
      busy={running !== undefined}
      onConfirm={(reason) => void run('busy', () => refuse(reason))}
      onCancel={onCancel}
    />
  );
}
