import { dealStageLabels } from '@groundwork/domain-brokers';
import type { DealStage } from '@groundwork/domain-brokers';
import { fill } from '@groundwork/domain-messages';
import { fees as words } from '@groundwork/domain-messages-screens';
import { displayDate } from '@groundwork/domain-time';
import { DataTable, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';

/** Where a client's deal stands, as far as its broker may see it; `stageAt` is an ISO instant. */
export interface DealView {
  readonly agreementId: string;
  readonly clientName: string;
  readonly projectNumber: number | null;
  readonly stage: DealStage;
  readonly stageAt: string;
}

const columns: Column<DealView>[] = [
  {
    id: 'client',
    header: words.client,
    cell: ({ clientName, projectNumber }) => (
      <>
        <Text overflowWrap="anywhere">{clientName}</Text>
        {projectNumber === null ? null : (
          <Text textStyle="small">{fill(words.project, { number: String(projectNumber) })}</Text>
        )}
      </>
    ),
  },
  { id: 'stage', header: words.stage, cell: ({ stage }) => dealStageLabels[stage] },
  { id: 'since', header: words.since, cell: ({ stageAt }) => displayDate(stageAt) },
];

/** The deals of referred clients, the newest first. */
export function DealTable({ deals, caption }: { deals: readonly DealView[]; caption: string }) {
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={[...deals]}
      rowKey={({ agreementId, projectNumber, stageAt }) => `${agreementId} ${projectNumber} ${stageAt}`}
      empty={<Text color="fg.muted">{words.noDeals}</Text>}
    />
  );
}
