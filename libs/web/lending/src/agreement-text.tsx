import { fill } from '@groundwork/domain-messages';
import { signing } from '@groundwork/domain-messages-screens';
import { displayInstant } from '@groundwork/domain-time';
import { Alert, RichText, Stack, Text } from '@groundwork/web-ui';

/** A referral agreement as the service answers it; hash as hexadecimal SHA-256, times as ISO instants. */
export interface AgreementTextView {
  readonly html: string;
  readonly contentHash: string;
  readonly isSigned: boolean;
  readonly signatures: readonly { readonly party: string; readonly signerName: string; readonly signedAt: string }[];
}

interface AgreementTextProps {
  text: AgreementTextView;
  /** Whether the agreement is accepted, so that its text ought to be a kept one. */
  accepted?: boolean;
  maxHeight?: string;
}

/** An agreement as it reads: for both sides what the service rendered, or kept with its signatures. */
export function AgreementText({ text, accepted = false, maxHeight }: AgreementTextProps) {
  return (
    <Stack gap="3">
      <RichText label="Agreement" html={text.html} maxHeight={maxHeight} />
      {text.signatures.map(({ party, signerName, signedAt }) => (
        <Text key={party} textStyle="small">
          {fill(signing.signedBy, { name: signerName, date: displayInstant(signedAt) })}
        </Text>
      ))}
      {text.isSigned ? (
        <Alert tone="neutral">{fill(signing.keptText, { hash: text.contentHash.slice(0, 16) })}</Alert>
      ) : accepted ? (
        <Alert tone="warning">{signing.notKept}</Alert>
      ) : null}
    </Stack>
  );
}
