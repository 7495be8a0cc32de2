import { machineCallsInAMinute } from '@groundwork/domain-access';
import { fill, problems } from '@groundwork/domain-messages';
import { apiReference as words } from '@groundwork/domain-messages-admin';
import { DataTable, Disclosure, Facts, Stack } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import { documentPath } from '../../data/api-reference.js';
import { programsAddress } from '../../data/api-tokens.js';

interface Code {
  code: string;
  status: number;
  title: string;
}

const codes: Code[] = Object.entries(problems)
  .map(([code, { status, title }]) => ({ code, status, title }))
  .sort((a, b) => a.status - b.status || a.code.localeCompare(b.code));

const columns: Column<Code>[] = [
  { id: 'status', header: words.status, cell: ({ status }) => status },
  { id: 'code', header: words.code, cell: ({ code }) => code },
  { id: 'meaning', header: words.meaning, cell: ({ title }) => title },
];

/** What holds for every call. */
export function HowToCall() {
  const { notes } = words;
  return (
    <Stack gap="3">
      <Disclosure title={words.howTo}>
        <Facts
          minWidth={300}
          facts={[
            {
              label: notes.address,
              value: fill(notes.addressMeans, { address: programsAddress(), document: documentPath }),
            },
            { label: notes.sign, value: notes.signMeans },
            { label: notes.forgery, value: notes.forgeryMeans },
            { label: notes.once, value: notes.onceMeans },
            { label: notes.pages, value: notes.pagesMeans },
            { label: notes.rate, value: fill(notes.rateMeans, { most: machineCallsInAMinute }) },
            { label: notes.values, value: notes.valuesMeans },
            { label: notes.errors, value: notes.errorsMeans },
          ]}
        />
      </Disclosure>
      <Disclosure title={words.codes}>
        <DataTable caption={words.codes} columns={columns} rows={codes} rowKey={({ code }) => code} />
      </Disclosure>
    </Stack>
  );
}
