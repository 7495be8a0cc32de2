import { lazy, Suspense } from 'react';
import type { ComponentType, RefObject } from 'react';
import { applicationTitle, projectNumberText, START_STEP, stepKeys, steps } from '@groundwork/domain-applications';
import type { StepKey } from '@groundwork/domain-applications';
import { borrower } from '@groundwork/domain-messages-borrower';
import { companySetup } from '@groundwork/domain-messages-company';
import { StepContext } from '@groundwork/web-forms';
import { Link } from '@groundwork/web-mount';
import {
  Box,
  Button,
  Card,
  EmptyState,
  Grid,
  Heading,
  HStack,
  LoadingState,
  PageHeader,
  Stack,
  TextLink,
  useHeadingFocus,
} from '@groundwork/web-ui';
import { AdverseNotices } from '../../components/adverse-notices.js';
import { RejectionNotice } from '../../components/rejection-notice.js';
import type { Application } from '../../data/api.js';
import { SectionList } from './section-list.js';
import { TermSheetNotice } from './term-sheet-notice.js';
import { useApplicationStep } from './use-application-step.js';
import { useWizardState } from './use-wizard-state.js';
import { useWizard, WizardContext } from './wizard-context.js';

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

const StartScreen = lazy(() => import('./start-screen.js').then((module) => ({ default: module.StartScreen })));

/** The seven steps of an application, one at a time, with where it stands beside them; before them the start screen. */
export function Wizard({ application }: { application: Application }) {
  const { step, state } = useWizardState(application);
  const heading = useHeadingFocus(step);
  const formState = useApplicationStep(state);
  const key = step === undefined ? undefined : stepKeys[step];
  if (!key && step !== START_STEP) return <EmptyState icon="search" title={borrower.unknownStep} />;
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
        {key ? (
          <OpenStep step={key} heading={heading} />
        ) : (
          <Suspense fallback={<LoadingState />}>
            <StartScreen heading={heading} />
          </Suspense>
        )}
      </StepContext>
    </WizardContext>
  );
}

interface OpenStepProps {
  step: StepKey;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** A step beside the list of all; what is complete is read until it is to be edited. */
function OpenStep({ step, heading }: OpenStepProps) {
  const { application, readOnly, edit } = useWizard();
  const Screen = screens[step];
  const startEditing = () => {
    edit();
    heading.current?.focus();
  };
  return (
    <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' }} gap="6" alignItems="start">
      <Box position={{ md: 'sticky' }} top={{ md: '20' }}>
        <SectionList />
      </Box>
      <Stack gap="4" minWidth="0">
        <RejectionNotice application={application} />
        <AdverseNotices application={application} />
        <TermSheetNotice />
        <Card>
          <HStack mb="4" justifyContent="space-between" minHeight="10">
            <Heading as="h2" ref={heading} tabIndex={-1}>
              {steps[stepKeys.indexOf(step)]?.label}
            </Heading>
            {readOnly ? (
              <Button variant="outline" icon="edit" onClick={startEditing}>
                {companySetup.edit}
              </Button>
            ) : null}
          </HStack>
          <Suspense fallback={<LoadingState />}>
            <Screen key={step} />
          </Suspense>
        </Card>
      </Stack>
    </Grid>
  );
}
