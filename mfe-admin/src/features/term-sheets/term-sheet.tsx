import { useState } from 'react';
import { fillPreview, termSheetLabel, termSheetPlaceholders, unknownInTermSheet } from '@groundwork/domain-agreements';
import type { TermSheetType } from '@groundwork/domain-agreements';
import { fill, shared } from '@groundwork/domain-messages';
import { termSheets } from '@groundwork/domain-messages-admin';
import { masters } from '@groundwork/domain-messages-screens';
import { systemClock, today } from '@groundwork/domain-time';
import { MasterEditor, TextDifference, VersionTable } from '@groundwork/web-masters';
import { Link, QueryState, useArea, useNavigate, useNotify, useSearchValue } from '@groundwork/web-mount';
import { Button, Dialog, Heading, PageHeader, Stack, StatusBadge, TextLink } from '@groundwork/web-ui';
import { Editor } from '../../components/editor-name.js';
import type { TermSheetMaster, TermSheetVersion } from '../../data/api.js';
import { useReloadTermSheets, useSaveTermSheet, useTermSheet, useTermSheetVersions } from '../../data/term-sheets.js';

const placeholders = Object.entries(termSheetPlaceholders).map(([name, { label }]) => ({ name, label }));

/** What no borrower could read; the service checks it again. */
function complaint(content: string): string | undefined {
  const unknown = unknownInTermSheet(content);
  return unknown.length === 0 ? undefined : fill(shared.placeholdersUnknown, { names: unknown.join(', ') });
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
              <Versions
                type={type}
                list={list}
                open={old?.version ?? latest}
                onOpen={(version) => choose(version === latest ? '' : String(version))}
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
          master={{ version, content, editedBy: <Editor userId={userId} />, editedAt: createdAt }}
          latestVersion={old === undefined ? version : latest}
          words={{ edit: termSheets.edit, save: termSheets.save, goBack: termSheets.goBack }}
          draftKey={`${user.id}.termsheets.${type}`}
          placeholders={placeholders}
          check={complaint}
          filled={(html) => fillPreview(html, { type, version: version + 1, today: today(systemClock) })}
          onSave={async (html, basedOnVersion) => {
            const saved = await save({ content: html, basedOnVersion });
            notify.success(fill(termSheets.saved, { version: saved.version }));
          }}
          current={(record) => record as TermSheetMaster}
          onReload={() => void reload()}
          onGoBack={() => void navigate('/termsheets')}
        />
      )}
    </QueryState>
  );
}

interface VersionsProps {
  type: TermSheetType;
  list: TermSheetVersion[];
  /** The version that is shown above. */
  open: number;
  onOpen: (version: number) => void;
}

function Versions({ type, list, open, onOpen }: VersionsProps) {
  const [compared, setCompared] = useState<number>();
  return (
    <Stack as="section" gap="3" aria-label={masters.versions}>
      <Heading as="h2">{masters.versions}</Heading>
      <VersionTable
        caption={masters.versions}
        rows={list.map(({ id, version, userId, createdAt }, index) => ({
          id,
          version: (
            <>
              {version} {index === 0 ? <StatusBadge tone="success">{masters.inForce}</StatusBadge> : null}
            </>
          ),
          editedBy: <Editor userId={userId} />,
          editedAt: createdAt,
          actions:
            version === open ? null : (
              <>
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={fill(masters.openVersion, { version })}
                  onClick={() => onOpen(version)}
                >
                  {masters.open}
                </Button>
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={fill(masters.compareVersions, { version, open })}
                  onClick={() => setCompared(version)}
                >
                  {masters.compare}
                </Button>
              </>
            ),
        }))}
      />
      {compared === undefined ? null : (
        <Difference
          type={type}
          before={Math.min(compared, open)}
          after={Math.max(compared, open)}
          onClose={() => setCompared(undefined)}
        />
      )}
    </Stack>
  );
}

interface DifferenceProps {
  type: TermSheetType;
  before: number;
  after: number;
  onClose: () => void;
}

function Difference({ type, before, after, onClose }: DifferenceProps) {
  const [one, other] = [useTermSheet(type, before), useTermSheet(type, after)];
  const title = fill(masters.differences, { before, after });
  return (
    <Dialog open size="lg" title={title} onClose={onClose}>
      <QueryState query={one} failed={termSheets.failed}>
        {(old) => (
          <QueryState query={other} failed={termSheets.failed}>
            {(newer) => <TextDifference label={title} before={old.content} after={newer.content} />}
          </QueryState>
        )}
      </QueryState>
    </Dialog>
  );
}
