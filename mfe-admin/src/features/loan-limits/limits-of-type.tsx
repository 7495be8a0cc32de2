import { loanTypes } from '@groundwork/domain-applications';
import type { LoanType } from '@groundwork/domain-applications';
import { loanLimitsRecord } from '@groundwork/domain-capital';
import type { LoanLimits as Limits } from '@groundwork/domain-capital';
import { loanLimits as words } from '@groundwork/domain-messages-admin';
import { Link } from '@groundwork/web-mount';
import { PageHeader, Text, TextLink } from '@groundwork/web-ui';
import { SettingForm, useSettingForm } from '../../components/setting-form.js';
import { VersionedSetting } from '../../components/versioned-setting.js';
import type { LoanLimits } from '../../data/api.js';
import { useLoanLimitVersions, useSaveLoanLimits } from '../../data/loan-limits.js';
import { LimitFacts, LimitFields } from './limit-fields.js';
import { changesOf, limitLabel, limitsOf, limitValue } from './limit-values.js';

/** The limits of one type of loan: to be changed by a super administrator, to be read by all, and what they have been. */
export function LimitsOfType({ loanType }: { loanType: LoanType }) {
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
      <VersionedSetting
        query={useLoanLimitVersions(loanType)}
        failed={words.failed}
        changesOf={changesOf}
        form={(current) => <LimitsForm loanType={loanType} current={current} />}
        readOnly={words.readOnly}
        facts={(current) => <LimitFacts limits={current} />}
      />
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
