import { useWatch } from 'react-hook-form';
import { employmentTypes } from '@groundwork/domain-companies';
import {
  EmailField,
  NumberField,
  PhoneField,
  SelectField,
  StateSelect,
  TextAreaField,
  TextField,
  YesNoField,
  ZipField,
} from '@groundwork/web-forms';
import { Box, Grid } from '@groundwork/web-ui';
import { personLabels } from './person-values.js';

export const employmentOptions = employmentTypes.map((value) => ({ value, label: value }));
const two = { base: '1fr', sm: '1fr 1fr' };
/** The field of a person at a path of the form ('' for its root). */
const at = (path: string) => (name: keyof typeof personLabels) => ({
  name: path === '' ? name : `${path}.${name}`,
  label: personLabels[name],
});

export function NameFields({ path = '', disabled }: { path?: string; disabled?: boolean }) {
  const field = at(path);
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: 'repeat(3, 1fr)' }}>
      <TextField {...field('firstName')} required maxLength={200} disabled={disabled} />
      <TextField {...field('middleName')} maxLength={200} disabled={disabled} />
      <TextField {...field('lastName')} required maxLength={200} disabled={disabled} />
    </Grid>
  );
}

/** Email, home address and mobile: the full contact details of specification 5. */
export function ContactFields({ path = '' }: { path?: string }) {
  const field = at(path);
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: 'repeat(4, 1fr)' }}>
      <Box gridColumn={{ sm: 'span 2' }}>
        <EmailField {...field('emailAddress')} required />
      </Box>
      <Box gridColumn={{ sm: 'span 2' }}>
        <PhoneField {...field('mobileNumber')} required />
      </Box>
      <Box gridColumn={{ sm: 'span 4' }}>
        <TextField {...field('streetAddress')} required maxLength={200} />
      </Box>
      <Box gridColumn={{ sm: 'span 2' }}>
        <TextField {...field('city')} required maxLength={200} />
      </Box>
      <StateSelect {...field('state')} required />
      <ZipField {...field('zipCode')} required />
    </Grid>
  );
}

/** Whether the person is married, and to whom. */
export function FamilyFields({ path = '' }: { path?: string }) {
  const field = at(path);
  const married: unknown = useWatch({ name: field('married').name });
  return (
    <>
      <YesNoField {...field('married')} />
      {married === true ? <TextField {...field('spouseName')} maxLength={200} /> : null}
    </>
  );
}

/** Whether a third party employs the person, and where. */
export function ThirdPartyFields({ path = '', required }: { path?: string; required?: boolean }) {
  const field = at(path);
  const employed: unknown = useWatch({ name: field('employedByThirdparty').name });
  return (
    <>
      <YesNoField {...field('employedByThirdparty')} required={required} />
      {employed === true ? (
        <Grid gridTemplateColumns={two}>
          <TextField {...field('thirdpartyCompanyName')} maxLength={200} />
          <SelectField {...field('thirdpartyEmploymentStatus')} options={employmentOptions} />
          <NumberField {...field('thirdpartyEmployedSince')} />
        </Grid>
      ) : null}
    </>
  );
}

export function YearsFields({ path = '' }: { path?: string }) {
  const field = at(path);
  return (
    <Grid gridTemplateColumns={two}>
      <NumberField {...field('yearsInHomeConstruction')} />
      <NumberField {...field('yearsInCommercialConstruction')} />
    </Grid>
  );
}

/** What somebody has done so far, in words. */
export function ResumeField({ path = '' }: { path?: string }) {
  return <TextAreaField {...at(path)('resumeText')} />;
}
