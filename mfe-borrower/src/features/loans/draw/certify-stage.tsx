import { borrower } from '@groundwork/domain-messages';
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
      <Text>
        I certify that the work and materials of the requested lines are in place or contracted for this project, that
        the amounts are true, and that earlier draws were used for their purpose.
      </Text>
      <SignaturePad
        label="Signature"
        acceptLabel="Accept & Certify"
        clearLabel="Clear Signature"
        onBlank={() => onError(borrower.signatureFirst)}
        onChange={(png) => {
          onError(undefined);
          onSignature(png);
        }}
      />
    </Stack>
  );
}
