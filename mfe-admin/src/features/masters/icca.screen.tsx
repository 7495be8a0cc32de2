import { useState } from 'react';
import { admin, masterPages as words } from '@groundwork/domain-messages-admin';
import { fill } from '@groundwork/domain-messages';
import { VersionTable } from '@groundwork/web-masters';
import { QueryState, useArea, useSearchParams, useTitle } from '@groundwork/web-mount';
import { Button, EmptyState, PageHeader } from '@groundwork/web-ui';
import { Editor } from '../../components/editor-name.js';
import type { IccaMaster } from '../../data/api.js';
import { useIccaVersions } from '../../data/masters.js';
import { DeleteVersion } from './delete-version.js';
import { IccaVersion, NewIccaVersion } from './icca-version.js';

/** 'Edit ICCA Master' for super administrators, 'View ICCA Master' for others: the versions, or one of them (section 2). */
export function IccaScreen() {
  const isSuper = useArea().user.role === 'super';
  const title = isSuper ? admin.editIccaMaster : admin.viewIccaMaster;
  useTitle(title);
  const [place, go] = useSearchParams();
  const version = place.get('version');
  if (isSuper && place.has('create')) return <NewIccaVersion onLeave={() => go({})} />;
  if (version)
    return (
      <IccaVersion
        key={version}
        version={version}
        edition={Number(place.get('edition') ?? 0)}
        mayEdit={isSuper}
        onOpen={(edition) => go({ version, ...(edition === 0 ? {} : { edition: String(edition) }) })}
        onLeave={() => go({})}
      />
    );
  return (
    <>
      <PageHeader
        title={title}
        description={words.iccaPurpose}
        actions={
          isSuper ? (
            <Button icon="plus" onClick={() => go({ create: 'version' })}>
              {admin.createNewVersion}
            </Button>
          ) : null
        }
      />
      <Versions isSuper={isSuper} onOpen={(opened) => go({ version: opened })} />
    </>
  );
}

function Versions({ isSuper, onOpen }: { isSuper: boolean; onOpen: (version: string) => void }) {
  const versions = useIccaVersions();
  const [deleted, setDeleted] = useState<string>();
  return (
    <QueryState query={versions} failed={words.iccaFailed}>
      {(list) => (
        <>
          {list.length === 0 ? (
            <EmptyState icon="file" title={words.noIccaVersions} />
          ) : (
            <VersionTable
              caption={isSuper ? admin.editIccaMaster : admin.viewIccaMaster}
              rows={list.map((master) => ({
                id: master.id,
                version: master.version,
                editedBy: <Editor userId={master.lastEditedBy} />,
                editedAt: master.updatedAt,
                actions: <Actions master={master} isSuper={isSuper} onOpen={onOpen} onDelete={setDeleted} />,
              }))}
            />
          )}
          {deleted === undefined ? null : <DeleteVersion version={deleted} onClose={() => setDeleted(undefined)} />}
        </>
      )}
    </QueryState>
  );
}

interface ActionsProps {
  master: IccaMaster;
  isSuper: boolean;
  onOpen: (version: string) => void;
  onDelete: (version: string) => void;
}

function Actions({ master: { version }, isSuper, onOpen, onDelete }: ActionsProps) {
  const [open, label] = isSuper ? [words.edit, words.editVersion] : [words.view, words.viewVersion];
  return (
    <>
      <Button size="sm" variant="outline" aria-label={fill(label, { version })} onClick={() => onOpen(version)}>
        {open}
      </Button>
      {isSuper ? (
        <Button
          size="sm"
          variant="outline"
          aria-label={fill(words.deleteVersion, { version })}
          onClick={() => onDelete(version)}
        >
          {words.deleteWord}
        </Button>
      ) : null}
    </>
  );
}
