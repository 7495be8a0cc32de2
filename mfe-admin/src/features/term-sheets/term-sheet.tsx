import {
  fillPreview,
  termSheetLabel,
  termSheetPlaceholders,
  unknownComplaint,
  unknownInTermSheet,
} from '@groundwork/domain-agreements';
import type { TermSheetType } from '@groundwork/domain-agreements';
import { fill } from '@groundwork/domain-messages';
import { termSheets } from '@groundwork/domain-messages-admin';
import { masters } from '@groundwork/domain-messages-screens';
import { systemClock, today } from '@groundwork/domain-time';
import type { FieldErrors } from '@groundwork/domain-validation';
import { Editions, MasterEditor, TextDifference } from '@groundwork/web-masters';
import type { MasterValues } from '@groundwork/web-masters';
import { Link, QueryState, useArea, useNavigate, useNotify, useSearchValue } from '@groundwork/web-mount';
import { PageHeader, RichText, Stack, TextLink } from '@groundwork/web-ui';
import { Editor } from '../../components/editor-name.js';
import type { TermSheetMaster } from '../../data/api.js';
import { useReloadTermSheets, useSaveTermSheet, useTermSheet, useTermSheetVersions } from '../../data/term-sheets.js';

const placeholders = Object.entries(termSheetPlaceholders).map(([name, { label }]) => ({ name, label }));

/** What no borrower could read; the service checks it again. */
function errorsOf({ content }: MasterValues): FieldErrors {
  const complaint = unknownComplaint(unknownInTermSheet(content));
  return complaint === undefined ? {} : { content: complaint };
}

/** One type: the version in force in the editor, an older one to be read, and the list of all. */
export function TermSheet({ type }: { type: TermSheetType }) {
  const [chosen, choose] = useSearchValue('version');
  const versions = useTermSheetVersions(type);
  return (
    <>
      <PageHeader
        title={termSheetLabel(type)}
        back={
          <TextLink asChild>
            <Link to="/termsheets">{termSheets.title}</Link>
          </TextLink>
        }
      />
      <QueryState query={versions} failed={termSheets.failed}>
        {(list) => {
          const latest = list[0]?.version ?? 0;
          const old = list.find(({ version }) => version !== latest && String(version) === chosen);
          return (
            <Stack gap="8">
              <Version key={old?.version ?? 'latest'} type={type} old={old?.version} latest={latest} />
              <Editions
                editions={list.map(({ id, version, userId, createdAt }) => ({
                  id,
                  number: version,
                  editedBy: <Editor userId={userId} />,
                  editedAt: createdAt,
                }))}
                open={old?.version ?? latest}
                onOpen={(version) => choose(version === latest ? '' : String(version))}
                difference={(numbers) => <Difference type={type} {...numbers} />}
              />
            </Stack>
          );
        }}
      </QueryState>
    </>
  );
}

/** @param old a version that is not in force any more. */
function Version({ type, old, latest }: { type: TermSheetType; old: number | undefined; latest: number }) {
  const { user } = useArea();
  const notify = useNotify();
  const navigate = useNavigate();
  const reload = useReloadTermSheets();
  const save = useSaveTermSheet(type);
  const sheet = useTermSheet(type, old);
  return (
    <QueryState query={sheet} failed={termSheets.failed}>
      {({ version, content, userId, createdAt }) => (
        <MasterEditor
          label={termSheetLabel(type)}
          master={{ version, values: { content }, editedBy: <Editor userId={userId} />, editedAt: createdAt }}
          latestVersion={old === undefined ? version : latest}
          words={{ edit: termSheets.edit, save: termSheets.save, goBack: termSheets.goBack }}
          draftKey={`${user.id}.termsheets.${type}`}
          placeholders={placeholders}
          check={errorsOf}
          preview={({ content: html }) => (
            <RichText
              label={masters.preview}
              html={fillPreview(html, { type, version: version + 1, today: today(systemClock) })}
              maxHeight="60dvh"
            />
          )}
          onSave={async ({ content: html }, basedOnVersion) => {
            const saved = await save({ content: html, basedOnVersion });
            notify.success(fill(termSheets.saved, { version: saved.version }));
          }}
          failed={termSheets.notSaved}
          current={(record) => {
            const { content: theirs, version: newer } = record as TermSheetMaster;
            return { values: { content: theirs }, version: newer };
          }}
          onReload={() => void reload()}
          onGoBack={() => void navigate('/termsheets')}
        />
      )}
    </QueryState>
  );
}

interface DifferenceProps {
  type: TermSheetType;
  before: number;
  after: number;
  label: string;
}

function Difference({ type, before, after, label }: DifferenceProps) {
  const [one, other] = [useTermSheet(type, before), useTermSheet(type, after)];
  return (
    <QueryState query={one} failed={termSheets.failed}>
      {(old) => (
        <QueryState query={other} failed={termSheets.failed}>
          {(newer) => <TextDifference label={label} before={old.content} after={newer.content} />}
        </QueryState>
      )}
    </QueryState>
  );
}
