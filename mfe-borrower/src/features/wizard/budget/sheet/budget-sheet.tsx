import { lazy, Suspense, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { Button, Stack } from '@groundwork/web-ui';
import { ExportMenu } from '../export-menu.js';
import { SheetContext } from './sheet-context.js';
import { SheetGrid } from './sheet-grid.js';
import { SheetShares } from './sheet-shares.js';
import type { SheetStore } from './sheet-store.js';
import { SelectionBar, SheetToolbar } from './sheet-toolbar.js';
import { SheetTotal } from './sheet-total.js';
import { takeLines } from './take-lines.js';

const PasteLinesDialog = lazy(() => import('../paste-lines-dialog.js'));

interface BudgetSheetProps {
  store: SheetStore;
  /** What a file of it is called. */
  title: string;
  /** The saved budget as a PDF. */
  paper: () => Promise<Blob>;
  /** Further tools of this budget. */
  tools?: ReactNode;
  totalLabel?: string;
}

/** A budget as a spreadsheet: tools, lines, shares and sum. */
export function BudgetSheet({ store, title, paper, tools, totalLabel }: BudgetSheetProps) {
  const [table, setTable] = useState<{ section: number; text: string; whole?: boolean }>();
  const onTable = useCallback((section: number, text: string) => setTable({ section, text }), []);
  return (
    <SheetContext value={store}>
      <Stack gap="3">
        <SheetToolbar>
          <Button
            variant="outline"
            size="sm"
            icon="upload"
            onClick={() => setTable({ section: 0, text: '', whole: true })}
          >
            Import
          </Button>
          <ExportMenu title={title} store={store} paper={paper} />
          {tools}
        </SheetToolbar>
        <SelectionBar />
        <SheetGrid onTable={onTable} />
        <SheetShares />
      </Stack>
      <SheetTotal label={totalLabel} />
      {table === undefined ? null : (
        <Suspense fallback={null}>
          <PasteLinesDialog
            section={table.section}
            sections={store.sheet}
            text={table.text}
            whole={table.whole}
            onTake={(lines) => {
              takeLines(store, lines);
              setTable(undefined);
            }}
            onClose={() => setTable(undefined)}
          />
        </Suspense>
      )}
    </SheetContext>
  );
}
