import { useId } from 'react';
import { applicationTitle, decisionWords, projectNumberText } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { adverseDesk as words } from '@groundwork/domain-messages-admin';
import { displayDate, formatMonthDayYear } from '@groundwork/domain-time';
import { sentenceFor } from '@groundwork/web-http';
import { useRowKeys } from '@groundwork/web-lending';
import { Link, QueryState, useSearchValue, useTitle } from '@groundwork/web-mount';
import {
  Alert,
  Box,
  Button,
  Card,
  Center,
  DataTable,
  EmptyState,
  Grid,
  Input,
  Label,
  PageHeader,
  Stack,
  Text,
  TextLink,
} from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import { PersonName } from '../../components/person-name.js';
import type { ReportedDecision } from '../../data/api.js';
import { useDecisionReport, useExportDecisions } from '../../data/adverse.js';

/** The report of decisions: what was decided, by whom, how long it took, and when its notice was sent. */
export function DecisionsScreen() {
  useTitle(words.report);
  const [from, setFrom] = useSearchValue('from');
  const [to, setTo] = useSearchValue('to');
  const exported = useExportDecisions({ from, to });
  return (
    <>
      <PageHeader
        title={words.report}
        description={words.reportPurpose}
        back={
          <TextLink asChild>
            <Link to="/approval/adverse">{words.title}</Link>
          </TextLink>
        }
        actions={
          <Button
            variant="outline"
            icon="download"
            loading={exported.isPending}
            onClick={() => exported.mutate(undefined)}
          >
            {words.exportCsv}
          </Button>
        }
      />
      <Stack gap="5">
        <Grid gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 200px), 1fr))" gap="4">
          <Day label={words.decidedFrom} value={from} onChoose={setFrom} />
          <Day label={words.decidedTo} value={to} onChoose={setTo} />
        </Grid>
        <Found from={from} to={to} />
      </Stack>
    </>
  );
}

function Day({ label, value, onChoose }: { label: string; value: string; onChoose: (day: string) => void }) {
  const id = useId();
  return (
    <Box>
      <Label htmlFor={id} mb="1.5">
        {label}
      </Label>
      <Input id={id} type="date" value={value} onChange={(event) => onChoose(event.currentTarget.value)} />
    </Box>
  );
}

function Found(days: { from: string; to: string }) {
  const found = useDecisionReport(days);
  const keys = useRowKeys();
  return (
    <QueryState query={found} failed={words.reportFailed}>
      {({ pages }) => (
        <Box aria-busy={found.isFetching} {...keys}>
          <DataTable
            caption={words.report}
            columns={columns}
            rows={pages.flatMap(({ items }) => items)}
            rowKey={({ id }) => id}
            empty={
              <Card>
                <EmptyState icon="clipboard" title={words.noDecisions} />
              </Card>
            }
          />
          {found.isFetchNextPageError ? <Alert tone="danger">{sentenceFor(found.error)}</Alert> : null}
          {found.hasNextPage ? (
            <Center mt="5">
              <Button variant="outline" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
                {words.moreDecisions}
              </Button>
            </Center>
          ) : null}
        </Box>
      )}
    </QueryState>
  );
}

const columns: Column<ReportedDecision>[] = [
  {
    id: 'application',
    header: words.application,
    cell: ({ applicationId, name, projectNumber, companyName }) => (
      <>
        <TextLink asChild overflowWrap="anywhere">
          <Link to={`/admin/reviewapplication/${applicationId}`} data-row>
            {`${projectNumberText(projectNumber)} ${applicationTitle({ id: applicationId, name })}`}
          </Link>
        </TextLink>
        <Text textStyle="small">{companyName}</Text>
      </>
    ),
  },
  {
    id: 'submitted',
    header: words.submitted,
    cell: ({ submittedAt }) => (submittedAt ? displayDate(submittedAt) : '—'),
  },
  { id: 'decided', header: words.decided, cell: ({ decidedAt }) => displayDate(decidedAt) },
  { id: 'days', header: words.days, align: 'end', cell: ({ days }) => days ?? '—' },
  {
    id: 'decision',
    header: words.decision,
    cell: ({ id, command }) => (
      <TextLink asChild>
        <Link to={`/admin/decision/${id}`}>{decisionWords[command]}</Link>
      </TextLink>
    ),
  },
  { id: 'by', header: words.decidedBy, cell: ({ decidedBy }) => <PersonName userId={decidedBy} /> },
  { id: 'notice', header: words.notice, cell: (decision) => <NoticeOf decision={decision} /> },
];

function NoticeOf({ decision: { noticeId, noticeDueOn, noticeSentAt } }: { decision: ReportedDecision }) {
  if (!noticeId) return <>—</>;
  const text = noticeSentAt
    ? fill(words.sentOn, { date: displayDate(noticeSentAt) })
    : fill(words.unsentDueOn, { date: formatMonthDayYear(noticeDueOn ?? '') });
  return (
    <TextLink asChild>
      <Link to={`/approval/adverse/${noticeId}`}>{text}</Link>
    </TextLink>
  );
}
