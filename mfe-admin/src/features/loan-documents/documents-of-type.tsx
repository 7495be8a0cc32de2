import { loanTypes } from '@groundwork/domain-applications';
import type { LoanType } from '@groundwork/domain-applications';
import { loanDocumentsRecord } from '@groundwork/domain-files';
import type { LoanDocument, LoanDocuments as Documents } from '@groundwork/domain-files';
import { fill } from '@groundwork/domain-messages';
import { loanDocuments as words } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { shapeOf } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import { KeptFormView, useKeptForm } from '@groundwork/web-forms';
import { Link, QueryState, useArea, useNotify } from '@groundwork/web-mount';
import { Alert, Button, Card, List, ListItem, PageHeader, Stack, Text, TextLink } from '@groundwork/web-ui';
import { SettingVersions } from '../../components/setting-versions.js';
import type { LoanDocuments } from '../../data/api.js';
import { useLoanDocumentVersions, useSaveLoanDocuments } from '../../data/loan-documents.js';
import { DocumentRows } from './document-rows.js';
import { changesOf, documentsOf, documentText } from './document-values.js';

/** What one type of loan asks for: to be changed by a super administrator, to be read by all, and what it has been. */
export function DocumentsOfType({ loanType }: { loanType: LoanType }) {
  const { user } = useArea();
  return (
    <>
      <PageHeader
        title={loanTypes[loanType].label}
        back={
          <TextLink asChild>
            <Link to="/loandocuments">{words.title}</Link>
          </TextLink>
        }
      />
      <QueryState query={useLoanDocumentVersions(loanType)} failed={words.failed}>
        {(versions) => {
          const [current] = versions;
          if (!current) return null;
          return (
            <Stack gap="8">
              <Card>
                {user.role === 'super' ? (
                  <DocumentsForm loanType={loanType} current={current} />
                ) : (
                  <Stack gap="5">
                    <Alert>{words.readOnly}</Alert>
                    <DocumentTexts documents={documentsOf(current).documents} />
                  </Stack>
                )}
              </Card>
              <SettingVersions versions={versions} changesOf={changesOf} />
            </Stack>
          );
        }}
      </QueryState>
    </>
  );
}

function DocumentTexts({ documents }: { documents: readonly LoanDocument[] }) {
  return (
    <List as="ol" ps="5">
      {documents.map((document) => (
        <ListItem key={document.type}>{documentText(document)}</ListItem>
      ))}
    </List>
  );
}

const labels: Readonly<Record<string, string>> = { documents: words.title };

function DocumentsForm({ loanType, current }: { loanType: LoanType; current: LoanDocuments }) {
  const { user } = useArea();
  const notify = useNotify();
  const save = useSaveLoanDocuments(loanType);
  const keptForm = useKeptForm<Documents>({
    draftKey: `${user.id}.loan-documents.${loanType}`,
    values: documentsOf(current),
    version: current.version,
    check: (values) => validate(shapeOf(loanDocumentsRecord), values),
    save: async (values, version = 0) => {
      const saved = await save({ ...values, version });
      notify.success(fill(words.saved, { version: saved.version }));
    },
    current: (record) => ({
      values: documentsOf(record as LoanDocuments),
      version: (record as LoanDocuments).version,
    }),
  });
  return (
    <KeptFormView
      keptForm={keptForm}
      label={loanTypes[loanType].label}
      labels={(path) => labels[path] ?? path}
      onSubmit={() => keptForm.submit()}
    >
      <Text color="fg.muted">{words.order}</Text>
      <DocumentRows />
      <Button
        type="submit"
        alignSelf="flex-start"
        disabled={!keptForm.dirty}
        loading={keptForm.saving}
        loadingText={screens.submitting}
      >
        {words.save}
      </Button>
    </KeptFormView>
  );
}
