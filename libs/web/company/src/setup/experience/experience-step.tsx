import { useState } from 'react';
import type { ExperienceKind } from '@groundwork/domain-companies';
import { companySetup } from '@groundwork/domain-messages-company';
import type { Option } from '@groundwork/web-forms';
import { QueryState, useArea } from '@groundwork/web-mount';
import type { UserSummary } from '@groundwork/web-mount';
import { Box, Button, DataTable, Heading, Stack, Tabs, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import { useWrite } from '../../company-access.js';
import type { Experience, People } from '../../records.js';
import { useExperiences, usePeople } from '../../company-data.js';
import { fullName } from '../people/person-values.js';
import { RemoveDialog } from '../remove-dialog.js';
import { RowActions } from '../row-actions.js';
import { useSetup } from '../setup-context.js';
import { useEditor } from '../use-editor.js';
import { addressOf, experienceColumns } from './experience-columns.js';
import { ExperienceEditor } from './experience-editor.js';

/** What the step calls. */
export interface ExperienceCalls {
  removeExperience: (kind: ExperienceKind, id: string) => Promise<unknown>;
}

/**
 * Section 11: what the company has built and sold, and what it rents out. What was typed on the tab that is left is
 * offered there again.
 */
export function ExperienceStep() {
  const { companyId, readOnly } = useSetup();
  const [{ kind, isSwitched }, setTab] = useState<{ kind: ExperienceKind; isSwitched: boolean }>({
    kind: 'construction',
    isSwitched: false,
  });
  const people = usePeople(companyId);
  const list = (of: ExperienceKind) => (
    <QueryState query={people} failed={companySetup.couldNotLoadPeople}>
      {(known) => <ExperienceTab key={of} kind={of} people={known} startsAdding={isSwitched && !readOnly} />}
    </QueryState>
  );
  return (
    <Tabs
      label="Experience"
      value={kind}
      onChange={(id) => setTab({ kind: id as ExperienceKind, isSwitched: true })}
      tabs={[
        { id: 'construction', label: 'Construction Projects', content: list('construction') },
        { id: 'residential', label: 'Residential Rentals', content: list('residential') },
      ]}
    />
  );
}

interface TabProps {
  kind: ExperienceKind;
  people: People;
  /** Switching tabs starts a fresh add form (specification 4, experience form modes). */
  startsAdding: boolean;
}

function ExperienceTab({ kind, ...props }: TabProps) {
  const { companyId } = useSetup();
  const query = useExperiences(companyId, kind);
  return (
    <Stack gap="4">
      <Heading as="h3" size="sub">
        {kind === 'construction' ? companySetup.recentProjectsHeading : companySetup.recentRentalsHeading}
      </Heading>
      <QueryState query={query} failed={companySetup.couldNotFetchExperiences}>
        {(rows) => <ExperienceList kind={kind} rows={rows} {...props} />}
      </QueryState>
    </Stack>
  );
}

/**
 * Whose an experience may be: the people of the company, and the user, who may be one of them: known by the address, and then
 * offered once, as that person, but where an experience is the user's already.
 */
function experienceOwners(user: UserSummary, people: People, opened: Experience | undefined): Option[] {
  const known = [...people.owners, ...people.otherPeople];
  const isKnown = known.some(({ emailAddress }) => emailAddress?.toLowerCase() === user.email.toLowerCase());
  const own = isKnown && opened?.userId !== user.id ? [] : [[user.id, fullName(user)] as const];
  return [...new Map([...own, ...known.map((one) => [one.id, fullName(one)] as const)])].map(([value, label]) => ({
    value,
    label,
  }));
}

function ExperienceList({ kind, rows, people, startsAdding }: TabProps & { rows: Experience[] }) {
  const { readOnly, reviewing, editing } = useSetup();
  const { user } = useArea();
  const editor = useEditor<Experience>(startsAdding);
  const [removing, setRemoving] = useState<Experience>();
  const write = useWrite();
  const disabled = readOnly || editing;
  const owners = experienceOwners(user, people, editor.opened === 'new' ? undefined : editor.opened);
  const actions: Column<Experience> = {
    id: 'actions',
    header: 'Edit and delete',
    hideHeader: true,
    align: 'end',
    cell: (row) => (
      <RowActions
        name={addressOf(row)}
        disabled={disabled}
        onEdit={() => editor.open(row)}
        onRemove={() => setRemoving(row)}
      />
    ),
  };
  const remove = () => write((to) => to.removeExperience(kind, removing?.id ?? ''));
  return (
    <>
      <DataTable
        caption={kind === 'construction' ? 'Construction projects' : 'Residential rentals'}
        columns={reviewing ? experienceColumns(kind) : [...experienceColumns(kind), actions]}
        rows={rows}
        rowKey={({ id }) => id}
        empty={<Text color="fg.muted">{companySetup.noExperiences}</Text>}
      />
      {reviewing ? null : (
        <Box>
          <Button variant="outline" disabled={disabled || editor.opened === 'new'} onClick={() => editor.open('new')}>
            {companySetup.addExperience}
          </Button>
        </Box>
      )}
      {editor.opened ? (
        <ExperienceEditor
          key={editor.opened === 'new' ? 'new' : editor.opened.id}
          kind={kind}
          experience={editor.opened === 'new' ? undefined : editor.opened}
          owners={owners}
          isUnasked={editor.isUnasked}
          onClose={editor.close}
        />
      ) : null}
      <RemoveDialog
        name={removing && addressOf(removing)}
        title={companySetup.removingExperience}
        failed={companySetup.errorRemovingExperience}
        remove={remove}
        onClose={() => setRemoving(undefined)}
      />
    </>
  );
}
