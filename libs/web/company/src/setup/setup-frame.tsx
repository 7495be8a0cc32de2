import { lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { setupSteps } from '@groundwork/domain-companies';
import type { SetupStepKey } from '@groundwork/domain-companies';
import { shared } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import { StepContext } from '@groundwork/web-forms';
import {
  Alert,
  Box,
  Button,
  Card,
  Grid,
  Heading,
  HStack,
  LoadingState,
  Stack,
  useHeadingFocus,
} from '@groundwork/web-ui';
import { CompanyAccessProvider } from '../company-access.js';
import type { CompanyAccess } from '../company-access.js';
import { SetupContext } from './setup-context.js';
import type { SetupState } from './setup-context.js';
import { SectionNeeds } from './section-needs.js';
import { SetupSections } from './setup-sections.js';
import { useSetupStep } from './use-setup-step.js';

const screens: Record<SetupStepKey, ComponentType> = {
  generalInformation: lazy(() =>
    import('./company/general-step.js').then((module) => ({ default: module.GeneralStep })),
  ),
  borrowerEntity: lazy(() => import('./company/entity-step.js').then((module) => ({ default: module.EntityStep }))),
  owners: lazy(() => import('./owners/owners-step.js').then((module) => ({ default: module.OwnersStep }))),
  otherOwners: lazy(() => import('./owners/owners-step.js').then((module) => ({ default: module.OtherOwnersStep }))),
  s1: lazy(() => import('./s1/s1-step.js').then((module) => ({ default: module.S1Step }))),
  contractors: lazy(() =>
    import('./contractors/contractors-step.js').then((module) => ({ default: module.ContractorsStep })),
  ),
  structure: lazy(() => import('./structure/structure-step.js').then((module) => ({ default: module.StructureStep }))),
  licenses: lazy(() => import('./licenses/licenses-step.js').then((module) => ({ default: module.LicensesStep }))),
  additionalPeople: lazy(() => import('./people/people-step.js').then((module) => ({ default: module.PeopleStep }))),
  references: lazy(() =>
    import('./references/references-step.js').then((module) => ({ default: module.ReferencesStep })),
  ),
  experience: lazy(() =>
    import('./experience/experience-step.js').then((module) => ({ default: module.ExperienceStep })),
  ),
};

interface SetupFrameProps {
  access: CompanyAccess;
  state: SetupState;
  /** The buttons below the open section. */
  footer: ReactNode;
}

/** The eleven sections of a company's set-up, one at a time, with how far each of them is. */
export function SetupFrame({ access, state, footer }: SetupFrameProps) {
  const { company, step, readOnly, reviewing, edit } = state;
  const section = setupSteps[step] ?? setupSteps[0];
  const Screen = screens[section.key];
  const formState = useSetupStep(state);
  const heading = useHeadingFocus(step);
  const startEditing = () => {
    edit();
    heading.current?.focus();
  };
  const locked = company?.locked === true && !reviewing;
  return (
    <CompanyAccessProvider value={access}>
      <SetupContext value={state}>
        <StepContext value={formState}>
          <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' }} gap="6" alignItems="start">
            <Box position={{ md: 'sticky' }} top={{ md: '20' }}>
              <SetupSections />
            </Box>
            <Stack gap="4" minWidth="0">
              {locked ? <Alert tone="warning">{shared.companyLocked}</Alert> : null}
              <Card>
                <HStack mb="4" justifyContent="space-between" minHeight="10">
                  <Heading as="h2" ref={heading} tabIndex={-1}>{`${step + 1}. ${section.label}`}</Heading>
                  {readOnly && !locked && !reviewing ? (
                    <Button variant="outline" icon="edit" onClick={startEditing}>
                      {companySetup.edit}
                    </Button>
                  ) : null}
                </HStack>
                <SectionNeeds />
                <Suspense fallback={<LoadingState />}>
                  <Screen key={section.key} />
                </Suspense>
                {footer}
              </Card>
            </Stack>
          </Grid>
        </StepContext>
      </SetupContext>
    </CompanyAccessProvider>
  );
}
