import { loanTypes } from '@groundwork/domain-applications';
import type { LoanType } from '@groundwork/domain-applications';
import { loanDocumentsRecord } from '@groundwork/domain-files';
import type { LoanDocument, LoanDocuments as Documents } from '@groundwork/domain-files';
import { loanDocuments as words } from '@groundwork/domain-messages-admin';
import { Link } from '@groundwork/web-mount';
import { List, ListItem, PageHeader, Text, TextLink } from '@groundwork/web-ui';
import { SettingForm, useSettingForm } from '../../components/setting-form.js';
import { VersionedSetting } from '../../components/versioned-setting.js';
import type { LoanDocuments } from '../../data/api.js';
import { useLoanDocumentVersions, useSaveLoanDocuments } from '../../data/loan-documents.js';
import { DocumentRows } from './document-rows.js';
import { changesOf, documentsOf, documentText } from './document-values.js';

/** What one type of loan asks for: to be changed by a super administrator, to be read by all, and what it has been. */
export function DocumentsOfType({ loanType }: { loanType: LoanType }) {
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
      <VersionedSetting
        query={useLoanDocumentVersions(loanType)}
        failed={words.failed}
        changesOf={changesOf}
        form={(current) => <DocumentsForm loanType={loanType} current={current} />}
        readOnly={words.readOnly}
        facts={(current) => <DocumentTexts documents={documentsOf(current).documents} />}
      />
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
  const save = useSaveLoanDocuments(loanType);
  const keptForm = useSettingForm<Documents, LoanDocuments>({
    draft: `loan-documents.${loanType}`,
    current,
    valuesOf: documentsOf,
    record: loanDocumentsRecord,
    save: (values, version) => save({ ...values, version }),
    saved: words.saved,
  });
  return (
    <SettingForm
      keptForm={keptForm}
      saveLabel={words.save}
      label={loanTypes[loanType].label}
      labels={(path) => labels[path] ?? path}
    >
      <Text color="fg.muted">{words.order}</Text>
      <DocumentRows />
    </SettingForm>
  );
}
