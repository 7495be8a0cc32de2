import { drawRules } from '@groundwork/domain-messages';
import { borrower } from '@groundwork/domain-messages-borrower';
import { SignAs } from '@groundwork/web-lending';
import { useArea } from '@groundwork/web-mount';
import { Stack, Text } from '@groundwork/web-ui';
import type { GivenSignature } from '@groundwork/web-ui';

interface CertifyStageProps {
  /** The accepted signature, undefined when it is taken back. */
  onSignature: (signature: GivenSignature | undefined) => void;
}

/** The certification with its signature, in the own name: only an accepted one lets the request be submitted. */
export function CertifyStage({ onSignature }: CertifyStageProps) {
  const { user } = useArea();
  return (
    <Stack gap="4" maxWidth="640px">
      <Text>{drawRules.certification}</Text>
      <SignAs
        signer={user}
        label={borrower.signature}
        acceptLabel={borrower.acceptAndCertify}
        clearLabel={borrower.clearSignature}
        onChange={onSignature}
      />
    </Stack>
  );
}
