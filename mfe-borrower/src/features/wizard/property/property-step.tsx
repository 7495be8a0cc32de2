import { useState } from 'react';
import type { ReactNode } from 'react';
import { draftErrors, loanTypes, propertyTypes } from '@groundwork/domain-applications';
import { StepForm } from '@groundwork/web-forms';
import { Disclosure, EmptyState, Stack, Text } from '@groundwork/web-ui';
import type { Property } from '../../../data/api.js';
import { StepFooter } from '../step-footer.js';
import { useApplicationForm } from '../use-application-form.js';
import { useWizard } from '../wizard-context.js';
import { PropertyForm } from './property-form.js';
import { propertyNames } from './property-labels.js';
import { toSave, toValues } from './property-values.js';
import type { PropertiesValues } from './property-values.js';

/** Step 2: where each property is and what there is to know about it, by loan type. */
export function PropertyStep() {
  const { application } = useWizard();
  const { loanType, properties } = application;
  const kept = useApplicationForm<PropertiesValues>({
    section: 'property',
    valuesOf: (stored) => ({
      properties: loanType ? stored.properties.map((property) => toValues(property, loanType)) : [],
    }),
    changesOf: (values) => ({ properties: values.properties.map(toSave) }),
    check: (values) => draftErrors({ properties: values.properties.map(toSave) }),
  });
  if (!loanType || properties.length === 0) return <EmptyState title="This application has no property yet" />;
  const typeOf = (property: Property) => property.propertyType ?? application.propertyType;
  return (
    <StepForm
      kept={kept}
      label="Property Information"
      {...propertyNames(properties.length)}
      footer={<StepFooter kept={kept} />}
    >
      <Text color="fg.muted">
        {[loanTypes[loanType].label, application.propertyType ? propertyTypes[application.propertyType].label : '']
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {properties.length === 1 && properties[0] ? (
        <PropertyForm index={0} loanType={loanType} propertyType={typeOf(properties[0])} />
      ) : (
        <Stack gap="3">
          {properties.map((property, index) => (
            <PropertyPanel
              key={property.id}
              title={`Property ${index + 1}`}
              street={property.street}
              first={index === 0}
            >
              <PropertyForm index={index} loanType={loanType} propertyType={typeOf(property)} />
            </PropertyPanel>
          ))}
        </Stack>
      )}
    </StepForm>
  );
}

interface PropertyPanelProps {
  title: string;
  street?: string | null;
  first: boolean;
  children: ReactNode;
}

function PropertyPanel({ title, street, first, children }: PropertyPanelProps) {
  const [open, setOpen] = useState(first);
  return (
    <Disclosure title={street ? `${title}: ${street}` : title} open={open} onToggle={setOpen}>
      {children}
    </Disclosure>
  );
}
