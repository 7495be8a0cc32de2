import { applicationRecord } from '@groundwork/domain-applications';
import { shared } from '@groundwork/domain-messages';
import { approval } from '@groundwork/domain-messages-admin';
import { formatCents } from '@groundwork/domain-money';
import { isEmail } from '@groundwork/domain-validation';
import { EmailField, MoneyField, NumberField, useKeptForm } from '@groundwork/web-forms';
import { useArea } from '@groundwork/web-mount';
import { Grid } from '@groundwork/web-ui';
import type { Application } from '../../data/api.js';
import { useSaveApplication } from '../../data/applications.js';
import { SectionForm } from './section-form.js';

interface BrokerValues {
  brokerEmail: string;
  brokerRate?: number | null;
  brokerAdditionalFees?: number | null;
}

const { fields } = applicationRecord;

const labels = {
  brokerEmail: fields.brokerEmail.label,
  brokerRate: fields.brokerRate.label,
  brokerAdditionalFees: fields.brokerAdditionalFees.label,
};

const stored = ({ brokerEmail, brokerRate, brokerAdditionalFees, version }: Application) => ({
  values: { brokerEmail: brokerEmail ?? '', brokerRate, brokerAdditionalFees },
  version,
});

const show = (path: string, value: unknown): string | undefined =>
  path === 'brokerAdditionalFees' && typeof value === 'number' ? formatCents(value) : undefined;

/** The broker of the loan: its email, rate and additional fees are the lender's to edit (borrower specification 5). */
export function BrokerTerms({ application, editable }: { application: Application; editable: boolean }) {
  const { user } = useArea();
  const save = useSaveApplication(application.id);
  const keptForm = useKeptForm<BrokerValues>({
    draftKey: `${user.id}.${application.companyId}.broker.${application.id}`,
    ...stored(application),
    current: (record) => stored(record as Application),
    check: (values): Record<string, string> =>
      isEmail(values.brokerEmail) ? {} : { brokerEmail: shared.brokerEmailValid },
    save: (values, version) =>
      save.mutateAsync({
        version,
        brokerEmail: values.brokerEmail,
        brokerRate: values.brokerRate ?? null,
        brokerAdditionalFees: values.brokerAdditionalFees ?? null,
      }),
  });
  return (
    <SectionForm title={approval.brokerOfLoan} keptForm={keptForm} editable={editable} labels={labels} show={show}>
      <Grid gridTemplateColumns={{ base: '1fr', md: '2fr 1fr 1fr' }} gap="4" alignItems="start">
        <EmailField<BrokerValues> name="brokerEmail" label={labels.brokerEmail} required />
        <NumberField<BrokerValues>
          name="brokerRate"
          label={labels.brokerRate}
          hint={approval.percentHint}
          decimals={4}
        />
        <MoneyField<BrokerValues> name="brokerAdditionalFees" label={labels.brokerAdditionalFees} />
      </Grid>
    </SectionForm>
  );
}
