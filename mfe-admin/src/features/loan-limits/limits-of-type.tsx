import { loanTypes } from '@groundwork/domain-applications';
import type { LoanType } from '@groundwork/domain-applications';
import { loanLimitsRecord } from '@groundwork/domain-capital';
import type { LoanLimits as Limits } from '@groundwork/domain-capital';
import { fill } from '@groundwork/domain-messages';
import { loanLimits as words } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { shapeOf } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import { KeptFormView, useKeptForm } from '@groundwork/web-forms';
import { Link, QueryState, useArea, useNotify } from '@groundwork/web-mount';
import { Alert, Button, Card, PageHeader, Stack, Text, TextLink } from '@groundwork/web-ui';
import { SettingVersions } from '../../components/setting-versions.js';
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
              <SettingVersions versions={versions} changesOf={changesOf} />
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
