import { useEffect, useMemo } from 'react';
import { inspectionReport, inspections } from '@groundwork/domain-messages-screens';
import { keyOf, ReportForm, useKeptReport, workOf } from '@groundwork/web-lending/inspection-report';
import type { KeptReportState, ReportSource } from '@groundwork/web-lending/inspection-report';
import { Link, useArea, useNotify, useParams, useTitle } from '@groundwork/web-mount';
import { Alert, EmptyState, ErrorState, LoadingState, PageHeader, TextLink } from '@groundwork/web-ui';
import {
  fetchInspection,
  fetchLoanInspections,
  sendInspectionPhoto,
  sendInspectionReport,
} from '../../data/inspections.js';

/** The report of an inspection, written on the site: with or without a network. */
export function ReportScreen() {
  useTitle(inspections.title);
  const { id = '' } = useParams();
  const { user, channel } = useArea();
  // Opens again without a network, once it was opened with one.
  useEffect(() => channel.emit('offline', `/inspections/${id}/report`), [channel, id]);
  return <Report key={id} userId={user.id} id={id} />;
}

const open: readonly string[] = ['requested', 'scheduled', 'returned'];

const sourceOf = (userId: string, id: string): ReportSource => ({
  key: keyOf(userId, id),
  async read() {
    const inspection = await fetchInspection(id);
    if (!open.includes(inspection.status)) return 'closed';
    const work = workOf(inspection, await fetchLoanInspections(inspection.applicationId));
    return { work, inspectionId: inspection.id, last: inspection.reports.at(-1) };
  },
  photo: sendInspectionPhoto,
  report: sendInspectionReport,
});

function Report({ userId, id }: { userId: string; id: string }) {
  const notify = useNotify();
  const writing = useKeptReport(useMemo(() => sourceOf(userId, id), [userId, id]));
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
        <ReportForm {...writing} report={state.report} onTooMany={notify.error} />
      ) : (
        <Otherwise state={state} id={id} />
      )}
    </>
  );
}

function Otherwise({ state: { phase, failure }, id }: { state: KeptReportState; id: string }) {
  if (phase === 'elsewhere') return <Alert tone="info">{inspectionReport.otherTab}</Alert>;
  if (phase === 'closed') return <EmptyState icon="clipboard" title={inspectionReport.notReportable} />;
  if (phase === 'failed')
    return (
      <ErrorState title={inspectionReport.notKeptYet} onRetry={() => location.reload()}>
        {failure}
      </ErrorState>
    );
  if (phase === 'sent')
    return (
      <Alert tone="success" title={inspectionReport.sent}>
        <TextLink asChild>
          <Link to={`/inspections/${id}`}>{inspections.title}</Link>
        </TextLink>
      </Alert>
    );
  return <LoadingState />;
}
