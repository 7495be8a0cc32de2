import { budgetSheet } from '@groundwork/domain-messages-borrower';
import { useNotify } from '@groundwork/web-mount';
import { Icon, Menu } from '@groundwork/web-ui';
import { tableOf } from './export-table.js';
import type { BudgetTable } from './export-table.js';
import type { SheetStore } from './sheet/sheet-store.js';

/** The budget as it stands in the sheet, saved or not, as a file. */
export function ExportMenu({ title, store }: { title: string; store: SheetStore }) {
  const notify = useNotify();
  const save = async (write: (table: BudgetTable) => Promise<void>) => {
    try {
      await write(tableOf(title, store.sheet));
    } catch {
      notify.error(budgetSheet.exportFailed);
    }
  };
  return (
    <Menu
      label="Export"
      trigger={
        <>
          <Icon name="download" />
          Export
        </>
      }
      entries={[
        {
          id: 'xlsx',
          label: 'Excel (XLSX)',
          icon: 'file',
          onSelect: () => void save(async (table) => (await import('./xlsx.js')).saveXlsx(table)),
        },
        {
          id: 'pdf',
          label: 'PDF',
          icon: 'file',
          onSelect: () => void save(async (table) => (await import('./pdf.js')).savePdf(table)),
        },
      ]}
    />
  );
}
