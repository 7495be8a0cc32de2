import { useEffect, useMemo, useState } from 'react';
import { inspectionReport } from '@groundwork/domain-messages-screens';
import { inspectionPage as words } from '@groundwork/domain-messages-shell';
import { ReportForm, useKeptReport } from '@groundwork/web-lending/inspection-report';
import { Alert, ErrorState, LoadingState, Stack, Text } from '@groundwork/web-ui';
import { useLinkToken } from '../../components/use-link-token.js';
import { WideFrame } from '../../components/wide-frame.js';
import { linkSource } from './link-source.js';

/** Reached by the link of a letter, without an account: the report of an inspection, with or without a network. */
export default function InspectionPage() {
  const token = useLinkToken();
  return <Report key={token} token={token} />;
}

/** The page has fetched what it needs by then, milliseconds. */
const settledMs = 1_500;

function Report({ token }: { token: string }) {
  const [end, setEnd] = useState<'over' | 'done'>();
  const [tooMany, setTooMany] = useState<string>();
  const writing = useKeptReport(useMemo(() => linkSource(token, setEnd), [token]));
  const { phase, report, failure } = writing.state;
  const isWriting = phase === 'writing';
  // Opens again without a network, once it was opened with one.
  useEffect(() => {
    if (!isWriting) return;
    const keep = () =>
      import('../../components/keep-page.js').then(({ keepPage }) => keepPage()).catch(() => undefined);
    const timer = setTimeout(() => void keep(), settledMs);
    return () => clearTimeout(timer);
  }, [isWriting]);
  if (isWriting && report)
    return (
      <WideFrame title={report.work.name} lead={report.work.about}>
        <Stack gap="5">
          {report.work.note ? <Text>{report.work.note}</Text> : null}
          {tooMany ? <Alert tone="danger">{tooMany}</Alert> : null}
          <ReportForm {...writing} report={report} onTooMany={setTooMany} />
        </Stack>
      </WideFrame>
    );
  if (phase === 'closed' && end === 'over')
    return (
      <WideFrame title={words.heading} lead={words.over}>
        {null}
      </WideFrame>
    );
  return (
    <WideFrame title={report?.work.name ?? words.heading}>
      {phase === 'sent' || phase === 'closed' ? (
        <Alert tone="success" title={inspectionReport.sent}>
          {words.done}
        </Alert>
      ) : phase === 'elsewhere' ? (
        <Alert tone="info">{inspectionReport.otherTab}</Alert>
      ) : phase === 'failed' ? (
        <ErrorState title={words.notOpened} onRetry={() => location.reload()}>
          {failure}
        </ErrorState>
      ) : (
        <LoadingState />
      )}
    </WideFrame>
  );
}
