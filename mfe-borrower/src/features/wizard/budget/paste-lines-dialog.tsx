import { useState } from 'react';
import {
  hasRoomFor,
  MAX_ITEMS_OF_SECTION,
  MAX_LINES,
  pastedLines,
  rowsOfLines,
  strangeSections,
  tableColumns,
} from '@groundwork/domain-budgets';
import type { PastedLine, TableColumns } from '@groundwork/domain-budgets';
import { fill } from '@groundwork/domain-messages';
import { budgetSheet } from '@groundwork/domain-messages-borrower';
import { FormField } from '@groundwork/web-forms';
import { ActionDialog, Alert, FileDrop, Stack, Textarea, useLeaveQuestion } from '@groundwork/web-ui';
import { LinePreview } from './line-preview.js';
import { readTable, readText } from './read-table.js';
import type { Sheet } from './sheet/sheet.js';
import { TableColumnFields } from './table-column-fields.js';
import { TableSectionFields } from './table-section-fields.js';

interface PasteLinesDialogProps {
  /** The section that lines belong to where the table does not say. */
  section: number;
  sections: Sheet;
  /** What was pasted into a field; empty where the dialog was asked for. */
  text: string;
  /** A whole budget is read from a file. */
  whole?: boolean;
  onTake: (lines: readonly PastedLine[]) => void;
  onClose: () => void;
}

/** A table of a spreadsheet becomes lines: it is shown as it is understood, and taken over whole or not at all. */
export default function PasteLinesDialog(props: PasteLinesDialogProps) {
  const { section, sections, text, whole = false, onTake, onClose } = props;
  const [entered, setEntered] = useState(text);
  const { close, question } = useLeaveQuestion(entered !== text, onClose);
  const [fromFile, setFromFile] = useState<{ name: string; table: string[][] }>();
  const [complaint, setComplaint] = useState<string>();
  const [chosen, setChosen] = useState<TableColumns>();
  const [placed, setPlaced] = useState<Readonly<Record<string, number>>>({});
  const table = fromFile?.table ?? readText(entered);
  const columns = chosen ?? tableColumns(table);
  const names = sections.map(({ name }) => name);
  const strange = strangeSections(table, { columns, sections: names });
  const lines = pastedLines(table, { columns, sections: names, section, placed });
  const rows = sections.map((entry) => entry.rows);
  const found = rowsOfLines(rows, lines);
  const isWrong = lines.some((line) => line.complaint !== undefined);
  const fits = hasRoomFor(rows, lines);
  const read = async ([file]: File[]) => {
    if (!file) return;
    const result = await readTable(file);
    setChosen(undefined);
    setComplaint('complaint' in result ? result.complaint : undefined);
    setFromFile('table' in result ? { name: file.name, table: result.table } : undefined);
  };
  return (
    <ActionDialog
      size="lg"
      title={whole ? 'Import a budget' : `Paste lines into ${names[section]}`}
      actionLabel={lines.length === 1 ? 'Take over 1 line' : `Take over ${lines.length} lines`}
      onAct={() => onTake(lines)}
      disabled={lines.length === 0 || isWrong || !fits}
      onClose={close}
    >
      <Stack gap="5">
        {fromFile ? null : (
          <FormField name="table" label="Lines with their amounts" hint={budgetSheet.pasteHint}>
            {(control) => (
              <Textarea
                {...control}
                rows={6}
                value={entered}
                onChange={(event) => {
                  setChosen(undefined);
                  setEntered(event.currentTarget.value);
                }}
                fontFamily="mono"
              />
            )}
          </FormField>
        )}
        <FileDrop
          label={fromFile?.name ?? budgetSheet.dropTable}
          accept=".xlsx,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onFiles={(files) => void read(files)}
        />
        {complaint === undefined ? null : <Alert tone="danger">{complaint}</Alert>}
        {lines.length > 0 ? <TableColumnFields table={table} columns={columns} onChange={setChosen} /> : null}
        <TableSectionFields strange={strange} sections={names} placed={placed} onChange={setPlaced} />
        {isWrong ? <Alert tone="warning">{budgetSheet.pasteWrong}</Alert> : null}
        {fits ? null : (
          <Alert tone="warning">{fill(budgetSheet.pasteTooMany, { most: MAX_ITEMS_OF_SECTION, all: MAX_LINES })}</Alert>
        )}
        <LinePreview lines={lines} found={found} sections={names} />
      </Stack>
      {question}
    </ActionDialog>
  );
}
