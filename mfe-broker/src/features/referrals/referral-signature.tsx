import { useState } from 'react';
import { screens } from '@groundwork/domain-messages-screens';
import { sentenceFor } from '@groundwork/web-http';
import { AgreementText, SignAs } from '@groundwork/web-lending';
import type { AgreementTextView } from '@groundwork/web-lending';
import { useArea } from '@groundwork/web-mount';
import { Alert, Box, Button, Card, Dialog, Flex, Heading, Hint, Stack } from '@groundwork/web-ui';
import type { GivenSignature } from '@groundwork/web-ui';

interface ReferralSignatureProps {
  /** PNG data URL; '' while it is not signed. */
  png: string;
  /** Whether the terms are complete, so that there is something to sign. */
  ready: boolean;
  /** The agreement as it will be kept; undefined until the service has rendered it. */
  text: AgreementTextView | undefined;
  /** While it is on its way. */
  signing?: boolean;
  /** Rejects where it could not be kept: that is told beside what was signed. */
  onSigned: (signature: GivenSignature | undefined) => void | Promise<void>;
}

/** The broker's signature, given under the text that will be kept, with Accept, Clear and Close. */
export function ReferralSignature({ png, ready, text, signing = false, onSigned }: ReferralSignatureProps) {
  const { user } = useArea();
  const [open, setOpen] = useState(false);
  const [refused, setRefused] = useState<{ signature: GivenSignature; under: string; why: string }>();
  const close = () => {
    setOpen(false);
    setRefused(undefined);
  };
  const give = async (signature: GivenSignature | undefined) => {
    setRefused(undefined);
    try {
      await onSigned(signature);
      if (signature) close();
    } catch (error) {
      if (signature && text)
        setRefused({
          signature,
          under: text.contentHash,
          why: `${screens.errorWithThisBrokerAgreement}: ${sentenceFor(error)}`,
        });
    }
  };
  return (
    <Card as="section" aria-label="Signature">
      <Flex gap="4" flexWrap="wrap" alignItems="center">
        <Box flex="1" minWidth="200px">
          <Heading as="h2">Signature</Heading>
          <Hint mt="1">
            {ready
              ? 'You sign the agreement as it reads above.'
              : 'Complete the terms of the agreement before you sign.'}
          </Hint>
        </Box>
        {png ? (
          <Box bg="#ffffff" borderWidth="1px" borderStyle="solid" borderColor="border" borderRadius="md" p="1">
            <img src={png} alt="Your signature" width={160} height={40} style={{ objectFit: 'contain' }} />
          </Box>
        ) : null}
        <Button
          variant={png ? 'outline' : 'subtle'}
          icon="pen"
          disabled={!text}
          loading={signing}
          onClick={() => setOpen(true)}
        >
          {png ? 'Sign again' : 'Sign'}
        </Button>
      </Flex>
      <Dialog
        open={open}
        size="lg"
        title="Signature"
        onClose={signing ? undefined : close}
        footer={
          <Button variant="outline" onClick={close} disabled={signing}>
            {screens.close}
          </Button>
        }
      >
        <Stack gap="4">
          {text ? <AgreementText text={text} toSign /> : null}
          {/* Changed terms are signed anew. */}
          <SignAs
            key={text?.contentHash}
            signer={user}
            label="Your signature"
            onChange={(signature) => void give(signature)}
          />
          {refused ? (
            <Alert tone="danger">
              {refused.why}
              {refused.under === text?.contentHash ? (
                <Box mt="2">
                  <Button size="sm" variant="outline" icon="refresh" onClick={() => void give(refused.signature)}>
                    {screens.tryAgain}
                  </Button>
                </Box>
              ) : null}
            </Alert>
          ) : null}
        </Stack>
      </Dialog>
    </Card>
  );
}
