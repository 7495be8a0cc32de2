import { fill } from '@groundwork/domain-messages';
import { dealEntry as words } from '@groundwork/domain-messages-admin';
import { formatCents } from '@groundwork/domain-money';
import { displayInstant } from '@groundwork/domain-time';
import { QueryState } from '@groundwork/web-mount';
import { DataTable, Heading, Stack, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import { PersonName } from '../../components/person-name.js';
import type { DealChange } from '../../data/api.js';
import { useDealChanges } from '../../data/deals.js';

/** What a change was, in words. */
function changeText({ change, subjectId, creditAmount }: DealChange): string {
  if (subjectId === null && change === 'point_person') return words.changes.point_person_gone;
  if (subjectId === null && change === 'broker') return words.changes.broker_gone;
  return fill(words.changes[change], { amount: formatCents(creditAmount ?? 0) });
}

const columns: Column<DealChange>[] = [
  { id: 'when', header: words.when, cell: ({ happenedAt }) => displayInstant(happenedAt) },
  { id: 'what', header: words.what, cell: changeText },
  { id: 'who', header: words.who, cell: ({ actorId }) => <PersonName userId={actorId} /> },
];

/** What administrators changed of the company here. */
export function DealChanges({ companyId }: { companyId: string }) {
  return (
    <Stack as="section" gap="3" aria-label={words.changed}>
      <Heading as="h3" size="sub">
        {words.changed}
      </Heading>
      <QueryState query={useDealChanges(companyId)} failed={words.changesFailed}>
        {(changes) => (
          <DataTable
            caption={words.changed}
            columns={columns}
            rows={changes}
            rowKey={({ id }) => id}
            empty={<Text color="fg.muted">{words.noChanges}</Text>}
          />
        )}
      </QueryState>
    </Stack>
  );
}
