import { useId } from 'react';
import type { ReactNode } from 'react';
import { profileErrors } from '@groundwork/domain-accounts';
import { borrower, borrowerPages, personalPages } from '@groundwork/domain-messages-borrower';
import { companySetup } from '@groundwork/domain-messages-company';
import { screens } from '@groundwork/domain-messages-screens';
import { KeptFormView, SaveButton, useKeptForm } from '@groundwork/web-forms';
import { useNotify } from '@groundwork/web-mount';
import { Box, Button, Card, Flex, Heading, Label, NativeSelect } from '@groundwork/web-ui';
import type { UserProfile } from '../../data/api.js';
import { useSaveProfile } from '../../data/profile.js';
import { ContactSection } from './contact-section.js';
import { EmploymentSection } from './employment-section.js';
import { ExperienceSection } from './experience-section.js';
import { FromCompany } from './from-company.js';
import { profileLabels, profileSections, shownValue, updateOf, valuesOf } from './profile-values.js';
import type { ProfileSection, ProfileValues } from './profile-values.js';
import { useOpenSection } from './use-open-section.js';

const onPhone = { base: 'flex', sm: 'none' };

/** The profile in sections: below each other, on a phone one at a time. */
export function ProfileForm({ profile }: { profile: UserProfile }) {
  const notify = useNotify();
  const save = useSaveProfile();
  const keptForm = useKeptForm<ProfileValues>({
    draftKey: `${profile.id}.profile`,
    values: valuesOf(profile),
    version: profile.version,
    // The browser's own year: the service decides by its clock.
    check: (values) => profileErrors(updateOf(values, profile), new Date().getFullYear()),
    save: async (values, version) => {
      await save.mutateAsync({ ...updateOf(values, profile), version });
      notify.success(borrower.changesSavedTitle);
    },
    current: (record) => ({ values: valuesOf(record as UserProfile), version: (record as UserProfile).version }),
  });
  const { open, setOpen, next, back, last } = useOpenSection(keptForm.form);
  const sections: Record<ProfileSection, ReactNode> = {
    contact: <ContactSection profile={profile} />,
    employment: <EmploymentSection />,
    experience: <ExperienceSection />,
  };
  return (
    <KeptFormView
      keptForm={keptForm}
      label={borrowerPages.personalInformation}
      labels={profileLabels}
      show={shownValue}
      onSubmit={keptForm.submit}
    >
      <FromCompany />
      <SectionPicker open={open} onChoose={setOpen} />
      {profileSections.map(({ id, title }, index) => (
        <Card
          key={id}
          as="section"
          aria-label={title}
          display={{ base: index === open ? 'block' : 'none', sm: 'block' }}
        >
          <Heading as="h2" size="sub" mb="4">
            {title}
          </Heading>
          {sections[id]}
        </Card>
      ))}
      <Flex gap="3" justifyContent={{ base: 'space-between', sm: 'flex-end' }} flexWrap="wrap">
        <Button display={onPhone} variant="outline" disabled={open === 0} onClick={back}>
          {companySetup.back}
        </Button>
        {last ? null : (
          <Button display={onPhone} onClick={() => void next()}>
            {screens.continue}
          </Button>
        )}
        <SaveButton keptForm={keptForm} width={{ base: 'full', sm: 'auto' }}>
          {personalPages.saveProfile}
        </SaveButton>
      </Flex>
    </KeptFormView>
  );
}

function SectionPicker({ open, onChoose }: { open: number; onChoose: (index: number) => void }) {
  const id = useId();
  return (
    <Box display={{ base: 'block', sm: 'none' }}>
      <Label htmlFor={id} mb="1.5">
        {companySetup.section}
      </Label>
      <NativeSelect id={id} value={open} onChange={(event) => onChoose(Number(event.currentTarget.value))}>
        {profileSections.map(({ title }, index) => (
          <option key={title} value={index}>
            {`${index + 1}. ${title}`}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}
