import { useState } from 'react';
import { paperWays } from '@groundwork/domain-applications';
import { adverseDesk as words } from '@groundwork/domain-messages-admin';
import { displayInstant, formatMonthDayYear } from '@groundwork/domain-time';
import { Button, Card, DataTable, Heading, Stack, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import { PersonName } from '../../components/person-name.js';
import type { AdverseNoticeDetails } from '../../data/api.js';
import { OnPaperDialog } from './on-paper-dialog.js';

type Entry = AdverseNoticeDetails['onPaper'][number];

const columns: Column<Entry>[] = [
  { id: 'number', header: words.entry, cell: ({ number }) => number },
  { id: 'sentOn', header: words.wentOut, cell: ({ sentOn }) => formatMonthDayYear(sentOn) },
  { id: 'how', header: words.howItWent, cell: ({ how }) => <Text whiteSpace="nowrap">{paperWays[how]}</Text> },
  { id: 'who', header: words.whoSent, cell: ({ sentByName }) => sentByName },
  { id: 'reference', header: words.reference, cell: ({ reference }) => reference || '—' },
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

/** Of a notice that is due, the way to say that it went out on paper; of one that did, its entries and the way to correct them. */
export function OnPaper({ notice }: { notice: AdverseNoticeDetails }) {
  // As it was when the dialog was opened: what is saved by then changes what stands behind it, and not its words.
  const [opened, setOpened] = useState<AdverseNoticeDetails>();
  const { onPaper } = notice;
  if (notice.status !== 'due' && onPaper.length === 0 && !opened) return null;
  const name = onPaper.length > 0 ? words.wentOut : words.onPaper;
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
        ) : (
          <Text>{words.onPaperLead}</Text>
        )}
        <Button variant="outline" onClick={() => setOpened(notice)}>
          {onPaper.length > 0 ? words.correctOnPaper : words.recordOnPaper}
        </Button>
      </Stack>
      {opened ? <OnPaperDialog notice={opened} onClose={() => setOpened(undefined)} /> : null}
    </Card>
  );
}
