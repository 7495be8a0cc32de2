import { loanTypes } from '@groundwork/domain-applications';
import type { LoanType } from '@groundwork/domain-applications';
import { loanLimitsRecord } from '@groundwork/domain-capital';
import type { LoanLimits as Limits } from '@groundwork/domain-capital';
import { loanLimits as words } from '@groundwork/domain-messages-admin';
import { Link, QueryState, useArea } from '@groundwork/web-mount';
import { Alert, Card, PageHeader, Stack, Text, TextLink } from '@groundwork/web-ui';
import { SettingForm, useSettingForm } from '../../components/setting-form.js';
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
  const save = useSaveLoanLimits(loanType);
  const keptForm = useSettingForm<Limits, LoanLimits>({
    draft: `loan-limits.${loanType}`,
    current,
    valuesOf: limitsOf,
    record: loanLimitsRecord,
    save: (values, version) => save({ ...values, version }),
    saved: words.saved,
  });
  return (
    <SettingForm
      keptForm={keptForm}
      saveLabel={words.save}
      label={loanTypes[loanType].label}
      labels={limitLabel}
      show={limitValue}
    >
      <Text color="fg.muted">{words.blank}</Text>
      <LimitFields />
    </SettingForm>
  );
}
