import { budgetSheet } from '@groundwork/domain-messages-borrower';
import { saveBlob } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';
import { Icon, Menu } from '@groundwork/web-ui';
import { useWizard } from '../wizard-context.js';
import { tableOf } from './export-table.js';
import type { SheetStore } from './sheet/sheet-store.js';

interface ExportMenuProps {
  title: string;
  store: SheetStore;
  /** The saved budget as a PDF. */
  paper: () => Promise<Blob>;
}

/** The budget as a file: a workbook of the sheet as it stands, or the paper of the service, for which it is saved first. */
export function ExportMenu({ title, store, paper }: ExportMenuProps) {
  const { save } = useWizard();
  const notify = useNotify();
  const make = async (write: () => Promise<void>) => {
    try {
      await write();
    } catch {
      notify.error(budgetSheet.exportFailed);
    }
  };
  const makePdf = async () => {
    if (await (save.current?.() ?? true)) saveBlob(await paper(), `${title}.pdf`);
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
          onSelect: () => void make(async () => (await import('./xlsx.js')).saveXlsx(tableOf(title, store.sheet))),
        },
        { id: 'pdf', label: budgetSheet.exportPdf, icon: 'file', onSelect: () => void make(makePdf) },
      ]}
    />
  );
}
