import { useCallback, useState } from 'react';
import { waiverKindLabels, waiverKindOf } from '@groundwork/domain-agreements';
import { fill } from '@groundwork/domain-messages';
import { waiverPage as words } from '@groundwork/domain-messages-shell';
import { formatCents } from '@groundwork/domain-money';
import { ApiProblem } from '@groundwork/web-http';
import { ErrorState, LoadingState, RichText, Stack } from '@groundwork/web-ui';
import { failureOf } from '../../components/failure.js';
import { useLoaded } from '../../components/use-loaded.js';
import { WideFrame } from '../../components/wide-frame.js';
import { openWaiver } from '../../data/waiver.js';
import type { OpenedWaiver } from '../../data/waiver.js';
import { useLinkToken } from '../../components/use-link-token.js';
import { WaiverAnswered } from './waiver-answered.js';
import { WaiverSigning } from './waiver-signing.js';

/** Reached by the link of a letter, without an account: the waiver as it will be kept, and where it is signed. */
export default function WaiverPage() {
  const token = useLinkToken();
  return <Opened key={token} token={token} />;
}

function Opened({ token }: { token: string }) {
  const { loaded, reload } = useLoaded(useCallback(() => openWaiver(token), [token]));
  const [answered, setAnswered] = useState<OpenedWaiver>();
  if (loaded.phase === 'loading')
    return (
      <WideFrame title={words.heading}>
        <LoadingState />
      </WideFrame>
    );
  if (loaded.phase === 'failed') {
    const { error } = loaded;
    const isOver = error instanceof ApiProblem && (error.status === 410 || error.status === 404);
    if (isOver)
      return (
        <WideFrame title={words.heading} lead={words.over}>
          {null}
        </WideFrame>
      );
    const { title, detail } = failureOf(error, words.notOpened);
    return (
      <WideFrame title={words.heading}>
        <ErrorState title={title} onRetry={reload}>
          {detail}
        </ErrorState>
      </WideFrame>
    );
  }
  const waiver = answered ?? loaded.data;
  const { claimant, projectName: name, amount, condition, extent, status, content } = waiver;
  return (
    <WideFrame
      title={waiverKindLabels[waiverKindOf(condition, extent)]}
      lead={fill(words.lead, { claimant, name, amount: formatCents(amount) })}
    >
      <Stack gap="6">
        <RichText label={words.text} html={content} maxHeight="none" />
        {status === 'sent' ? (
          <WaiverSigning token={token} waiver={waiver} onAnswered={setAnswered} onOutdated={reload} />
        ) : (
          <WaiverAnswered token={token} waiver={waiver} />
        )}
      </Stack>
    </WideFrame>
  );
}
