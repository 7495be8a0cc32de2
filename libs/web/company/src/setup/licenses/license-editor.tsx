import { useWatch } from 'react-hook-form';
import { licenseErrors, licenseRecord } from '@groundwork/domain-companies';
import type { LicenseHolderType } from '@groundwork/domain-companies';
import { shared } from '@groundwork/domain-messages';
import { formValues, labelsOf } from '@groundwork/domain-records';
import type { FormValues } from '@groundwork/domain-records';
import { CheckboxField, SelectField, StateSelect, TextField, useEditorForm } from '@groundwork/web-forms';
import { Grid } from '@groundwork/web-ui';
import { useWrite } from '../../company-access.js';
import type { License, LicenseChanges, NewLicense } from '../../records.js';
import { EditorCard } from '../editor-card.js';
import { useSetup } from '../setup-context.js';

/** What the editor calls. */
export interface LicenseEditorCalls {
  addLicense: (body: NewLicense) => Promise<License>;
  changeLicense: (body: LicenseChanges) => Promise<License>;
}

/** Who may hold a licence: the company, one of its people, a contractor. */
export interface Holder {
  type: LicenseHolderType;
  id: string;
  name: string;
  /** What the holder is, in words. */
  kind: string;
}
interface LicenseValues extends FormValues<typeof licenseRecord> {
  holderId: string;
  licenseNotRequired: boolean;
}
const labels = { holderId: 'Person or Entity', ...labelsOf(licenseRecord) };

const licenseValues = (license?: License): LicenseValues => ({
  ...formValues(licenseRecord, license),
  holderId: license?.holderId ?? '',
  licenseNotRequired: license?.licenseNotRequired ?? false,
});

/** A builder's licence: whose, its state, and a number unless none is required there. */
export function LicenseEditor({
  license,
  holders,
  onClose,
}: {
  license: License | undefined;
  holders: Holder[];
  onClose: () => void;
}) {
  const { companyId } = useSetup();
  const write = useWrite();
  const keptForm = useEditorForm<LicenseValues>({
    section: `license.${license?.id ?? 'new'}`,
    values: licenseValues(license),
    version: license?.version,
    check: (values) => ({ ...(values.holderId === '' ? { holderId: shared.choice } : {}), ...licenseErrors(values) }),
    save: ({ holderId, ...values }, version) => {
      const body = { ...values, number: values.licenseNotRequired ? null : values.number };
      if (license)
        return write((to) => to.changeLicense({ ...body, id: license.id, version: version ?? license.version }));
      const holderType = holders.find(({ id }) => id === holderId)?.type ?? 'company';
      return write((to) => to.addLicense({ ...body, companyId, holderId, holderType }));
    },
    current: (record) => ({ values: licenseValues(record as License), version: (record as License).version }),
  });
  const notRequired = useWatch({ control: keptForm.form.control, name: 'licenseNotRequired' });
  return (
    <EditorCard
      title={license ? `Edit License of ${license.holderName}` : 'Add License'}
      keptForm={keptForm}
      labels={labels}
      submitLabel={license ? 'Save License' : 'Add License'}
      onClose={onClose}
    >
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <SelectField<LicenseValues>
          name="holderId"
          label={labels.holderId}
          required
          disabled={license !== undefined}
          options={holders.map(({ id, name, kind }) => ({ value: id, label: `${name} (${kind})` }))}
        />
        <StateSelect<LicenseValues> name="state" label={labels.state} required />
        {notRequired ? null : <TextField<LicenseValues> name="number" label={labels.number} required />}
      </Grid>
      <CheckboxField<LicenseValues> name="licenseNotRequired" label={labels.licenseNotRequired} />
    </EditorCard>
  );
}
