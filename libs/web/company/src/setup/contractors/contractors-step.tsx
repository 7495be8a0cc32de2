import { useId, useState } from 'react';
import { companySetup } from '@groundwork/domain-messages-company';
import { QueryState, useNotify } from '@groundwork/web-mount';
import { Box, Button, DataTable, Fieldset, HStack, Radio, Stack, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import { useWrite } from '../../company-access.js';
import type { Contractor } from '../../records.js';
import { usePeople } from '../../company-data.js';
import { useCompanyAnswer } from '../company/use-company-answer.js';
import { fullName } from '../people/person-values.js';
import { ResumeButton } from '../people/resume-button.js';
import { PhoneText } from '../phone-text.js';
import { RemoveDialog } from '../remove-dialog.js';
import { RowActions } from '../row-actions.js';
import { useSetup } from '../setup-context.js';
import { useChosen } from '../use-chosen.js';
import { useEditor } from '../use-editor.js';
import { ContractorEditor } from './contractor-editor.js';

/** What the step calls. */
export interface ContractorsCalls {
  removeContractor: (id: string) => Promise<unknown>;
}

/** Section 6: whether a third party builds, and who. */
export function ContractorsStep() {
  const { companyId } = useSetup();
  const people = usePeople(companyId);
  return (
    <QueryState query={people} failed={companySetup.couldNotLoadPeople}>
      {({ thirdPartyContractors }) => (
        <Stack gap="5">
          <UsesThirdParty locked={thirdPartyContractors.length > 0} />
          <ContractorList contractors={thirdPartyContractors} />
        </Stack>
      )}
    </QueryState>
  );
}

/** Yes or no, saved at once. While there are contractors it is yes. */
function UsesThirdParty({ locked }: { locked: boolean }) {
  const { company, readOnly, editing } = useSetup();
  const answer = useCompanyAnswer({ done: companySetup.changesSaved, failed: companySetup.errorUpdatingContractors });
  const name = useId();
  const chosen = useChosen(locked ? true : company?.usesThirdParty);
  const choose = (value: boolean) => {
    chosen.choose(value);
    answer.mutate({ usesThirdParty: value }, chosen.settled);
  };
  const option = (value: boolean, text: string) => (
    <Radio
      name={name}
      checked={chosen.value === value}
      disabled={readOnly || editing || (locked && !value)}
      saving={answer.isPending}
      onChange={() => choose(value)}
    >
      {text}
    </Radio>
  );
  return (
    <Fieldset legend={companySetup.usesThirdParty}>
      <HStack gap="6">
        {option(true, companySetup.yes)}
        {option(false, companySetup.no)}
      </HStack>
    </Fieldset>
  );
}

function ContractorList({ contractors }: { contractors: Contractor[] }) {
  const { company, readOnly, reviewing, editing } = useSetup();
  const editor = useEditor<Contractor>();
  const notify = useNotify();
  const write = useWrite();
  const [removing, setRemoving] = useState<Contractor>();
  if (company?.usesThirdParty !== true && contractors.length === 0) return null;
  const disabled = readOnly || editing;
  const columns: Column<Contractor>[] = [
    { id: 'name', header: 'Name', cell: fullName },
    { id: 'phone', header: 'Phone', cell: ({ mobileNumber }) => <PhoneText number={mobileNumber} /> },
    { id: 'email', header: 'Email', cell: ({ emailAddress }) => emailAddress || '—' },
    { id: 'revoked', header: 'License Revoked', cell: ({ licenseRevoked }) => (licenseRevoked ? 'Yes' : 'No') },
    {
      id: 'resume',
      header: companySetup.resume,
      hideHeader: true,
      align: 'end',
      cell: (row) => <ResumeButton id={row.thirdPartyContractorId} name={fullName(row)} resumeId={row.resumeId} />,
    },
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
  const remove = () => {
    notify.info(companySetup.removingContractor);
    return write((to) => to.removeContractor(removing?.thirdPartyContractorId ?? ''));
  };
  return (
    <Stack gap="4">
      <DataTable
        caption="General contractors"
        columns={columns}
        rows={contractors}
        rowKey={(row) => row.thirdPartyContractorId}
        empty={<Text color="fg.muted">{companySetup.noContractors}</Text>}
      />
      {reviewing ? null : (
        <Box>
          <Button variant="outline" icon="plus" disabled={disabled} onClick={() => editor.open('new')}>
            Add New
          </Button>
        </Box>
      )}
      {editor.opened ? (
        <ContractorEditor
          key={editor.opened === 'new' ? 'new' : editor.opened.thirdPartyContractorId}
          contractor={editor.opened === 'new' ? undefined : editor.opened}
          onClose={editor.close}
        />
      ) : null}
      <RemoveDialog
        name={removing && fullName(removing)}
        title={companySetup.removingAContractor}
        failed={companySetup.errorUpdatingContractors}
        remove={remove}
        onClose={() => setRemoving(undefined)}
      />
    </Stack>
  );
}
