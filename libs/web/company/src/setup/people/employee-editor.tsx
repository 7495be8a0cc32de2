import { useWatch } from 'react-hook-form';
import { employeeErrors, employeeRoles, hasBothNames } from '@groundwork/domain-companies';
import { isBlank } from '@groundwork/domain-validation';
import { EmailField, PhoneField, SelectField, TextField, useEditorForm } from '@groundwork/web-forms';
import { Grid } from '@groundwork/web-ui';
import { useWrite } from '../../company-access.js';
import type { NewPerson, Person, PersonChanges } from '../../records.js';
import { EditorCard } from '../editor-card.js';
import { useSetup } from '../setup-context.js';
import { thisYear } from '../this-year.js';
import {
  employmentOptions,
  FamilyFields,
  NameFields,
  ResumeField,
  ThirdPartyFields,
  YearsFields,
} from './person-fields.js';
import { fullName, personChanges, personFacts, personLabels, personValues, showPersonValue } from './person-values.js';
import type { PersonValues } from './person-values.js';
import { ThatsMe } from './thats-me.js';
import { TextConsent } from './text-consent.js';

/** What the editor calls. */
export interface EmployeeEditorCalls {
  addPerson: (body: NewPerson) => Promise<Person>;
  changePerson: (body: PersonChanges) => Promise<Person>;
}

const roles = employeeRoles.map((value) => ({ value, label: value === 'officer' ? 'Officer' : 'Employee' }));

/** Somebody who works for the company and owns nothing of it. */
export function EmployeeEditor({ person, onClose }: { person: Person | undefined; onClose: () => void }) {
  const { companyId } = useSetup();
  const write = useWrite();
  const keptForm = useEditorForm<PersonValues>({
    section: `employee.${person?.id ?? 'new'}`,
    values: personValues(person),
    version: person?.version,
    check: (values) => employeeErrors(personFacts(values), thisYear()),
    save: (values, version) =>
      person
        ? write((to) =>
            to.changePerson({ ...personChanges(values), id: person.id, version: version ?? person.version }),
          )
        : write((to) => to.addPerson({ ...personChanges(values), companyId })),
    current: (record) => ({ values: personValues(record as Person), version: (record as Person).version }),
  });
  const { named, addressed } = useWatch({
    control: keptForm.form.control,
    compute: (values) => ({ named: hasBothNames(values), addressed: !isBlank(values.emailAddress) }),
  });
  return (
    <EditorCard
      title={person ? `Edit ${fullName(person)}` : 'Add Employee'}
      subject={person && fullName(person)}
      keptForm={keptForm}
      labels={personLabels}
      show={showPersonValue}
      submitLabel={person ? 'Save Employee' : 'Add Employee'}
      incomplete={!named || !addressed}
      onClose={onClose}
    >
      <ThatsMe />
      <NameFields />
      {named ? (
        <>
          <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
            <EmailField<PersonValues> name="emailAddress" label={personLabels.emailAddress} required />
            <PhoneField<PersonValues> name="mobileNumber" label={personLabels.mobileNumber} />
          </Grid>
          <TextConsent stored={personValues(person)} />
          <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
            <SelectField<PersonValues> name="role" label={personLabels.role} required options={roles} />
            <TextField<PersonValues> name="title" label={personLabels.title} required />
            <SelectField<PersonValues>
              name="fullOrPartTime"
              label={personLabels.fullOrPartTime}
              required
              options={employmentOptions}
            />
          </Grid>
          <FamilyFields />
          <ThirdPartyFields />
          <YearsFields />
          <ResumeField />
        </>
      ) : null}
    </EditorCard>
  );
}
