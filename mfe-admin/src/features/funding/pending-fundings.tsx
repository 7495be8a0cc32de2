import { useState } from 'react';
import { fill } from '@groundwork/domain-messages';
import { fundingDesk as words } from '@groundwork/domain-messages-admin';
import { QueryState } from '@groundwork/web-mount';
import { Button, Card, DataTable, EmptyState, MoneyText } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { PendingFunding } from '../../data/api.js';
import { usePendingFundings } from '../../data/funding.js';
import { ProjectLink } from './project-link.js';
import { ScheduleDialog } from './schedule-dialog.js';

/** What is approved and waits for a day to be paid on. */
export function PendingFundings() {
  const [scheduling, setScheduling] = useState<PendingFunding>();
  const columns: Column<PendingFunding>[] = [
    { id: 'project', header: 'Project Number', cell: (project) => <ProjectLink project={project} /> },
    { id: 'lines', header: 'Approved Lines', align: 'end', cell: ({ lines }) => lines },
    { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => <MoneyText cents={amount} bold /> },
    {
      id: 'schedule',
      header: words.schedule,
      hideHeader: true,
      align: 'end',
      cell: (pending) => (
        <Button
          size="sm"
          variant="outline"
          icon="clock"
          aria-label={fill(words.scheduleOf, { name: pending.applicationName })}
          onClick={() => setScheduling(pending)}
        >
          {words.schedule}
        </Button>
      ),
    },
  ];
  const empty = (
    <Card>
      <EmptyState icon="money" title={words.nothingPending} />
    </Card>
  );
  return (
    <QueryState query={usePendingFundings()} failed={words.failed}>
      {(rows) => (
        <>
          <DataTable
            caption={words.pending}
            columns={columns}
            rows={rows}
            rowKey={(row) => row.drawRequestId}
            empty={empty}
          />
          {scheduling ? <ScheduleDialog pending={scheduling} onClose={() => setScheduling(undefined)} /> : null}
        </>
      )}
    </QueryState>
  );
}
