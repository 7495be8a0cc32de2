import { useState } from 'react';
import type { ReactNode } from 'react';
import { companySetup } from '@groundwork/domain-messages-company';
import { screens } from '@groundwork/domain-messages-screens';
import { QueryState } from '@groundwork/web-mount';
import { Box, Button, Checkbox, DataTable, Heading, HStack, Stack, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import { useWrite } from '../../company-access.js';
import type { Contractor, People, Person } from '../../records.js';
import { usePeople } from '../../company-data.js';
import { useCompanyAnswer } from '../company/use-company-answer.js';
import { PhoneText } from '../phone-text.js';
import { RemoveDialog } from '../remove-dialog.js';
import { RowActions } from '../row-actions.js';
import { useSetup } from '../setup-context.js';
import { useChosen } from '../use-chosen.js';
import { useEditor } from '../use-editor.js';
import { EmployeeEditor } from './employee-editor.js';
import { InviteButton } from './invite-button.js';
import { fullName } from './person-values.js';
import { ResumeButton } from './resume-button.js';

/** What the step calls. */
export interface PeopleCalls {
  /** Takes an employee out of the company. */
  detachPerson: (id: string) => Promise<unknown>;
}

type Reached = Pick<Person, 'firstName' | 'lastName' | 'emailAddress' | 'mobileNumber'>;
const reach = <Row extends Reached>(): Column<Row>[] => [
  { id: 'name', header: 'Name', cell: fullName },
  { id: 'email', header: 'Email', cell: ({ emailAddress }) => emailAddress || '—' },
  { id: 'phone', header: 'Phone', cell: ({ mobileNumber }) => <PhoneText number={mobileNumber} /> },
];

/** Section 9: everybody of the company, and the word that nobody is missing. */
export function PeopleStep() {
  const { companyId } = useSetup();
  const people = usePeople(companyId);
  return (
    <QueryState query={people} failed={companySetup.couldNotLoadPeople}>
      {(known) => (
        <Stack gap="6">
          <Owners people={known} />
          <Employees people={known} />
          <Part title="Third-Party Contractors">
            <DataTable<Contractor>
              caption="Third-party contractors"
              columns={[...reach<Contractor>(), contractorResume]}
              rows={known.thirdPartyContractors}
              rowKey={(row) => row.thirdPartyContractorId}
              empty={<Text color="fg.muted">{companySetup.noContractors}</Text>}
            />
          </Part>
          <AllAdded />
        </Stack>
      )}
    </QueryState>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="3" aria-label={title}>
      <Heading as="h3" size="sub">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

/** Résumé and invitation of a person; a review invites nobody. */
const contact = (reviewing: boolean): Column<Person> => ({
  id: 'contact',
  header: `${companySetup.resume}, ${companySetup.invite}`,
  hideHeader: true,
  align: 'end',
  cell: (row) => (
    <HStack gap="2" justifyContent="flex-end">
      <ResumeButton id={row.id} name={fullName(row)} resumeId={row.resumeId} />
      {reviewing ? null : <InviteButton person={row} />}
    </HStack>
  ),
});
const contractorResume: Column<Contractor> = {
  id: 'resume',
  header: companySetup.resume,
  hideHeader: true,
  align: 'end',
  cell: (row) => <ResumeButton id={row.thirdPartyContractorId} name={fullName(row)} resumeId={row.resumeId} />,
};

function Owners({ people }: { people: People }) {
  const { reviewing } = useSetup();
  return (
    <Part title="Owners">
      <DataTable
        caption="Owners"
        columns={[...reach<Person>(), contact(reviewing)]}
        rows={people.owners}
        rowKey={({ id }) => id}
        empty={<Text color="fg.muted">{companySetup.noOwnersYet}</Text>}
      />
    </Part>
  );
}

function Employees({ people }: { people: People }) {
  const { readOnly, reviewing, editing } = useSetup();
  const editor = useEditor<Person>();
  const [removing, setRemoving] = useState<Person>();
  const write = useWrite();
  const disabled = readOnly || editing;
  const columns: Column<Person>[] = [
    ...reach<Person>(),
    { id: 'title', header: 'Title', cell: ({ title }) => title || '—' },
    contact(reviewing),
    {
      id: 'actions',
      header: 'Edit and delete',
      hideHeader: true,
      align: 'end',
      cell: (row) => (
        <RowActions
          hasMore
          name={fullName(row)}
          disabled={disabled}
          onEdit={() => editor.open(row)}
          onRemove={() => setRemoving(row)}
        />
      ),
    },
  ];
  return (
    <Part title="Non-Owner Employees">
      <DataTable
        caption="Non-owner employees"
        columns={columns}
        rows={people.otherPeople}
        rowKey={({ id }) => id}
        empty={<Text color="fg.muted">{companySetup.noEmployees}</Text>}
      />
      {reviewing ? null : (
        <Box>
          <Button variant="outline" disabled={disabled} onClick={() => editor.open('new')}>
            {companySetup.addEmployee}
          </Button>
        </Box>
      )}
      {editor.opened ? (
        <EmployeeEditor
          key={editor.opened === 'new' ? 'new' : editor.opened.id}
          person={editor.opened === 'new' ? undefined : editor.opened}
          onClose={editor.close}
        />
      ) : null}
      <RemoveDialog
        name={removing && fullName(removing)}
        title={companySetup.removingPerson}
        failed={companySetup.errorUpdatingPeople}
        remove={() => write((to) => to.detachPerson(removing?.id ?? ''))}
        onClose={() => setRemoving(undefined)}
      />
    </Part>
  );
}

/** The box saves at once (specification 4, additional people). */
function AllAdded() {
  const { company, readOnly, editing } = useSetup();
  const answer = useCompanyAnswer({
    working: companySetup.updatingPeople,
    done: screens.done,
    failed: companySetup.errorUpdatingPeople,
  });
  const confirmed = useChosen(company?.additionalPeopleConfirmed === true);
  const confirm = (value: boolean) => {
    confirmed.choose(value);
    answer.mutate({ additionalPeopleConfirmed: value }, confirmed.settled);
  };
  return (
    <Checkbox
      checked={confirmed.value}
      disabled={readOnly || editing}
      saving={answer.isPending}
      onChange={(event) => confirm(event.currentTarget.checked)}
    >
      {companySetup.confirmPeopleAdded}
    </Checkbox>
  );
}
