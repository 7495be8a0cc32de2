import { useState } from 'react';
import { screens } from '@groundwork/domain-messages-screens';
import { AgreementText, SignAs } from '@groundwork/web-lending';
import type { AgreementTextView } from '@groundwork/web-lending';
import { useArea } from '@groundwork/web-mount';
import { Box, Button, Card, Dialog, Flex, Heading, Hint, Stack } from '@groundwork/web-ui';
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
  onSigned: (signature: GivenSignature | undefined) => void;
}

/** The broker's signature, given under the text that will be kept, with Accept, Clear and Close. */
export function ReferralSignature({ png, ready, text, signing = false, onSigned }: ReferralSignatureProps) {
  const { user } = useArea();
  const [open, setOpen] = useState(false);
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
        onClose={() => setOpen(false)}
        footer={
          <Button variant="outline" onClick={() => setOpen(false)}>
            {screens.close}
          </Button>
        }
      >
        <Stack gap="4">
          {text ? <AgreementText text={text} toSign /> : null}
          <SignAs
            signer={user}
            label="Your signature"
            onChange={(signature) => {
              onSigned(signature);
              if (signature) setOpen(false);
            }}
          />
        </Stack>
      </Dialog>
    </Card>
  );
}
