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

/** Height of the text above a signature in one dialog: what the signing leaves of the window, so that 'Accept' needs no scrolling. */
const aboveSignature = 'clamp(120px, 100dvh - 660px, 420px)';

interface AgreementTextProps {
  text: AgreementTextView;
  /** Whether it is signed right below, in the same dialog; the height follows from it. */
  toSign?: boolean;
  /** Whether the agreement is accepted, so that its text ought to be a kept one. */
  accepted?: boolean;
  maxHeight?: string;
}

/** An agreement as it reads: for both sides what the service rendered, or kept with its signatures. */
export function AgreementText({ text, accepted = false, toSign = false, maxHeight }: AgreementTextProps) {
  return (
    <Stack gap="3">
      <RichText label="Agreement" html={text.html} maxHeight={toSign ? aboveSignature : maxHeight} />
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
