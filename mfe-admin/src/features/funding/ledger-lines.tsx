import { useState } from 'react';
import { fill } from '@groundwork/domain-messages';
import { fundingDesk as words } from '@groundwork/domain-messages-admin';
import { formatPercent } from '@groundwork/domain-money';
import { Box, Button, DataTable, MoneyText, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { Ledger, LedgerLine } from '../../data/api.js';
import { CorrectDialog } from './correct-dialog.js';

type Amount = 'budgetAmount' | 'amountFundedToDate' | 'remaining' | 'pending' | 'pendingFunding' | 'retainageHeld';

const money = (id: Amount, header: string): Column<LedgerLine> => ({
  id,
  header,
  align: 'end',
  cell: (line) => <MoneyText cents={line[id]} />,
});

/** The budget with the administrator's columns (specification, borrower document 6): funded to date, progress, remaining. */
export function LedgerLines({ ledger }: { ledger: Ledger }) {
  const [correcting, setCorrecting] = useState<LedgerLine>();
  const columns: Column<LedgerLine>[] = [
    {
      id: 'name',
      header: 'Line',
      cell: (line) => (
        <Box minWidth={{ md: '180px' }}>
          <Text fontWeight="medium">{line.name}</Text>
          <Text textStyle="small">{line.section}</Text>
          <Button
            size="sm"
            variant="ghost"
            icon="edit"
            aria-label={fill(words.correctOf, { name: line.name })}
            onClick={() => setCorrecting(line)}
          >
            {words.correct}
          </Button>
        </Box>
      ),
    },
    money('budgetAmount', 'Budget'),
    money('amountFundedToDate', 'Funded to date'),
    {
      id: 'percentProgress',
      header: 'Percent progress',
      align: 'end',
      cell: ({ percentProgress }) => formatPercent(percentProgress),
    },
    money('remaining', 'Remaining'),
    money('pending', 'Pending'),
    money('pendingFunding', words.pending),
    money('retainageHeld', 'Retainage held'),
  ];
  return (
    <>
      <DataTable
        caption={words.linesOf}
        columns={columns}
        rows={ledger.lines}
        rowKey={(line) => line.additionalBudgetItemId}
      />
      {correcting ? (
        <CorrectDialog
          applicationId={ledger.applicationId}
          line={correcting}
          onClose={() => setCorrecting(undefined)}
        />
      ) : null}
    </>
  );
}
