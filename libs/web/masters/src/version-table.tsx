import type { ReactNode } from 'react';
import { masters } from '@groundwork/domain-messages-screens';
import { displayInstant } from '@groundwork/domain-time';
import { DataTable, HStack } from '@groundwork/web-ui';

/** A version of a master, or the newest of its kind. */
export interface VersionRow {
  readonly id: string;
  /** What the row is called where the table lists kinds of masters. */
  readonly name?: ReactNode;
  readonly version: ReactNode;
  readonly editedBy: ReactNode;
  /** ISO instant; shown in EST. */
  readonly editedAt: string;
  readonly actions: ReactNode;
}

/** Masters with version, last editor and date. */
export function VersionTable({
  caption,
  nameHeader,
  rows,
}: {
  caption: string;
  /** Heads the column of names; without it there is none. */
  nameHeader?: string;
  rows: VersionRow[];
}) {
  return (
    <DataTable<VersionRow>
      caption={caption}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        ...(nameHeader === undefined ? [] : [{ id: 'name', header: nameHeader, cell: (row: VersionRow) => row.name }]),
        { id: 'version', header: masters.versionColumn, cell: ({ version }) => version },
        { id: 'editedBy', header: masters.editedBy, cell: ({ editedBy }) => editedBy },
        { id: 'editedAt', header: masters.editedAt, cell: ({ editedAt }) => displayInstant(editedAt, { zone: 'EST' }) },
        {
          id: 'actions',
          header: masters.versionActions,
          hideHeader: true,
          align: 'end',
          cell: ({ actions }) => (
            <HStack gap="2" justifyContent="flex-end" flexWrap="wrap">
              {actions}
            </HStack>
          ),
        },
      ]}
    />
  );
}
