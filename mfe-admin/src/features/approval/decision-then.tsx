import type { ReactNode } from 'react';
import { closingItems, closingKinds } from '@groundwork/domain-applications';
import type { StepKey } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { approval } from '@groundwork/domain-messages-admin';
import { displayDate, formatMonthDayYear } from '@groundwork/domain-time';
import { DataTable, Facts, Heading, Span, Stack, StatusBadge, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import { PersonName } from '../../components/person-name.js';
import type { DecisionSnapshot } from '../../data/api.js';
import { sectionLabel } from './rejected-sections.js';

/** A table under its name: the caption of a table is only read aloud. */
export const Titled = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" aria-label={title} gap="3">
    <Heading as="h2" size="sub">
      {title}
    </Heading>
    {children}
  </Stack>
);

/** Which sections were rejected, each with its reason; nothing where none was. */
export function RejectedThen({ sections }: { sections: DecisionSnapshot['application']['rejectionComments'] }) {
  if (sections.length === 0) return null;
  return (
    <Titled title={approval.rejectedThen}>
      <Facts facts={sections.map(({ step, value }) => ({ label: sectionLabel(step as StepKey), value }))} />
    </Titled>
  );
}

type People = NonNullable<DecisionSnapshot['people']>;

/** Somebody by the name that the decision kept; of an older one by the name of now. */
export function NameThen({ people, userId }: { people: People; userId: string | null | undefined }) {
  const known = people.find(({ id }) => id === userId);
  return known ? <>{known.name}</> : <PersonName userId={userId} />;
}

interface TickedProps {
  completed: boolean;
  at?: string | null;
  by?: string | null;
  people: People;
}

/** Who found it in order and when, or that nobody had. */
function Ticked({ completed, at, by, people }: TickedProps) {
  if (!completed) return <StatusBadge tone="warning">{approval.openThen}</StatusBadge>;
  return (
    <>
      <StatusBadge tone="success">{approval.inOrderThen}</StatusBadge>
      {at ? (
        <Text textStyle="small">
          {fill(approval.tickedOff, { date: displayDate(at) })} <NameThen people={people} userId={by} />
        </Text>
      ) : null}
    </>
  );
}

type Condition = DecisionSnapshot['application']['approvalConditions'][number];

const conditionColumns = (people: People): Column<Condition>[] => [
  { id: 'name', header: 'Condition', cell: ({ name }) => <Span overflowWrap="anywhere">{name}</Span> },
  {
    id: 'state',
    header: approval.standingThen,
    cell: ({ completed, completedAt, completedBy }) => (
      <Ticked completed={completed === true} at={completedAt} by={completedBy} people={people} />
    ),
  },
  { id: 'comment', header: 'Comment', cell: ({ comment }) => <Span overflowWrap="anywhere">{comment ?? ''}</Span> },
];

/** The conditions and how each stood. */
export const ConditionsThen = ({ conditions, people }: { conditions: Condition[]; people: People }) => (
  <Titled title={approval.conditionsThen}>
    {conditions.length === 0 ? (
      <Text>{approval.noConditionsThen}</Text>
    ) : (
      <DataTable
        caption={approval.conditionsThen}
        columns={conditionColumns(people)}
        rows={conditions}
        rowKey={({ id, name }) => id ?? name}
      />
    )}
  </Titled>
);

type ClosingItem = NonNullable<DecisionSnapshot['closing']>[number];

const day = (date: string | null) => (date ? formatMonthDayYear(date) : '');

const closingColumns = (documents: DecisionSnapshot['documents'], people: People): Column<ClosingItem>[] => [
  { id: 'item', header: 'Item', cell: ({ kind }) => closingItems[kind].label },
  {
    id: 'state',
    header: approval.standingThen,
    cell: ({ completed, tickedAt, tickedBy }) => (
      <Ticked completed={completed} at={tickedAt} by={tickedBy} people={people} />
    ),
  },
  {
    id: 'document',
    header: 'Document',
    cell: ({ fileUploadId }) => (
      <Span overflowWrap="anywhere">
        {documents.find((document) => document.fileUploadId === fileUploadId)?.userFileName ?? ''}
      </Span>
    ),
  },
  { id: 'due', header: 'Due on', cell: ({ dueOn }) => day(dueOn) },
  { id: 'ends', header: 'Expires on', cell: ({ expiresOn }) => day(expiresOn) },
  { id: 'comment', header: 'Comment', cell: ({ comment }) => <Span overflowWrap="anywhere">{comment ?? ''}</Span> },
];

interface ClosingThenProps {
  items: readonly ClosingItem[];
  documents: DecisionSnapshot['documents'];
  people: People;
}

/** The checklist of the closing, in its order, as it stood. Nothing where nobody had said anything of it. */
export function ClosingThen({ items, documents, people }: ClosingThenProps) {
  if (items.length === 0) return null;
  return (
    <Titled title={approval.closingThen}>
      <DataTable
        caption={approval.closingThen}
        columns={closingColumns(documents, people)}
        rows={[...items].sort((a, b) => closingKinds.indexOf(a.kind) - closingKinds.indexOf(b.kind))}
        rowKey={({ kind }) => kind}
      />
    </Titled>
  );
}
