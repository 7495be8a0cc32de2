import { useState } from 'react';
import { screens } from '@groundwork/domain-messages-screens';
import { Box, Button, Card, Dialog, Flex, Heading, Hint, SignaturePad } from '@groundwork/web-ui';

interface ReferralSignatureProps {
  /** PNG data URL; '' while it is not signed. */
  png: string;
  /** Whether the terms are complete, so that there is something to sign. */
  ready: boolean;
  onSigned: (png: string) => void;
}

/** The broker's signature, given on a pad with Accept, Clear and Close. */
export function ReferralSignature({ png, ready, onSigned }: ReferralSignatureProps) {
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
        <Button variant={png ? 'outline' : 'subtle'} icon="pen" disabled={!ready} onClick={() => setOpen(true)}>
          {png ? 'Sign again' : 'Sign'}
        </Button>
      </Flex>
      <Dialog
        open={open}
        size="sm"
        title="Signature"
        onClose={() => setOpen(false)}
        footer={
          <Button variant="outline" onClick={() => setOpen(false)}>
            {screens.close}
          </Button>
        }
      >
        <SignaturePad
          label="Your signature"
          onChange={(accepted) => {
            onSigned(accepted);
            if (accepted) setOpen(false);
          }}
        />
      </Dialog>
    </Card>
  );
}
