import { useState } from 'react';
import { paperWays } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { adverseDesk as words } from '@groundwork/domain-messages-admin';
import { displayInstant, formatMonthDayYear } from '@groundwork/domain-time';
import { Button, Card, DataTable, Heading, Stack, StatusBadge, Text, Wrap } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import { PersonName } from '../../components/person-name.js';
import type { AdverseNoticeDetails } from '../../data/api.js';
import { OnPaperDialog } from './on-paper-dialog.js';
import { WithdrawDialog } from './withdraw-dialog.js';

type Entry = AdverseNoticeDetails['onPaper'][number];

const columns: Column<Entry>[] = [
  { id: 'number', header: words.entry, cell: ({ number }) => number },
  {
    id: 'sentOn',
    header: words.wentOut,
    cell: ({ sentOn, withdraws }) =>
      withdraws === null ? (
        formatMonthDayYear(sentOn)
      ) : (
        <StatusBadge tone="danger">{fill(words.withdraws, { number: withdraws })}</StatusBadge>
      ),
  },
  {
    id: 'how',
    header: words.howItWent,
    cell: ({ how, withdraws }) => <Text whiteSpace="nowrap">{withdraws === null ? paperWays[how] : '—'}</Text>,
  },
  { id: 'who', header: words.whoSent, cell: ({ sentByName, withdraws }) => (withdraws === null ? sentByName : '—') },
  {
    id: 'reference',
    header: words.reference,
    cell: ({ reference, withdraws }) => (withdraws === null && reference) || '—',
  },
  {
    id: 'recorded',
    header: words.recorded,
    cell: ({ recordedAt, recordedBy }) => (
      <>
        {displayInstant(recordedAt, { zone: 'EST' })} by <PersonName userId={recordedBy} />
      </>
    ),
  },
  { id: 'reason', header: words.wrong, cell: ({ reason }) => reason || '—' },
];

/** Of a notice that is due, the way to say that it went out on paper; of one that did, its entries, to correct or withdraw. */
export function OnPaper({ notice }: { notice: AdverseNoticeDetails }) {
  // As it was when the dialog was opened: what is saved by then changes what stands behind it, and not its words.
  const [opened, setOpened] = useState<{ what: 'record' | 'withdraw'; of: AdverseNoticeDetails }>();
  const { status, sentOn, onPaper } = notice;
  const isDue = status === 'due';
  if (!isDue && onPaper.length === 0 && !opened) return null;
  const name = sentOn ? words.wentOut : words.onPaper;
  const close = () => setOpened(undefined);
  return (
    <Card as="section" aria-label={name}>
      <Stack gap="4" alignItems="flex-start">
        <Heading as="h2" size="sub">
          {name}
        </Heading>
        {onPaper.length > 0 ? (
          <DataTable
            caption={words.wentOut}
            columns={columns}
            rows={onPaper}
            rowKey={({ number }) => String(number)}
            empty={null}
          />
        ) : null}
        {isDue ? <Text>{words.onPaperLead}</Text> : null}
        <Wrap gap="3">
          {isDue || sentOn ? (
            <Button variant="outline" onClick={() => setOpened({ what: 'record', of: notice })}>
              {sentOn ? words.correctOnPaper : words.recordOnPaper}
            </Button>
          ) : null}
          {sentOn ? (
            <Button variant="outline" onClick={() => setOpened({ what: 'withdraw', of: notice })}>
              {words.withdrawOnPaper}
            </Button>
          ) : null}
        </Wrap>
      </Stack>
      {opened?.what === 'record' ? <OnPaperDialog notice={opened.of} onClose={close} /> : null}
      {opened?.what === 'withdraw' ? <WithdrawDialog notice={opened.of} onClose={close} /> : null}
    </Card>
  );
}
