import { isTermSheetType, termSheetLabel } from '@groundwork/domain-agreements';
import { termSheets } from '@groundwork/domain-messages-admin';
import { Link, QueryState, useParams, useTitle } from '@groundwork/web-mount';
import { VersionTable } from '@groundwork/web-masters';
import { PageHeader, TextLink } from '@groundwork/web-ui';
import { Editor } from '../../components/editor-name.js';
import { useTermSheets } from '../../data/term-sheets.js';
import { TermSheet } from './term-sheet.js';

/** 'Edit Termsheets': the types with version, last editor and date; one of them in the editor (back office, section 2). */
export function TermSheetsScreen() {
  useTitle(termSheets.title);
  const [type] = (useParams()['*'] ?? '').split('/');
  return isTermSheetType(type) ? <TermSheet key={type} type={type} /> : <Types />;
}

function Types() {
  const sheets = useTermSheets();
  return (
    <>
      <PageHeader title={termSheets.title} description={termSheets.purpose} />
      <QueryState query={sheets} failed={termSheets.failed}>
        {(list) => (
          <VersionTable
            caption={termSheets.title}
            nameHeader={termSheets.type}
            rows={list.map(({ id, type, version, userId, createdAt }) => ({
              id,
              name: (
                <TextLink asChild>
                  <Link to={`/termsheets/${encodeURIComponent(type)}`}>{termSheetLabel(type)}</Link>
                </TextLink>
              ),
              version,
              editedBy: <Editor userId={userId} />,
              editedAt: createdAt,
              actions: null,
            }))}
          />
        )}
      </QueryState>
    </>
  );
}
