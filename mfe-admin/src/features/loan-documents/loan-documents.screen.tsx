import { loanTypes, loanTypeValues } from '@groundwork/domain-applications';
import { loanDocuments as words } from '@groundwork/domain-messages-admin';
import { masters } from '@groundwork/domain-messages-screens';
import { displayInstant } from '@groundwork/domain-time';
import { Link, QueryState, useParams, useTitle } from '@groundwork/web-mount';
import { DataTable, PageHeader, TextLink } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import { Editor } from '../../components/editor-name.js';
import type { LoanDocuments } from '../../data/api.js';
import { useLoanDocuments } from '../../data/loan-documents.js';
import { namesOf } from './document-values.js';
import { DocumentsOfType } from './documents-of-type.js';

/** 'Loan Documents': what each type of loan asks for; one of them to be changed by a super administrator. */
export function LoanDocumentsScreen() {
  useTitle(words.title);
  const [chosen = ''] = (useParams()['*'] ?? '').split('/');
  const loanType = loanTypeValues.find((type) => type === chosen);
  return loanType ? <DocumentsOfType key={loanType} loanType={loanType} /> : <Types />;
}

function Types() {
  return (
    <>
      <PageHeader title={words.title} description={words.purpose} />
      <QueryState query={useLoanDocuments()} failed={words.failed}>
        {(all) => (
          <DataTable<LoanDocuments>
            caption={words.title}
            columns={columns}
            rows={all}
            rowKey={({ loanType }) => loanType}
          />
        )}
      </QueryState>
    </>
  );
}

const columns: Column<LoanDocuments>[] = [
  {
    id: 'type',
    header: words.loanType,
    cell: ({ loanType }) => (
      <TextLink asChild>
        <Link to={`/loandocuments/${loanType}`}>{loanTypes[loanType].label}</Link>
      </TextLink>
    ),
  },
  { id: 'needed', header: words.needed, cell: ({ documents }) => namesOf(documents, 'needed') },
  { id: 'optional', header: words.optional, cell: ({ documents }) => namesOf(documents, 'optional') },
  { id: 'version', header: masters.versionColumn, cell: ({ version }) => version },
  { id: 'editedBy', header: masters.editedBy, cell: ({ editedBy }) => <Editor userId={editedBy} /> },
  { id: 'editedAt', header: masters.editedAt, cell: ({ editedAt }) => displayInstant(editedAt, { zone: 'EST' }) },
];
