import { frame, signIn } from '@groundwork/domain-messages-shell';
import { EmptyState, ErrorState, LoadingState, Stack } from '@groundwork/web-ui';
import { failureOf } from '../../components/failure.js';
import { SignatureFields } from './signature-fields.js';
import { TermsReader } from './terms-reader.js';
import type { EsignTerms } from './use-esign-terms.js';

interface EsignSectionProps {
  esign: EsignTerms;
  /** Whose name has to be typed. */
  person: { firstName?: string | null; lastName?: string | null };
}

/** The terms, read and signed by the typed name, in all the states that they can be in. */
export function EsignSection({ esign, person }: EsignSectionProps) {
  const { loaded, terms, reload } = esign;
  if (loaded.phase === 'loading') return <LoadingState label={frame.gettingEsignTerms} />;
  if (loaded.phase === 'failed') {
    return (
      <ErrorState title={signIn.couldNotRetrieveEsign} onRetry={reload}>
        {failureOf(loaded.error, '').detail}
      </ErrorState>
    );
  }
  if (!terms) {
    return (
      <EmptyState icon="file" title={signIn.noEsignDataAvailable}>
        {signIn.noEsigns}
      </EmptyState>
    );
  }
  return (
    <Stack gap="5">
      <TermsReader key={terms.id} html={terms.content} />
      <SignatureFields person={person} />
    </Stack>
  );
}
