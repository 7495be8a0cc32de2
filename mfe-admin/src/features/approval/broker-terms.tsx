import { applicationRecord } from '@groundwork/domain-applications';
import { shared } from '@groundwork/domain-messages';
import { approval } from '@groundwork/domain-messages-admin';
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

/** The broker of the loan: its email, rate and additional fees are the lender's to edit (borrower specification 5). */
export function BrokerTerms({ application, editable }: { application: Application; editable: boolean }) {
  const { user } = useArea();
  const save = useSaveApplication(application.id);
  const { brokerEmail, brokerRate, brokerAdditionalFees, version } = application;
  const keptForm = useKeptForm<BrokerValues>({
    draftKey: `${user.id}.${application.companyId}.broker.${application.id}`,
    values: { brokerEmail: brokerEmail ?? '', brokerRate, brokerAdditionalFees },
    version,
    check: (values): Record<string, string> =>
      isEmail(values.brokerEmail) ? {} : { brokerEmail: shared.brokerEmailValid },
    save: (values) =>
      save.mutateAsync({
        brokerEmail: values.brokerEmail,
        brokerRate: values.brokerRate ?? null,
        brokerAdditionalFees: values.brokerAdditionalFees ?? null,
      }),
  });
  return (
    <SectionForm title={approval.brokerOfLoan} keptForm={keptForm} editable={editable} saveLabel="Save broker">
      <Grid gridTemplateColumns={{ base: '1fr', md: '2fr 1fr 1fr' }} gap="4" alignItems="start">
        <EmailField<BrokerValues> name="brokerEmail" label={fields.brokerEmail.label} required />
        <NumberField<BrokerValues>
          name="brokerRate"
          label={fields.brokerRate.label}
          hint={approval.percentHint}
          decimals={4}
        />
        <MoneyField<BrokerValues> name="brokerAdditionalFees" label={fields.brokerAdditionalFees.label} />
      </Grid>
    </SectionForm>
  );
}
