import type { PastedLine } from '@groundwork/domain-budgets';
import { fill } from '@groundwork/domain-messages';
import { budgetSheet } from '@groundwork/domain-messages-borrower';
import { DataTable, FieldError, MoneyText, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';

/** So many lines are shown; of those that are wrong, so many come first. */
const SHOWN = 50;

interface LinePreviewProps {
  lines: readonly PastedLine[];
  /** The row that each line sets the amount of. */
  found: readonly unknown[];
  sections: readonly string[];
}

/** Lines of a table as they are understood: those that are wrong first, each with its row. */
export function LinePreview({ lines, found, sections }: LinePreviewProps) {
  const entries = lines.map((line, index) => ({ line, isKnown: found[index] !== undefined }));
  const isWrong = ({ line }: (typeof entries)[number]) => line.complaint !== undefined;
  const shown = [...entries.filter(isWrong), ...entries.filter((entry) => !isWrong(entry))].slice(0, SHOWN);
  const columns: Column<(typeof entries)[number]>[] = [
    { id: 'name', header: 'Line', cell: ({ line }) => line.name || '—' },
    { id: 'section', header: 'Section', cell: ({ line }) => sections[line.section] ?? '—' },
    {
      id: 'what',
      header: 'Becomes',
      cell: ({ line, isKnown }) => {
        if (line.complaint !== undefined) return <FieldError>{`Row ${line.row}: ${line.complaint}`}</FieldError>;
        return isKnown ? 'The amount of this line' : `A new line (${line.type})`;
      },
    },
    {
      id: 'amount',
      header: 'Amount',
      align: 'end',
      cell: ({ line }) => <MoneyText cents={line.budgetAmount} />,
    },
  ];
  return (
    <>
      <DataTable
        caption="Lines as they are understood"
        columns={columns}
        rows={shown}
        rowKey={({ line }) => String(line.row)}
        empty={<Text color="fg.muted">{budgetSheet.pasteNothing}</Text>}
      />
      {lines.length > shown.length ? (
        <Text color="fg.muted">{fill(budgetSheet.pasteMore, { count: lines.length - shown.length })}</Text>
      ) : null}
    </>
  );
}
