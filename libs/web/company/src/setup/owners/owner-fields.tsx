import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  hasBothNames,
  isSmallOwner,
  needsAcknowledgements,
  needsContactDetails,
  officerTitles,
  OTHER_TITLE,
} from '@groundwork/domain-companies';
import { shared } from '@groundwork/domain-messages';
import { whatIsRead } from '@groundwork/domain-validation';
import { CheckboxField, NumberField, SelectField, TextField, YesNoField } from '@groundwork/web-forms';
import { Grid, Stack } from '@groundwork/web-ui';
import {
  ContactFields,
  employmentOptions,
  FamilyFields,
  NameFields,
  ResumeField,
  ThirdPartyFields,
  YearsFields,
} from '../people/person-fields.js';
import type { PersonValues } from '../people/person-values.js';
import { ThatsMe } from '../people/thats-me.js';
import { TextConsent } from '../people/text-consent.js';
import { clearedAcknowledgements, ownerFacts, ownerLabels } from './owner-values.js';
import type { OwnerValues } from './owner-values.js';

const titles = [...officerTitles, OTHER_TITLE].map((value) => ({ value, label: value }));
const label = (name: string): string => ownerLabels[name] ?? name;

export function PercentField() {
  return <NumberField<OwnerValues> name="percentOwnership" label={label('percentOwnership')} required decimals={4} />;
}

/** Both acknowledgements of a share of people under 20 %; a share that is raised above loses them. */
export function Acknowledgements() {
  const { getValues, setValue, control } = useFormContext<OwnerValues>();
  const percent = useWatch({ control, name: 'percentOwnership' });
  const before = useRef(percent);
  useEffect(() => {
    if (clearedAcknowledgements(before.current, whatIsRead(getValues()))) {
      setValue('investInOwnNameAcknowledgement', false);
      setValue('under20Acknowledgement', false);
    }
    before.current = percent;
  }, [percent, getValues, setValue]);
  const needed = useWatch({ control, compute: (values) => needsAcknowledgements(ownerFacts(whatIsRead(values))) });
  if (!needed) return null;
  return (
    <Stack gap="2">
      <CheckboxField<OwnerValues> name="investInOwnNameAcknowledgement" label={shared.investInOwnName} />
      <CheckboxField<OwnerValues> name="under20Acknowledgement" label={shared.everyoneUnder20} />
    </Stack>
  );
}

/** Which of a person's fields stand: they are drawn anew where this changes, and not with every letter. */
function shownOf(typed: OwnerValues) {
  const values = whatIsRead(typed);
  const facts = ownerFacts(values);
  return {
    named: hasBothNames(values.person),
    isDetailed: !isSmallOwner(facts),
    isOfficer: values.officer === true,
    hasOtherTitle: values.title === OTHER_TITLE,
    needsContact: needsContactDetails(facts),
  };
}

/** A person who owns a share: names first, the other fields once both are there, details by the size of the share. */
export function PersonOwnerFields({ stored }: { stored: PersonValues }) {
  const { control } = useFormContext<OwnerValues>();
  const { named, isDetailed, isOfficer, hasOtherTitle, needsContact } = useWatch({ control, compute: shownOf });
  return (
    <>
      <ThatsMe path="person" />
      <NameFields path="person" />
      {named ? (
        <>
          <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
            <PercentField />
          </Grid>
          <YesNoField<OwnerValues>
            name="willingToBeGuarantor"
            label={label('willingToBeGuarantor')}
            required={isDetailed}
          />
          <YesNoField<OwnerValues> name="officer" label={label('officer')} required={isDetailed} />
          {isOfficer ? (
            <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
              <SelectField<OwnerValues> name="title" label={label('title')} required options={titles} />
              {hasOtherTitle ? <TextField<OwnerValues> name="otherTitle" label={label('otherTitle')} required /> : null}
              <SelectField<OwnerValues>
                name="fullOrPartTime"
                label={label('fullOrPartTime')}
                options={employmentOptions}
              />
            </Grid>
          ) : null}
          <ThirdPartyFields path="person" required={isDetailed} />
          <Acknowledgements />
          {needsContact ? (
            <>
              <ContactFields path="person" />
              <TextConsent path="person" stored={stored} />
              <FamilyFields path="person" />
              <YearsFields path="person" />
              <ResumeField path="person" />
            </>
          ) : null}
        </>
      ) : null}
    </>
  );
}
