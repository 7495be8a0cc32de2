import { loanLimits as words } from '@groundwork/domain-messages-admin';
import { masters } from '@groundwork/domain-messages-screens';
import { displayInstant } from '@groundwork/domain-time';
import { DataTable, Heading, List, ListItem, Stack, StatusBadge } from '@groundwork/web-ui';
import { Editor } from './editor-name.js';

interface SettingVersion {
  readonly id: string;
  readonly version: number;
  readonly editedBy: string | null;
  readonly editedAt: string;
}

interface SettingVersionsProps<Version extends SettingVersion> {
  /** The newest first. */
  versions: readonly Version[];
  /** What a version changed in the one before it, in words. */
  changesOf: (before: Version, after: Version) => string[];
}

/** What a setting of a loan type has been: who saved each version, when, and what it changed. */
export function SettingVersions<Version extends SettingVersion>({
  versions,
  changesOf,
}: SettingVersionsProps<Version>) {
  const rows = versions.map((after, index) => {
    const before = versions[index + 1];
    return { after, isInForce: index === 0, changes: before && changesOf(before, after) };
  });
  return (
    <Stack as="section" gap="3" aria-label={masters.versions}>
      <Heading as="h2">{masters.versions}</Heading>
      <DataTable
        caption={masters.versions}
        rows={rows}
        rowKey={({ after }) => after.id}
        columns={[
          {
            id: 'version',
            header: masters.versionColumn,
            cell: ({ after, isInForce }) => (
              <>
                {after.version} {isInForce ? <StatusBadge tone="success">{masters.inForce}</StatusBadge> : null}
              </>
            ),
          },
          { id: 'editedBy', header: masters.editedBy, cell: ({ after }) => <Editor userId={after.editedBy} /> },
          {
            id: 'editedAt',
            header: masters.editedAt,
            cell: ({ after }) => displayInstant(after.editedAt, { zone: 'EST' }),
          },
          {
            id: 'changes',
            header: words.whatChanged,
            cell: ({ after, changes }) => <Changes changes={changes} isFirst={after.version === 1} />,
          },
        ]}
      />
    </Stack>
  );
}

function Changes({ changes, isFirst }: { changes: readonly string[] | undefined; isFirst: boolean }) {
  if (!changes) return isFirst ? words.firstVersion : null;
  if (changes.length === 0) return words.nothingChanged;
  return (
    <List listStyle="none" ps="0">
      {changes.map((change) => (
        <ListItem key={change}>{change}</ListItem>
      ))}
    </List>
  );
}
