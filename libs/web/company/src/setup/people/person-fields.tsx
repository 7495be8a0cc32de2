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
import type { PersonForm, PersonPath } from './person-values.js';

export const employmentOptions = employmentTypes.map((value) => ({ value, label: value }));
const two = { base: '1fr', sm: '1fr 1fr' };
type Label = keyof typeof personLabels;
/** The field of a person at a path of the form ('' for its root). */
const at =
  (path: PersonPath) =>
  (name: Label): { name: Label | `person.${Label}`; label: string } => ({
    name: path === '' ? name : `${path}.${name}`,
    label: personLabels[name],
  });

export function NameFields({ path = '', disabled }: { path?: PersonPath; disabled?: boolean }) {
  const field = at(path);
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: 'repeat(3, 1fr)' }}>
      <TextField<PersonForm> {...field('firstName')} required disabled={disabled} />
      <TextField<PersonForm> {...field('middleName')} disabled={disabled} />
      <TextField<PersonForm> {...field('lastName')} required disabled={disabled} />
    </Grid>
  );
}

/** Email, home address and mobile: the full contact details of specification 5. */
export function ContactFields({ path = '' }: { path?: PersonPath }) {
  const field = at(path);
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: 'repeat(4, 1fr)' }}>
      <Box gridColumn={{ sm: 'span 2' }}>
        <EmailField<PersonForm> {...field('emailAddress')} required />
      </Box>
      <Box gridColumn={{ sm: 'span 2' }}>
        <PhoneField<PersonForm> {...field('mobileNumber')} required />
      </Box>
      <Box gridColumn={{ sm: 'span 4' }}>
        <TextField<PersonForm> {...field('streetAddress')} required />
      </Box>
      <Box gridColumn={{ sm: 'span 2' }}>
        <TextField<PersonForm> {...field('city')} required />
      </Box>
      <StateSelect<PersonForm> {...field('state')} required />
      <ZipField<PersonForm> {...field('zipCode')} required />
    </Grid>
  );
}

/** Whether the person is married, and to whom. */
export function FamilyFields({ path = '' }: { path?: PersonPath }) {
  const field = at(path);
  const married: unknown = useWatch<PersonForm>({ name: field('married').name });
  return (
    <>
      <YesNoField<PersonForm> {...field('married')} />
      {married === true ? <TextField<PersonForm> {...field('spouseName')} /> : null}
    </>
  );
}

/** Whether a third party employs the person, and where. */
export function ThirdPartyFields({ path = '', required }: { path?: PersonPath; required?: boolean }) {
  const field = at(path);
  const employed: unknown = useWatch<PersonForm>({ name: field('employedByThirdparty').name });
  return (
    <>
      <YesNoField<PersonForm> {...field('employedByThirdparty')} required={required} />
      {employed === true ? (
        <Grid gridTemplateColumns={two}>
          <TextField<PersonForm> {...field('thirdpartyCompanyName')} />
          <SelectField<PersonForm> {...field('thirdpartyEmploymentStatus')} options={employmentOptions} />
          <NumberField<PersonForm> {...field('thirdpartyEmployedSince')} />
        </Grid>
      ) : null}
    </>
  );
}

export function YearsFields({ path = '' }: { path?: PersonPath }) {
  const field = at(path);
  return (
    <Grid gridTemplateColumns={two}>
      <NumberField<PersonForm> {...field('yearsInHomeConstruction')} />
      <NumberField<PersonForm> {...field('yearsInCommercialConstruction')} />
    </Grid>
  );
}

/** What somebody has done so far, in words. */
export function ResumeField({ path = '' }: { path?: PersonPath }) {
  return <TextAreaField<PersonForm> {...at(path)('resumeText')} />;
}
