import { useState } from 'react';
import { companySetup } from '@groundwork/domain-messages-company';
import { QueryState } from '@groundwork/web-mount';
import { Box, Button, DataTable, Stack, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import { useWrite } from '../../company-access.js';
import type { Company, License } from '../../records.js';
import { useLicenses, usePeople } from '../../company-data.js';
import { RemoveDialog } from '../remove-dialog.js';
import { RowActions } from '../row-actions.js';
import { useSetup } from '../setup-context.js';
import { useEditor } from '../use-editor.js';
import { holdersOf, licenseColumns } from './license-columns.js';
import { LicenseEditor } from './license-editor.js';
import type { Holder } from './license-editor.js';

/** What the step calls. */
export interface LicensesCalls {
  removeLicense: (id: string) => Promise<unknown>;
}

/** Section 8: builder's licences of the company, its owners, its other people and its contractors. */
export function LicensesStep() {
  const { company, companyId } = useSetup();
  const people = usePeople(companyId);
  const licenses = useLicenses(companyId);
  return (
    <QueryState query={people} failed={companySetup.couldNotLoadPeople}>
      {(known) => (
        <QueryState query={licenses} failed={companySetup.errorLoadingCompany}>
          {(rows) => <LicenseList licenses={rows} holders={holdersOf(company as Company, known)} />}
        </QueryState>
      )}
    </QueryState>
  );
}

function LicenseList({ licenses, holders }: { licenses: License[]; holders: Holder[] }) {
  const { readOnly, reviewing, editing } = useSetup();
  const editor = useEditor<License>();
  const [removing, setRemoving] = useState<License>();
  const write = useWrite();
  const disabled = readOnly || editing;
  const actions: Column<License> = {
    id: 'actions',
    header: 'Edit and delete',
    hideHeader: true,
    align: 'end',
    cell: (row) => (
      <RowActions
        name={`the license of ${row.holderName} in ${row.state}`}
        disabled={disabled}
        onEdit={() => editor.open(row)}
        onRemove={() => setRemoving(row)}
      />
    ),
  };
  const columns: Column<License>[] = [...licenseColumns(holders), ...(reviewing ? [] : [actions])];
  return (
    <Stack gap="4">
      <DataTable
        caption="Builder's licenses"
        columns={columns}
        rows={licenses}
        rowKey={({ id }) => id}
        empty={<Text color="fg.muted">{companySetup.noLicenses}</Text>}
      />
      {reviewing ? null : (
        <Box>
          <Button variant="outline" icon="plus" disabled={disabled} onClick={() => editor.open('new')}>
            Add License
          </Button>
        </Box>
      )}
      {editor.opened ? (
        <LicenseEditor
          license={editor.opened === 'new' ? undefined : editor.opened}
          holders={holders}
          onClose={editor.close}
        />
      ) : null}
      <RemoveDialog
        name={removing && `the license of ${removing.holderName}`}
        title={companySetup.removingLicense}
        remove={() => write((to) => to.removeLicense(removing?.id ?? ''))}
        onClose={() => setRemoving(undefined)}
      />
    </Stack>
  );
}
