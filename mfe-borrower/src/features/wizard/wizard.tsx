import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { applicationTitle, projectNumberText, stepKeys, steps } from '@groundwork/domain-applications';
import type { StepKey } from '@groundwork/domain-applications';
import { borrower } from '@groundwork/domain-messages-borrower';
import { StepContext } from '@groundwork/web-forms';
import { Link } from '@groundwork/web-mount';
import {
  Box,
  Card,
  EmptyState,
  Grid,
  Heading,
  LoadingState,
  PageHeader,
  Stack,
  TextLink,
  useHeadingFocus,
} from '@groundwork/web-ui';
import type { Application } from '../../data/api.js';
import { RejectionNotice } from './rejection-notice.js';
import { SectionList } from './section-list.js';
import { TermSheetNotice } from './term-sheet-notice.js';
import { useApplicationStep } from './use-application-step.js';
import { useWizardState } from './use-wizard-state.js';
import { WizardContext } from './wizard-context.js';

const screens: Record<StepKey, ComponentType> = {
  name: lazy(() => import('./name-step.js').then((module) => ({ default: module.NameStep }))),
  propertyInformation: lazy(() =>
    import('./property/property-step.js').then((module) => ({ default: module.PropertyStep })),
  ),
  budget: lazy(() => import('./budget/budget-step.js').then((module) => ({ default: module.BudgetStep }))),
  suppliers: lazy(() => import('./suppliers-step.js').then((module) => ({ default: module.SuppliersStep }))),
  borrower: lazy(() => import('./borrower/borrower-step.js').then((module) => ({ default: module.BorrowerStep }))),
  litigation: lazy(() => import('./litigation-step.js').then((module) => ({ default: module.LitigationStep }))),
  termSheet: lazy(() =>
    import('./term-sheet/term-sheet-step.js').then((module) => ({ default: module.TermSheetStep })),
  ),
};

/** The seven steps of an application, one at a time, with where it stands beside them. */
export function Wizard({ application }: { application: Application }) {
  const { step, state } = useWizardState(application);
  const heading = useHeadingFocus(step);
  const formState = useApplicationStep(state);
  const key = step === undefined ? undefined : stepKeys[step];
  if (!key) return <EmptyState icon="search" title={borrower.unknownStep} />;
  const Screen = screens[key];
  return (
    <WizardContext value={state}>
      <StepContext value={formState}>
        <PageHeader
          title={applicationTitle({ ...application, street: application.properties[0]?.street })}
          description={projectNumberText(application.projectNumber)}
          back={
            <TextLink asChild>
              <Link to="/applications">Applications</Link>
            </TextLink>
          }
        />
        <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' }} gap="6" alignItems="start">
          <Box position={{ md: 'sticky' }} top={{ md: '20' }}>
            <SectionList />
          </Box>
          <Stack gap="4" minWidth="0">
            <RejectionNotice />
            <TermSheetNotice />
            <Card>
              <Heading as="h2" mb="4" ref={heading} tabIndex={-1}>
                {steps[step as number]?.label}
              </Heading>
              <Suspense fallback={<LoadingState />}>
                <Screen key={key} />
              </Suspense>
            </Card>
          </Stack>
        </Grid>
      </StepContext>
    </WizardContext>
  );
}
