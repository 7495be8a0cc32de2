import { useState } from 'react';
import { waiverKindLabels, waiverKindOf } from '@groundwork/domain-agreements';
import { waivers as words } from '@groundwork/domain-messages-screens';
import { formatMonthDayYear } from '@groundwork/domain-time';
import { QueryState } from '@groundwork/web-mount';
import { Button, Card, Checkbox, DataTable, EmptyState, MoneyText, Stack, Text } from '@groundwork/web-ui';
import { claimantOf } from './claimant.js';
import { WaiverDialog } from './waiver-dialog.js';
import { WaiverStatusBadge } from './waiver-status-badge.js';
import { useLoanWaivers } from './waivers-access.js';
import type { WaiversAccess, WaiverSummaryView } from './waivers-access.js';

/** The waivers of a loan's draws, the newest draw first; void ones on demand. */
export function LoanWaivers({ applicationId, access }: { applicationId: string; access: WaiversAccess }) {
  const [opened, open] = useState<string>();
  const [all, setAll] = useState(false);
  return (
    <Stack gap="4">
      <Text color="fg.muted">{words.lead}</Text>
      <QueryState query={useLoanWaivers(access, applicationId)} failed={words.failed}>
        {(list) => (
          <>
            {list.some(({ status }) => status === 'void') ? (
              <Checkbox checked={all} onChange={(event) => setAll(event.currentTarget.checked)}>
                Void waivers too
              </Checkbox>
            ) : null}
            <WaiverTable rows={list.filter(({ status }) => all || status !== 'void')} onOpen={open} />
          </>
        )}
      </QueryState>
      {opened ? <WaiverDialog id={opened} access={access} onClose={() => open(undefined)} /> : null}
    </Stack>
  );
}

function WaiverTable({ rows, onOpen }: { rows: readonly WaiverSummaryView[]; onOpen: (id: string) => void }) {
  return (
    <DataTable
      caption={words.title}
      rows={[...rows]}
      rowKey={({ id }) => id}
      empty={
        <Card>
          <EmptyState icon="file" title={words.none} />
        </Card>
      }
      columns={[
        { id: 'draw', header: 'Draw', cell: ({ drawNumber }) => drawNumber },
        { id: 'claimant', header: 'Claimant', cell: (row) => <Text fontWeight="medium">{claimantOf(row)}</Text> },
        {
          id: 'kind',
          header: 'Waiver',
          cell: ({ condition, extent }) => waiverKindLabels[waiverKindOf(condition, extent)],
        },
        { id: 'through', header: 'Through', cell: ({ throughDate }) => formatMonthDayYear(throughDate) },
        { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => <MoneyText cents={amount} /> },
        { id: 'status', header: 'Status', cell: ({ status }) => <WaiverStatusBadge status={status} /> },
        {
          id: 'action',
          header: 'Open',
          hideHeader: true,
          align: 'end',
          cell: (row) => (
            <Button
              size="sm"
              variant="outline"
              aria-label={`Open the ${row.condition} waiver of ${claimantOf(row)}, draw ${row.drawNumber}`}
              onClick={() => onOpen(row.id)}
            >
              Open
            </Button>
          ),
        },
      ]}
    />
  );
}
