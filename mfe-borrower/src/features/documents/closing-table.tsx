import {
  applicationTitle,
  closingItems,
  closingKinds,
  projectNumberLabel,
  projectNumberText,
} from '@groundwork/domain-applications';
import { fileTypes } from '@groundwork/domain-files';
import type { ClosingFlags } from '@groundwork/domain-applications';
import { closingPages } from '@groundwork/domain-messages-borrower';
import { ApplicationBadge } from '@groundwork/web-lending';
import { slotState } from '@groundwork/web-lending/files';
import type { StoredFile } from '@groundwork/web-lending/files';
import { Link } from '@groundwork/web-mount';
import { DataTable, StatusBadge, TextLink } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { ApplicationSummary } from '../../data/api.js';

interface Row {
  application: ApplicationSummary;
  /** Undefined until they are known. */
  files: readonly StoredFile[] | undefined;
  flags: ClosingFlags | undefined;
}

/** The applications in closing: where each stands, and where each of its documents stands. */
export function ClosingTable({ rows, chosen }: { rows: Row[]; chosen: string | undefined }) {
  const columns: Column<Row>[] = [
    {
      id: 'name',
      header: 'Application',
      cell: ({ application }) => (
        <TextLink asChild overflowWrap="anywhere">
          <Link
            to={`/closing/${application.id}`}
            aria-label={`${closingPages.documents}: ${applicationTitle(application)}`}
            aria-current={application.id === chosen ? 'true' : undefined}
          >
            {applicationTitle(application)}
          </Link>
        </TextLink>
      ),
    },
    {
      id: 'number',
      header: projectNumberLabel,
      cell: ({ application }) => projectNumberText(application.projectNumber),
    },
    { id: 'status', header: 'Status', cell: ({ application }) => <ApplicationBadge status={application.status} /> },
    ...closingKinds.map((kind): Column<Row> => ({
      id: kind,
      header: fileTypes[closingItems[kind].fileType].label,
      cell: ({ files, flags }) => {
        if (!files || !flags) return '…';
        const { label, tone } = slotState(
          closingItems[kind].required(flags),
          files.filter(({ fileType }) => fileType === closingItems[kind].fileType),
        );
        return <StatusBadge tone={tone}>{label}</StatusBadge>;
      },
    })),
  ];
  return (
    <DataTable
      caption={closingPages.applicationsInClosing}
      columns={columns}
      rows={rows}
      rowKey={({ application }) => application.id}
    />
  );
}
