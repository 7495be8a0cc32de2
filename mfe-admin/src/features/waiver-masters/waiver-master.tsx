import { useId } from 'react';
import {
  fillWaiverPreview,
  unknownComplaint,
  unknownInWaiver,
  waiverKindLabels,
  waiverPlaceholders,
} from '@groundwork/domain-agreements';
import type { WaiverKind } from '@groundwork/domain-agreements';
import { fill } from '@groundwork/domain-messages';
import { waiverMasters as words } from '@groundwork/domain-messages-admin';
import { masters } from '@groundwork/domain-messages-screens';
import { systemClock, today } from '@groundwork/domain-time';
import { stateNames } from '@groundwork/domain-validation';
import type { FieldErrors } from '@groundwork/domain-validation';
import { Editions, MasterEditor, TextDifference } from '@groundwork/web-masters';
import type { MasterValues } from '@groundwork/web-masters';
import { Link, QueryState, useArea, useNavigate, useNotify, useSearchValue } from '@groundwork/web-mount';
import { Alert, Box, Label, NativeSelect, PageHeader, RichText, Stack, TextLink } from '@groundwork/web-ui';
import { Editor } from '../../components/editor-name.js';
import type { WaiverMaster as Master } from '../../data/api.js';
import { useReloadWaiverMasters, useSaveWaiverMaster, useWaiverMasterVersions } from '../../data/waiver-masters.js';

const placeholders = Object.entries(waiverPlaceholders).map(([name, { label }]) => ({ name, label }));

interface TextOf {
  kind: WaiverKind;
  /** '' for every state that has no text of its own. */
  state: string;
}

/** What no signer could read; the service checks it again. */
function errorsOf({ content }: MasterValues): FieldErrors {
  const complaint = unknownComplaint(unknownInWaiver(content));
  return complaint === undefined ? {} : { content: complaint };
}

const textOf = (list: readonly Master[], version: number): string =>
  list.find((one) => one.version === version)?.content ?? '';

/** One text: the version in force in the editor, an older one to be read, and the list of all. */
export function WaiverMaster({ kind, state }: TextOf) {
  const [chosen, choose] = useSearchValue('version');
  const versions = useWaiverMasterVersions(kind, state);
  const general = useWaiverMasterVersions(kind, '');
  return (
    <>
      <PageHeader
        title={`${waiverKindLabels[kind]}, ${state || words.allStates}`}
        back={
          <TextLink asChild>
            <Link to="/waivermasters">{words.title}</Link>
          </TextLink>
        }
        actions={<States kind={kind} state={state} />}
      />
      <QueryState query={versions} failed={words.failed}>
        {(list) => (
          <QueryState query={general} failed={words.failed}>
            {([base]) => {
              const [latest] = list;
              const open = list.find(({ version }) => String(version) === chosen) ?? latest;
              return (
                <Stack gap="8">
                  {latest ? null : <Alert>{fill(words.notYet, { state })}</Alert>}
                  <Text key={open?.version ?? 0} kind={kind} state={state} open={open} latest={latest} base={base} />
                  <Editions
                    editions={list.map(({ id, version, lastEditedBy, createdAt }) => ({
                      id,
                      number: version,
                      editedBy: <Editor userId={lastEditedBy} />,
                      editedAt: createdAt,
                    }))}
                    open={open?.version ?? 0}
                    onOpen={(version) => choose(version === latest?.version ? '' : String(version))}
                    difference={({ before, after, label }) => (
                      <TextDifference label={label} before={textOf(list, before)} after={textOf(list, after)} />
                    )}
                  />
                </Stack>
              );
            }}
          </QueryState>
        )}
      </QueryState>
    </>
  );
}

/** Leads to the text of a state, or to that of all others. */
function States({ kind, state }: TextOf) {
  const id = useId();
  const navigate = useNavigate();
  return (
    <Box>
      <Label htmlFor={id}>{words.ofState}</Label>
      <NativeSelect
        id={id}
        mt="1"
        value={state}
        onChange={({ currentTarget: { value } }) =>
          void navigate(`/waivermasters/${kind}${value ? `/${encodeURIComponent(value)}` : ''}`)
        }
      >
        {['', ...stateNames].map((name) => (
          <option key={name} value={name}>
            {name || words.allStates}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}

interface TextProps extends TextOf {
  open: Master | undefined;
  latest: Master | undefined;
  /** The general text, with which a state's first one begins. */
  base: Master | undefined;
}

function Text({ kind, state, open, latest, base }: TextProps) {
  const { user } = useArea();
  const notify = useNotify();
  const navigate = useNavigate();
  const reload = useReloadWaiverMasters();
  const save = useSaveWaiverMaster(kind, state);
  const version = open?.version ?? 0;
  return (
    <MasterEditor
      label={waiverKindLabels[kind]}
      master={{
        version,
        values: { content: open?.content ?? base?.content ?? '' },
        ...(open ? { editedBy: <Editor userId={open.lastEditedBy} />, editedAt: open.createdAt } : {}),
      }}
      latestVersion={latest?.version ?? 0}
      words={{ edit: words.edit, save: words.save, goBack: words.goBack }}
      draftKey={`${user.id}.waivers.${kind}.${state}`}
      placeholders={placeholders}
      check={errorsOf}
      preview={({ content }) => (
        <RichText
          label={masters.preview}
          html={fillWaiverPreview(content, { today: today(systemClock), version: version + 1 })}
          maxHeight="60dvh"
        />
      )}
      failed={words.notSaved}
      onSave={async ({ content }, basedOnVersion) => {
        const saved = await save({ content, basedOnVersion });
        notify.success(fill(words.saved, { version: saved.version }));
      }}
      current={(record) => {
        const { content, version: newer } = record as Master;
        return { values: { content }, version: newer };
      }}
      onReload={() => void reload()}
      onGoBack={() => void navigate('/waivermasters')}
    />
  );
}
