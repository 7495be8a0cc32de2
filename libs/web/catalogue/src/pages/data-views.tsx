import {
  Box,
  DataTable,
  Facts,
  FileDrop,
  MoneyText,
  RichText,
  Sideways,
  SignaturePad,
  StatusBadge,
  Table,
  TableBody,
  TableCell,
  TableFoot,
  TableHead,
  TableHeader,
  TableRow,
  UploadList,
} from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import { Example } from '../example.js';

interface Line {
  id: string;
  name: string;
  cents: number;
}
const lines: Line[] = [
  { id: '1', name: 'Foundation', cents: 4_500_000 },
  { id: '2', name: 'Framing', cents: 12_350_050 },
];
const columns: Column<Line>[] = [
  { id: 'name', header: 'Line', cell: ({ name }) => name },
  { id: 'amount', header: 'Amount', align: 'end', cell: ({ cents }) => <MoneyText cents={cents} /> },
];
const uploads = [
  { id: '1', name: 'budget.pdf', progress: 40 },
  { id: '2', name: 'deed.pdf', error: 'The line broke.', mayRetry: true },
  {
    id: '3',
    name: 'plans.pdf',
    detail: '2.1 MB',
    href: '#data-views',
    aside: <StatusBadge tone="success">Approved</StatusBadge>,
  },
];

export function DataViews() {
  return (
    <>
      <Example of="Data table">
        <DataTable caption="Lines of the budget" columns={columns} rows={lines} rowKey={({ id }) => id} />
        <DataTable
          caption="No lines yet"
          columns={columns}
          rows={[]}
          rowKey={({ id }) => id}
          empty="Nothing here yet"
        />
      </Example>
      <Example of="Table of one’s own">
        <Sideways caption="Totals">
          <Table aria-label="Totals">
            <TableHead>
              <TableRow>
                <TableHeader>Line</TableHeader>
                <TableHeader>Amount</TableHeader>
              </TableRow>
            </TableHead>
            <TableBody>
              {lines.map(({ id, name, cents }) => (
                <TableRow key={id}>
                  <TableCell>{name}</TableCell>
                  <TableCell>
                    <MoneyText cents={cents} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
            <TableFoot>
              <TableRow>
                <TableCell>Sum</TableCell>
                <TableCell>
                  <MoneyText cents={16_850_050} bold />
                </TableCell>
              </TableRow>
            </TableFoot>
          </Table>
        </Sideways>
      </Example>
      <Example of="Facts">
        <Facts
          facts={[
            { label: 'Borrower', value: 'Bluff Oak Homes' },
            { label: 'Amount', value: <MoneyText cents={45_000_000} /> },
            { label: 'Not said', value: undefined },
          ]}
        />
      </Example>
      <Example of="Files">
        <FileDrop label="Upload the deed" hint="PDF, at most 100 MB" onFiles={() => undefined} />
        <FileDrop label="Upload is closed" disabled onFiles={() => undefined} />
        <Box width="full">
          <UploadList label="Uploads" entries={uploads} onCancel={() => undefined} onRetry={() => undefined} />
        </Box>
      </Example>
      <Example of="A text to read, and its signature">
        <RichText label="Terms" html="<h3>Terms</h3><p>What is <b>agreed</b>.</p>" maxHeight="160px" />
        <SignaturePad signAs="Ann Reyes" complaintOf={() => undefined} onChange={() => undefined} />
      </Example>
    </>
  );
}
