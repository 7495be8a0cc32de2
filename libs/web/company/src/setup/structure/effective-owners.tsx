import { useId } from 'react';
import { fill } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import { Alert, Badge, Box, DataTable, Heading, HStack, Label, NativeSelect, Stack, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { Ownership, People } from '../../records.js';
import { useCompanyAnswer } from '../company/use-company-answer.js';
import { fullName } from '../people/person-values.js';
import { useSetup } from '../setup-context.js';
import { useChosen } from '../use-chosen.js';

type Beneficial = Ownership['beneficialOwners'][number];

const columns: Column<Beneficial>[] = [
  { id: 'name', header: 'Person', cell: fullName },
  { id: 'percent', header: 'Owns in all', align: 'end', cell: ({ percent }) => `${percent}%` },
  {
    id: 'marks',
    header: 'Thresholds',
    cell: ({ atLeast20, atLeast25, isControlPerson }) => (
      <HStack gap="1" flexWrap="wrap">
        {atLeast25 ? (
          <Badge tone="warning">25% or more</Badge>
        ) : atLeast20 ? (
          <Badge tone="info">20% or more</Badge>
        ) : null}
        {isControlPerson ? <Badge tone="accent">{companySetup.controlPerson}</Badge> : null}
      </HStack>
    ),
  },
];

/** What every natural person owns over all paths, exactly, with the thresholds that lenders ask about and who controls the company. */
export function EffectiveOwners({ ownership, people }: { ownership: Ownership; people: People }) {
  return (
    <Stack as="section" gap="3" aria-label="Effective ownership">
      <Heading as="h3" size="sub">
        Effective ownership
      </Heading>
      <Text color="fg.muted">{companySetup.effectiveLead}</Text>
      <DataTable
        caption="Effective ownership"
        columns={columns}
        rows={ownership.beneficialOwners}
        rowKey={({ personId }) => personId}
        empty={<Text color="fg.muted">{companySetup.noOwnersYet}</Text>}
      />
      {ownership.groups.length > 0 ? (
        <Text>{`${companySetup.groupShare}: ${ownership.groups.map(({ percent }) => `${percent}%`).join(', ')}`}</Text>
      ) : null}
      {ownership.unassigned === '0' ? null : (
        <Alert tone="warning">{fill(companySetup.unassignedShare, { percent: ownership.unassigned })}</Alert>
      )}
      <ControlPerson ownership={ownership} people={people} />
    </Stack>
  );
}

function ControlPerson({ ownership, people }: { ownership: Ownership; people: People }) {
  const { readOnly } = useSetup();
  const answer = useCompanyAnswer({ done: companySetup.changesSaved });
  const chosen = useChosen(ownership.controlPersonId);
  const id = useId();
  const known = [...new Map([...people.owners, ...people.otherPeople].map((one) => [one.id, one])).values()];
  if (known.length === 0) return null;
  const choose = (controlPersonId: string | null) => {
    chosen.choose(controlPersonId);
    answer.mutate({ controlPersonId }, chosen.settled);
  };
  return (
    <Box maxWidth="360px">
      <Label htmlFor={id} mb="1.5">
        {companySetup.controlPerson}
      </Label>
      <NativeSelect
        id={id}
        disabled={readOnly}
        saving={answer.isPending}
        value={chosen.value ?? ''}
        onChange={(event) => choose(event.currentTarget.value || null)}
      >
        <option value="">{companySetup.noControlPerson}</option>
        {known.map((one) => (
          <option key={one.id} value={one.id}>
            {fullName(one)}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}
