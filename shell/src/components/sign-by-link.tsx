import { useState } from 'react';
import { screens } from '@groundwork/domain-messages-screens';
import { SignAs } from '@groundwork/web-lending';
import { Box, Button, HStack, Stack, Text } from '@groundwork/web-ui';
import type { GivenSignature } from '@groundwork/web-ui';
import { FailureAlert } from './failure-alert.js';
import { failureOf, isConflict } from './failure.js';
import type { Failure } from './failure.js';
import { useOneAtATime } from './use-one-at-a-time.js';

interface SignByLinkProps {
  signerName: string;
  words: {
    readonly sign: string;
    readonly signFirst: string;
    readonly consent: string;
    readonly notSigned: string;
  };
  /** What else can be done than to sign. */
  otherwise: { readonly label: string; readonly onClick: () => void };
  onSign: (signature: GivenSignature) => Promise<void>;
  /** It is another text by now, or was answered. A failure of this is told as one of signing. */
  onConflict: () => void | Promise<void>;
}

/** Where the named signer signs. What was typed stays until it has arrived. */
export function SignByLink({ signerName, words, otherwise, onSign, onConflict }: SignByLinkProps) {
  const [signature, setSignature] = useState<GivenSignature>();
  const { running, run } = useOneAtATime();
  const busy = running !== undefined;
  const [failure, setFailure] = useState<Failure>();
  const sign = async () => {
    if (!signature) return;
    setFailure(undefined);
    try {
      await onSign(signature).catch((error: unknown) => {
        if (!isConflict(error)) throw error;
        return onConflict();
      });
    } catch (error) {
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
          <Button size="lg" variant="outline" disabled={busy} onClick={otherwise.onClick}>
            {otherwise.label}
          </Button>
        </HStack>
      </Stack>
    </Box>
  );
}
