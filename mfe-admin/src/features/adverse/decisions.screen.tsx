import { useId } from 'react';
import { applicationTitle, decisionWords, projectNumberText } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { adverseDesk as words } from '@groundwork/domain-messages-admin';
import { displayDate, formatMonthDayYear } from '@groundwork/domain-time';
import { ApiProblem } from '@groundwork/web-http';
import { useRowKeys } from '@groundwork/web-lending';
import { Link, MorePages, QueryState, useSearchValue, useTitle } from '@groundwork/web-mount';
import {
  Box,
  Button,
  Card,
  DataTable,
  EmptyState,
  FieldError,
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
  const found = useDecisionReport({ from, to });
  const exported = useExportDecisions({ from, to });
  const refused = found.error instanceof ApiProblem ? found.error.fieldErrors : {};
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
          <Day label={words.decidedFrom} value={from} error={refused['from']} onChoose={setFrom} />
          <Day label={words.decidedTo} value={to} error={refused['to']} onChoose={setTo} />
        </Grid>
        {refused['from'] || refused['to'] ? null : <Found found={found} />}
      </Stack>
    </>
  );
}

interface DayProps {
  label: string;
  value: string;
  /** Why the report does not take it. */
  error?: string;
  onChoose: (day: string) => void;
}

function Day({ label, value, error, onChoose }: DayProps) {
  const id = useId();
  return (
    <Box>
      <Label htmlFor={id} mb="1.5">
        {label}
      </Label>
      <Input
        id={id}
        type="date"
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChoose(event.currentTarget.value)}
      />
      {error ? (
        <FieldError id={`${id}-error`} role="alert" mt="1.5">
          {error}
        </FieldError>
      ) : null}
    </Box>
  );
}

function Found({ found }: { found: ReturnType<typeof useDecisionReport> }) {
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
          <MorePages query={found} label={words.moreDecisions} />
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

function NoticeOf({ decision: { noticeId, noticeDueOn, noticeSentAt, noticeSentOn } }: { decision: ReportedDecision }) {
  if (!noticeId) return <>—</>;
  const text = noticeSentOn
    ? fill(words.sentOnPaper, { date: formatMonthDayYear(noticeSentOn) })
    : noticeSentAt
      ? fill(words.sentOn, { date: displayDate(noticeSentAt) })
      : fill(words.unsentDueOn, { date: formatMonthDayYear(noticeDueOn ?? '') });
  return (
    <TextLink asChild>
      <Link to={`/approval/adverse/${noticeId}`}>{text}</Link>
    </TextLink>
  );
}
