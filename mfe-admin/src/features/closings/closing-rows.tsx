import { applicationTitle, closingItems, loanTypes, projectNumberText } from '@groundwork/domain-applications';
import { closingWaitLabels } from '@groundwork/domain-files';
import type { ClosingWait } from '@groundwork/domain-files';
import { fill } from '@groundwork/domain-messages';
import { closingsPage as words } from '@groundwork/domain-messages-admin';
import { displayDate, formatMonthDayYear } from '@groundwork/domain-time';
import { useRowKeys } from '@groundwork/web-lending';
import { Link } from '@groundwork/web-mount';
import { Badge, Box, Card, DataTable, EmptyState, MoneyText, StatusBadge, Text, TextLink } from '@groundwork/web-ui';
import type { Column, Tone } from '@groundwork/web-ui';
import type { ListedClosing } from '../../data/api.js';

const titleOf = ({ applicationId, ...closing }: ListedClosing): string =>
  applicationTitle({ ...closing, id: applicationId });
const reviewOf = ({ applicationId }: ListedClosing, query = ''): string =>
  `/admin/reviewapplication/${applicationId}${query}`;

const tones: Readonly<Record<ClosingWait, Tone>> = { borrower: 'info', lender: 'warning', nobody: 'success' };

const columns: Column<ListedClosing>[] = [
  {
    id: 'loan',
    header: 'Application',
    cell: (closing) => (
      <>
        <TextLink asChild overflowWrap="anywhere">
          <Link to={reviewOf(closing)} data-row>
            {titleOf(closing)}
          </Link>
        </TextLink>
        <Text textStyle="small">
          {[projectNumberText(closing.projectNumber), closing.companyName].filter(Boolean).join(', ')}
        </Text>
        <Text textStyle="small">{closing.loanType ? loanTypes[closing.loanType].label : null}</Text>
      </>
    ),
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amount }) => (amount === null ? '—' : <MoneyText cents={amount} />),
  },
  { id: 'checklist', header: words.checklist, cell: (closing) => <Checklist closing={closing} /> },
  { id: 'conditions', header: words.conditions, cell: (closing) => <Conditions closing={closing} /> },
  {
    id: 'planned',
    header: words.planned,
    cell: ({ plannedOn, isLate, closingAt }) => (
      <>
        <Text>{plannedOn ? formatMonthDayYear(plannedOn) : words.notPlanned}</Text>
        {isLate ? <Badge tone="danger">{words.late}</Badge> : null}
        {closingAt ? <Text textStyle="small">{fill(words.since, { date: displayDate(closingAt) })}</Text> : null}
      </>
    ),
  },
  {
    id: 'waits',
    header: words.waitsFor,
    cell: ({ waitsFor }) => <StatusBadge tone={tones[waitsFor]}>{closingWaitLabels[waitsFor]}</StatusBadge>,
  },
];

/** How many items are in order, and which are not, each with the way to its place. */
function Checklist({ closing }: { closing: ListedClosing }) {
  const { inOrder, handedIn, missing, rejected } = closing;
  const all = inOrder.length + handedIn.length + missing.length + rejected.length;
  return (
    <>
      <Text>{fill(words.inOrderOf, { n: inOrder.length, all })}</Text>
      <Items closing={closing} label={words.handedIn} kinds={handedIn} />
      <Items closing={closing} label={words.missing} kinds={missing} />
      <Items closing={closing} label={words.rejected} kinds={rejected} />
    </>
  );
}

function Items({ closing, label, kinds }: { closing: ListedClosing; label: string; kinds: ListedClosing['missing'] }) {
  if (kinds.length === 0) return null;
  return (
    <Text textStyle="small">
      {`${label}: `}
      {kinds.map((kind, index) => (
        <span key={kind}>
          {index > 0 ? ', ' : ''}
          <TextLink asChild>
            <Link
              to={reviewOf(closing, `?item=${kind}`)}
              aria-label={fill(words.openItem, { item: closingItems[kind].label, loan: titleOf(closing) })}
            >
              {closingItems[kind].label}
            </Link>
          </TextLink>
          {closing.overdue.includes(kind) ? (
            <>
              {' '}
              <Badge tone="danger">{words.overdue}</Badge>
            </>
          ) : null}
        </span>
      ))}
    </Text>
  );
}

function Conditions({ closing }: { closing: ListedClosing }) {
  const { conditions, conditionsMet } = closing;
  if (conditions === 0) return words.noConditions;
  return (
    <TextLink asChild>
      <Link
        to={reviewOf(closing, '?tab=conditions')}
        aria-label={`${fill(words.openConditions, { loan: titleOf(closing) })}: ${fill(words.conditionsMetOf, { n: conditionsMet, all: conditions })}`}
      >
        {fill(words.conditionsMetOf, { n: conditionsMet, all: conditions })}
      </Link>
    </TextLink>
  );
}

export function ClosingRows({ closings, none }: { closings: ListedClosing[]; none: string }) {
  const keys = useRowKeys();
  return (
    <Box {...keys}>
      <DataTable
        caption={words.list}
        columns={columns}
        rows={closings}
        rowKey={({ applicationId }) => applicationId}
        empty={
          <Card>
            <EmptyState icon="check-circle" title={none} />
          </Card>
        }
      />
    </Box>
  );
}
