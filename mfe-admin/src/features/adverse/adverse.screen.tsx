import { useId } from 'react';
import { adverseNoticeStatuses, applicationTitle, projectNumberText } from '@groundwork/domain-applications';
import type { AdverseNoticeStatus } from '@groundwork/domain-applications';
import { adverseDesk as words } from '@groundwork/domain-messages-admin';
import { displayDate, formatMonthDayYear } from '@groundwork/domain-time';
import { useRowKeys } from '@groundwork/web-lending';
import { Link, MorePages, QueryState, useSearchValue, useTitle } from '@groundwork/web-mount';
import {
  Box,
  Button,
  Card,
  DataTable,
  EmptyState,
  Label,
  NativeSelect,
  PageHeader,
  Stack,
  Text,
  TextLink,
} from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import { NoticeState } from '../../components/notice-state.js';
import { PersonName } from '../../components/person-name.js';
import type { AdverseNotice } from '../../data/api.js';
import { useNotices, useNoticesOf } from '../../data/adverse.js';

/** Notices of adverse action: those that are due, the most urgent first, and those that were sent or closed. */
export function AdverseScreen() {
  useTitle(words.title);
  const [application] = useSearchValue('application');
  return (
    <>
      <PageHeader
        title={words.title}
        description={words.purpose}
        back={
          <TextLink asChild>
            <Link to="/approval">Approval</Link>
          </TextLink>
        }
        actions={
          <Button asChild variant="outline">
            <Link to="/approval/adverse/decisions">{words.report}</Link>
          </Button>
        }
      />
      {application ? <OfApplication id={application} /> : <Desk />}
    </>
  );
}

/** Where a task leads: the notices of one application. */
function OfApplication({ id }: { id: string }) {
  return (
    <Stack gap="5">
      <TextLink asChild>
        <Link to="/approval/adverse">{words.allNotices}</Link>
      </TextLink>
      <QueryState query={useNoticesOf(id)} failed={words.failed}>
        {(notices) => <NoticeRows notices={notices} none={words.noneOfApplication} />}
      </QueryState>
    </Stack>
  );
}

const labels: Readonly<Record<AdverseNoticeStatus, string>> = {
  due: words.due,
  sent: words.sent,
  closed: words.closed,
};

const none: Readonly<Record<AdverseNoticeStatus, string>> = {
  due: words.noneDue,
  sent: words.noneSent,
  closed: words.noneClosed,
};

function Desk() {
  const [chosen, choose] = useSearchValue('show');
  const status = adverseNoticeStatuses.find((each) => each === chosen) ?? 'due';
  const found = useNotices(status);
  const id = useId();
  return (
    <Stack gap="5">
      <Box maxWidth="320px">
        <Label htmlFor={id} mb="1.5">
          {words.which}
        </Label>
        <NativeSelect id={id} value={status} onChange={(event) => choose(event.currentTarget.value)}>
          {adverseNoticeStatuses.map((value) => (
            <option key={value} value={value}>
              {labels[value]}
            </option>
          ))}
        </NativeSelect>
      </Box>
      <QueryState query={found} failed={words.failed}>
        {({ pages }) => (
          <Box aria-busy={found.isFetching}>
            <NoticeRows
              notices={pages.flatMap(({ items }) => items)}
              none={none[status]}
              detail={status === 'due' ? words.noneDueDetail : undefined}
            />
            <MorePages query={found} label={words.more} />
          </Box>
        )}
      </QueryState>
    </Stack>
  );
}

function NoticeRows({
  notices,
  none,
  detail,
}: {
  notices: AdverseNotice[];
  none: string;
  detail?: string | undefined;
}) {
  const keys = useRowKeys();
  return (
    <Box {...keys}>
      <DataTable
        caption={words.title}
        columns={columns}
        rows={notices}
        rowKey={({ id }) => id}
        empty={
          <Card>
            <EmptyState icon="check-circle" title={none}>
              {detail}
            </EmptyState>
          </Card>
        }
      />
    </Box>
  );
}

const columns: Column<AdverseNotice>[] = [
  {
    id: 'application',
    header: words.application,
    cell: ({ id, applicationId, name, projectNumber, companyName }) => (
      <>
        <TextLink asChild overflowWrap="anywhere">
          <Link to={`/approval/adverse/${id}`} data-row>
            {`${projectNumberText(projectNumber)} ${applicationTitle({ id: applicationId, name })}`}
          </Link>
        </TextLink>
        <Text textStyle="small">{companyName}</Text>
      </>
    ),
  },
  {
    id: 'rejected',
    header: words.rejected,
    cell: ({ decidedAt, decidedBy }) => (
      <>
        {displayDate(decidedAt)} by <PersonName userId={decidedBy} />
      </>
    ),
  },
  { id: 'due', header: words.dueOn, cell: ({ dueOn }) => formatMonthDayYear(dueOn) },
  { id: 'state', header: words.state, cell: (notice) => <NoticeState notice={notice} /> },
];
