import type { ReactNode } from 'react';
import { QueryState, useArea } from '@groundwork/web-mount';
import { Alert, Card, Stack, Text } from '@groundwork/web-ui';
import { SettingVersions } from './setting-versions.js';

interface Version {
  readonly id: string;
  readonly version: number;
  readonly editedBy: string | null;
  /** Null of what came with the portal, which nobody saved on no day. */
  readonly editedAt: string | null;
}

interface ChangesProps<Setting extends Version> {
  /** Instead of versions, where the lender may have none of its own. */
  own?: string;
  /** What a version changed in the one before it, in words. */
  changesOf: (before: Setting, after: Setting) => string[];
}

interface OwnVersionsProps<Setting extends Version> extends ChangesProps<Setting> {
  /** The newest first. */
  versions: readonly Setting[];
}

/** The lender's own versions of a setting, each with what it changed; what came with the portal is none of them. */
export function OwnVersions<Setting extends Version>({ versions, own, changesOf }: OwnVersionsProps<Setting>) {
  const saved = versions.flatMap((version) =>
    version.editedAt === null ? [] : [{ ...version, editedAt: version.editedAt }],
  );
  if (saved.length === 0) return own ? <Text color="fg.muted">{own}</Text> : null;
  return <SettingVersions versions={saved} changesOf={changesOf} />;
}

interface VersionedSettingProps<Setting extends Version> extends ChangesProps<Setting> {
  /** Its versions, the newest first. */
  query: Parameters<typeof QueryState<readonly Setting[]>>[0]['query'];
  failed: string;
  /** What a super administrator changes it with. */
  form: (current: Setting) => ReactNode;
  /** What others are told, and shown. */
  readOnly: string;
  facts: (current: Setting) => ReactNode;
}

/** A setting in versions: what is in force, to be changed by a super administrator, above what it has been. */
export function VersionedSetting<Setting extends Version>(props: VersionedSettingProps<Setting>) {
  const { query, failed, own, changesOf, form, readOnly, facts } = props;
  const { user } = useArea();
  return (
    <QueryState query={query} failed={failed}>
      {(versions) => {
        const [current] = versions;
        if (!current) return null;
        return (
          <Stack gap="8">
            <Card>
              {user.role === 'super' ? (
                form(current)
              ) : (
                <Stack gap="5">
                  <Alert>{readOnly}</Alert>
                  {facts(current)}
                </Stack>
              )}
            </Card>
            <OwnVersions versions={versions} own={own} changesOf={changesOf} />
          </Stack>
        );
      }}
    </QueryState>
  );
}
