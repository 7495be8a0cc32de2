import { shared } from '@groundwork/domain-messages';
import { borrower } from '@groundwork/domain-messages-borrower';
import { SignaturePad, Stack, Text } from '@groundwork/web-ui';

interface CertifyStageProps {
  /** The accepted signature as a PNG data URL, '' when it is cleared. */
  onSignature: (png: string) => void;
  onError: (sentence: string | undefined) => void;
}

/** The certification with its signature: only an accepted one lets the request be submitted. */
export function CertifyStage({ onSignature, onError }: CertifyStageProps) {
  return (
    <Stack gap="4" maxWidth="640px">
      <Text>{borrower.drawCertification}</Text>
      <SignaturePad
        label={borrower.signature}
        acceptLabel={borrower.acceptAndCertify}
        clearLabel={borrower.clearSignature}
        onBlank={() => onError(shared.signatureFirst)}
        onChange={(png) => {
          onError(undefined);
          onSignature(png);
        }}
      />
    </Stack>
  );
}
