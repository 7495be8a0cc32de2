import { useLayoutEffect, useState } from 'react';
import { referenceErrors, referenceLabels, referenceRecord, referenceTypes } from '@groundwork/domain-companies';
import type { ReferenceType } from '@groundwork/domain-companies';
import { companySetup } from '@groundwork/domain-messages-company';
import { formValues, labelsOf } from '@groundwork/domain-records';
import type { FormValues } from '@groundwork/domain-records';
import { under } from '@groundwork/domain-validation';
import { EmailField, NumberField, PhoneField, TextField, StepForm, useStepForm } from '@groundwork/web-forms';
import { Box, Fieldset, Grid, Hint, Progress, Stack } from '@groundwork/web-ui';
import type { Company } from '../../records.js';
import { useSaveCompany } from '../company/use-save-company.js';
import { useSetup } from '../setup-context.js';
import { usePhone } from '../use-phone.js';

type References = Record<ReferenceType, FormValues<typeof referenceRecord>>;

const fields = labelsOf(referenceRecord);
const labels = Object.fromEntries(
  referenceTypes.flatMap((type) =>
    Object.entries(fields).map(([name, label]) => [`${type}.${name}`, `${referenceLabels[type]}: ${label}`]),
  ),
);

function referenceValues({ references }: Company): References {
  const ofType = (type: ReferenceType) =>
    formValues(
      referenceRecord,
      references.find((reference) => reference.type === type),
    );
  return Object.fromEntries(referenceTypes.map((type) => [type, ofType(type)])) as References;
}

const complaints = (values: References): Record<string, string> =>
  Object.assign({}, ...referenceTypes.map((type) => under(type, referenceErrors({ ...values[type], type })))) as Record<
    string,
    string
  >;

/** Section 10: four references; on a phone one at a time (specification 2). */
export function ReferencesStep() {
  const { company, companyId, within } = useSetup();
  const save = useSaveCompany(companyId);
  const phone = usePhone();
  const [part, setPart] = useState(0);
  const keptForm = useStepForm<References>({
    section: 'references',
    values: referenceValues(company as Company),
    version: company?.version,
    check: complaints,
    save: (values, version) =>
      save(
        {
          references: referenceTypes.map((type) => ({
            type,
            ...values[type],
            yearsWorkingWith: values[type].yearsWorkingWith ?? null,
          })),
        },
        version,
      ),
    current: (record) => ({ values: referenceValues(record as Company), version: (record as Company).version }),
  });
  useLayoutEffect(() => {
    within.current = (direction) => {
      const inside = phone && part + direction >= 0 && part + direction < referenceTypes.length;
      if (inside) setPart(part + direction);
      return inside;
    };
    return () => {
      within.current = undefined;
    };
  }, [within, phone, part]);
  const shown = phone ? referenceTypes.slice(part, part + 1) : referenceTypes;
  return (
    <StepForm keptForm={keptForm} label="References" labels={labels}>
      {phone ? (
        <Box>
          <Hint mb="1">{`Reference ${part + 1} of ${referenceTypes.length}`}</Hint>
          <Progress value={(part + 1) / referenceTypes.length} label="References shown" />
        </Box>
      ) : null}
      {shown.map((type) => (
        <ReferenceBlock key={type} type={type} />
      ))}
    </StepForm>
  );
}

function ReferenceBlock({ type }: { type: ReferenceType }) {
  const required = type !== 'secondaryBanking';
  const field = (name: keyof typeof fields) => ({ name: `${type}.${name}` as const, label: fields[name], required });
  return (
    <Fieldset legend={referenceLabels[type]}>
      <Stack gap="3">
        {required ? null : <Hint>{companySetup.optionalReference}</Hint>}
        <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
          <TextField<References> {...field('companyName')} />
          <TextField<References> {...field('contactName')} />
          <PhoneField<References> {...field('phoneNumber')} />
          <EmailField<References> {...field('email')} />
          <NumberField<References> {...field('yearsWorkingWith')} />
        </Grid>
      </Stack>
    </Fieldset>
  );
}
