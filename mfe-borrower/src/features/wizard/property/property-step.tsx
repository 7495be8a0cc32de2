import { useState } from 'react';
import type { ReactNode } from 'react';
import { draftErrors, portfolioErrors, loanTypes, propertyTypes } from '@groundwork/domain-applications';
import type { PropertyFacts } from '@groundwork/domain-applications';
import { StepForm, useHoldsTarget } from '@groundwork/web-forms';
import { Disclosure, EmptyState, Stack, Text } from '@groundwork/web-ui';
import { StepFooter } from '../step-footer.js';
import { useApplicationForm } from '../use-application-form.js';
import { useWizard } from '../wizard-context.js';
import { ProjectQuestions } from './project-questions.js';
import { PropertyForm } from './property-form.js';
import { propertyNames } from './property-labels.js';
import { changesOf, valuesOf } from './property-values.js';
import type { PropertiesValues } from './property-values.js';

/** Step 2: where each property is and what there is to know about it, by loan type. */
export function PropertyStep() {
  const { application } = useWizard();
  const { loanType, properties } = application;
  const keptForm = useApplicationForm<PropertiesValues>({
    section: 'property',
    valuesOf,
    changesOf,
    check: (values) => {
      const changes = changesOf(values);
      return { ...draftErrors(changes), ...portfolioErrors(changes.properties as PropertyFacts[], loanType) };
    },
  });
  if (!loanType || properties.length === 0) return <EmptyState title="This application has no property yet" />;
  return (
    <StepForm
      keptForm={keptForm}
      label="Property Information"
      {...propertyNames(properties.length)}
      footer={<StepFooter keptForm={keptForm} />}
    >
      <Text color="fg.muted">
        {[loanTypes[loanType].label, application.propertyType ? propertyTypes[application.propertyType].label : '']
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <ProjectQuestions />
      {properties.length === 1 ? (
        <PropertyForm index={0} loanType={loanType} />
      ) : (
        <Stack gap="3">
          {properties.map((property, index) => (
            <PropertyPanel
              key={property.id}
              path={`properties.${index}`}
              title={`Property ${index + 1}`}
              street={property.street}
              first={index === 0}
            >
              <PropertyForm index={index} loanType={loanType} />
            </PropertyPanel>
          ))}
        </Stack>
      )}
    </StepForm>
  );
}

interface PropertyPanelProps {
  path: string;
  title: string;
  street?: string | null;
  first: boolean;
  children: ReactNode;
}

function PropertyPanel({ path, title, street, first, children }: PropertyPanelProps) {
  const isLedTo = useHoldsTarget(path);
  const [open, setOpen] = useState(first || isLedTo);
  return (
    <Disclosure title={street ? `${title}: ${street}` : title} open={open} onToggle={setOpen}>
      {open ? children : null}
    </Disclosure>
  );
}
