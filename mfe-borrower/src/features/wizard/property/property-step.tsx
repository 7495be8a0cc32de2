import { useState } from 'react';
import type { ReactNode } from 'react';
import { draftErrors, loanTypes, propertyTypes } from '@groundwork/domain-applications';
import { useRuleForm } from '@groundwork/web-forms';
import { Disclosure, EmptyState, Stack, Text } from '@groundwork/web-ui';
import type { Property } from '../../../data/api.js';
import { StepForm } from '../step-form.js';
import { useSaveApplication } from '../../../data/save-application.js';
import { useWizard } from '../wizard-context.js';
import { PropertyForm } from './property-form.js';
import { toSave, toValues } from './property-values.js';
import type { PropertyValues } from './property-values.js';

/** Step 2: where each property is and what there is to know about it, by loan type. */
export function PropertyStep() {
  const { application } = useWizard();
  const { loanType, properties } = application;
  const save = useSaveApplication(application.id);
  const values = { properties: loanType ? properties.map((property) => toValues(property, loanType)) : [] };
  const form = useRuleForm<{ properties: PropertyValues[] }>({
    defaultValues: values,
    values,
    check: (entered) => draftErrors({ properties: entered.properties.map(toSave) }),
  });
  if (!loanType || properties.length === 0) return <EmptyState title="This application has no property yet" />;
  const typeOf = (property: Property) => property.propertyType ?? application.propertyType;
  return (
    <StepForm
      label="Property Information"
      form={form}
      save={(entered) => save.mutateAsync({ properties: entered.properties.map(toSave) })}
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
