import { useState } from 'react';
import { unknownComplaint, unknownPlaceholders } from '@groundwork/domain-agreements';
import { fill } from '@groundwork/domain-messages';
import { admin, masterPages as words } from '@groundwork/domain-messages-admin';
import { document, validate } from '@groundwork/domain-validation';
import type { FieldErrors } from '@groundwork/domain-validation';
import { Editions, MasterEditor, TextDifference } from '@groundwork/web-masters';
import type { MasterValues } from '@groundwork/web-masters';
import { QueryState, useArea, useNotify, useTitle } from '@groundwork/web-mount';
import { EmptyState, PageHeader, Stack } from '@groundwork/web-ui';
import { Editor } from '../../components/editor-name.js';
import type { EsignMaster } from '../../data/api.js';
import { useEsignMasters, useReloadEsignMasters, useSaveEsignMaster } from '../../data/masters.js';
import { ReviewAccountSample } from './review-account-sample.js';

/** The terms are the same for everybody: a text that waits to be filled in is none. */
function errorsOf(values: MasterValues): FieldErrors {
  const unknown = unknownComplaint(unknownPlaceholders(values.content, []));
  return unknown === undefined ? validate({ content: document }, values) : { content: unknown };
}
const current = (record: unknown) => ({
  values: { content: (record as EsignMaster).content },
  version: (record as EsignMaster).version,
});
const textOf = (list: readonly EsignMaster[], version: number): string =>
  list.find((one) => one.version === version)?.content ?? '';

/** 'Edit Esign Master': the terms in force, edited into the next version, and those before (back office, section 2). */
export function EsignScreen() {
  useTitle(admin.editEsignMaster);
  const masters = useEsignMasters();
  return (
    <>
      <PageHeader title={admin.editEsignMaster} description={words.esignPurpose} />
      <QueryState query={masters} failed={admin.errorGettingEsignData}>
        {(list) => <Terms list={list} />}
      </QueryState>
    </>
  );
}

function Terms({ list }: { list: readonly EsignMaster[] }) {
  const [chosen, choose] = useState(0);
  const { user } = useArea();
  const notify = useNotify();
  const reload = useReloadEsignMasters();
  const save = useSaveEsignMaster();
  const [latest] = list;
  if (!latest) return <EmptyState icon="file" title={admin.errorGettingEsignData} />;
  const open = list.find(({ version }) => version === chosen) ?? latest;
  const store = async ({ content }: MasterValues, basedOnVersion: number) => {
    const saved = await save({ content, basedOnVersion });
    notify.success(fill(words.esignSaved, { version: saved.version }));
  };
  return (
    <Stack gap="8">
      <MasterEditor
        key={open === latest ? 'latest' : open.id}
        label={words.esignTerms}
        master={{
          version: open.version,
          values: { content: open.content },
          editedBy: <Editor userId={open.lastEditedBy} />,
          editedAt: open.createdAt,
        }}
        latestVersion={latest.version}
        words={{ edit: words.editEsign, save: words.saveEsign }}
        draftKey={`${user.id}.esign`}
        placeholders={[]}
        check={errorsOf}
        preview={({ content }) => <ReviewAccountSample terms={content} />}
        onSave={store}
        failed={admin.errorCreatingEsignMaster}
        current={current}
        onReload={() => void reload()}
      />
      <Editions
        editions={list.map(({ id, version, lastEditedBy, createdAt }) => ({
          id,
          number: version,
          editedBy: <Editor userId={lastEditedBy} />,
          editedAt: createdAt,
        }))}
        open={open.version}
        onOpen={choose}
        difference={({ before, after, label }) => (
          <TextDifference label={label} before={textOf(list, before)} after={textOf(list, after)} />
        )}
      />
    </Stack>
  );
}
