import { loanTypes } from '@groundwork/domain-applications';
import type { LoanType } from '@groundwork/domain-applications';
import { loanLimitsRecord } from '@groundwork/domain-capital';
import type { LoanLimits as Limits } from '@groundwork/domain-capital';
import { fill } from '@groundwork/domain-messages';
import { loanLimits as words } from '@groundwork/domain-messages-admin';
import { masters, screens } from '@groundwork/domain-messages-screens';
import { shapeOf } from '@groundwork/domain-records';
import { displayInstant } from '@groundwork/domain-time';
import { validate } from '@groundwork/domain-validation';
import { KeptFormView, useKeptForm } from '@groundwork/web-forms';
import { Link, QueryState, useArea, useNotify } from '@groundwork/web-mount';
import {
  Alert,
  Button,
  Card,
  DataTable,
  Heading,
  List,
  ListItem,
  PageHeader,
  Stack,
  StatusBadge,
  Text,
  TextLink,
} from '@groundwork/web-ui';
import { Editor } from '../../components/editor-name.js';
import type { LoanLimits } from '../../data/api.js';
import { useLoanLimitVersions, useSaveLoanLimits } from '../../data/loan-limits.js';
import { LimitFacts, LimitFields } from './limit-fields.js';
import { changesOf, limitLabel, limitsOf, limitValue } from './limit-values.js';

/** The limits of one type of loan: to be changed by a super administrator, to be read by all, and what they have been. */
export function LimitsOfType({ loanType }: { loanType: LoanType }) {
  const { user } = useArea();
  return (
    <>
      <PageHeader
        title={loanTypes[loanType].label}
        back={
          <TextLink asChild>
            <Link to="/loanlimits">{words.title}</Link>
          </TextLink>
        }
      />
      <QueryState query={useLoanLimitVersions(loanType)} failed={words.failed}>
        {(versions) => {
          const [current] = versions;
          if (!current) return null;
          return (
            <Stack gap="8">
              <Card>
                {user.role === 'super' ? (
                  <LimitsForm loanType={loanType} current={current} />
                ) : (
                  <Stack gap="5">
                    <Alert>{words.readOnly}</Alert>
                    <LimitFacts limits={current} />
                  </Stack>
                )}
              </Card>
              <Versions versions={versions} />
            </Stack>
          );
        }}
      </QueryState>
    </>
  );
}

function LimitsForm({ loanType, current }: { loanType: LoanType; current: LoanLimits }) {
  const { user } = useArea();
  const notify = useNotify();
  const save = useSaveLoanLimits(loanType);
  const keptForm = useKeptForm<Limits>({
    draftKey: `${user.id}.loan-limits.${loanType}`,
    values: limitsOf(current),
    version: current.version,
    check: (values) => validate(shapeOf(loanLimitsRecord), values),
    save: async (values, version = 0) => {
      const saved = await save({ ...values, version });
      notify.success(fill(words.saved, { version: saved.version }));
    },
    current: (record) => ({ values: limitsOf(record as LoanLimits), version: (record as LoanLimits).version }),
  });
  return (
    <KeptFormView
      keptForm={keptForm}
      label={loanTypes[loanType].label}
      labels={limitLabel}
      show={limitValue}
      onSubmit={() => keptForm.submit()}
    >
      <Text color="fg.muted">{words.blank}</Text>
      <LimitFields />
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

function Versions({ versions }: { versions: readonly LoanLimits[] }) {
  return (
    <Stack as="section" gap="3" aria-label={masters.versions}>
      <Heading as="h2">{masters.versions}</Heading>
      <DataTable
        caption={masters.versions}
        rows={versions.map((limits, index) => ({ ...limits, before: versions[index + 1], isInForce: index === 0 }))}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'version',
            header: masters.versionColumn,
            cell: ({ version, isInForce }) => (
              <>
                {version} {isInForce ? <StatusBadge tone="success">{masters.inForce}</StatusBadge> : null}
              </>
            ),
          },
          { id: 'editedBy', header: masters.editedBy, cell: ({ editedBy }) => <Editor userId={editedBy} /> },
          {
            id: 'editedAt',
            header: masters.editedAt,
            cell: ({ editedAt }) => displayInstant(editedAt, { zone: 'EST' }),
          },
          {
            id: 'changes',
            header: words.whatChanged,
            cell: ({ before, ...after }) => <Changes before={before} after={after} />,
          },
        ]}
      />
    </Stack>
  );
}

function Changes({ before, after }: { before: LoanLimits | undefined; after: LoanLimits }) {
  if (!before) return after.version === 1 ? words.firstVersion : null;
  const changes = changesOf(before, after);
  if (changes.length === 0) return words.nothingChanged;
  return (
    <List listStyle="none" ps="0">
      {changes.map((change) => (
        <ListItem key={change}>{change}</ListItem>
      ))}
    </List>
  );
}
