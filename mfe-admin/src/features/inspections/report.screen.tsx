import { useEffect } from 'react';
import { inspectionDesk } from '@groundwork/domain-messages-admin';
import { inspections } from '@groundwork/domain-messages-screens';
import { Link, useArea, useParams, useTitle } from '@groundwork/web-mount';
import { Alert, EmptyState, ErrorState, LoadingState, PageHeader, TextLink } from '@groundwork/web-ui';
import type { KeptReportState } from './kept/use-kept-report.js';
import { useKeptReport } from './kept/use-kept-report.js';
import { ReportForm } from './report-form.js';

/** The report of an inspection, written on the site: with or without a network. */
export function ReportScreen() {
  useTitle(inspections.title);
  const { id = '' } = useParams();
  const { user, channel } = useArea();
  // Opens again without a network, once it was opened with one.
  useEffect(() => channel.emit('offline', `/inspections/${id}/report`), [channel, id]);
  return <Report key={id} userId={user.id} id={id} />;
}

function Report({ userId, id }: { userId: string; id: string }) {
  const writing = useKeptReport(userId, id);
  const { state } = writing;
  const back = (
    <TextLink asChild>
      <Link to={`/inspections/${id}`}>{inspections.title}</Link>
    </TextLink>
  );
  return (
    <>
      <PageHeader title={state.report?.work.name ?? 'Report'} description={state.report?.work.note} back={back} />
      {state.phase === 'writing' && state.report ? (
        <ReportForm {...writing} report={state.report} />
      ) : (
        <Otherwise state={state} id={id} />
      )}
    </>
  );
}

function Otherwise({ state: { phase, failure }, id }: { state: KeptReportState; id: string }) {
  if (phase === 'elsewhere') return <Alert tone="info">{inspectionDesk.otherTab}</Alert>;
  if (phase === 'closed') return <EmptyState icon="clipboard" title={inspectionDesk.notReportable} />;
  if (phase === 'failed')
    return (
      <ErrorState title={inspectionDesk.notKeptYet} onRetry={() => location.reload()}>
        {failure}
      </ErrorState>
    );
  if (phase === 'sent')
    return (
      <Alert tone="success" title={inspectionDesk.sent}>
        <TextLink asChild>
          <Link to={`/inspections/${id}`}>{inspections.title}</Link>
        </TextLink>
      </Alert>
    );
  return <LoadingState />;
}
