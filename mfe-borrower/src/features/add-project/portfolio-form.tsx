import { useId, useState } from 'react';
import {
  capacityCaption,
  portfolioRoom,
  propertyTypes,
  propertyTypesFor,
  typesOfPortfolio,
  withPropertiesOf,
} from '@groundwork/domain-applications';
import type { LoanSelection, PortfolioProperty, PropertyType } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { addProject, borrower } from '@groundwork/domain-messages-borrower';
import { isBlank } from '@groundwork/domain-validation';
import { KeptFormView } from '@groundwork/web-forms';
import type { KeptForm } from '@groundwork/web-forms';
import {
  Alert,
  Box,
  Button,
  ConfirmDialog,
  Flex,
  Label,
  NativeSelect,
  Separator,
  Stack,
  Text,
} from '@groundwork/web-ui';
import { AddressEditor } from './address-editor.js';
import type { AddressesValues } from './address-editor.js';

interface PortfolioFormProps {
  keptForm: KeptForm<AddressesValues, number>;
  properties: readonly PortfolioProperty[];
  /** What keeps them from being saved. */
  complaint: string | undefined;
  selection: LoanSelection;
  busy: boolean;
  onClose: () => void;
}

const isTyped = ({ street, city, county, state, zipCode }: PortfolioProperty): boolean =>
  [street, city, county, state, zipCode].some((text) => !isBlank(text));

/** Generate, clear, and an address editor for each property type; what is typed goes only after a question. */
export function PortfolioForm({ keptForm, properties, complaint, selection, busy, onClose }: PortfolioFormProps) {
  const complaintId = useId();
  const [loss, setLoss] = useState<readonly PortfolioProperty[]>();
  const { form } = keptForm;
  const put = (next: readonly PortfolioProperty[]) => {
    form.reset({ properties: [...next] }, { keepDefaultValues: true });
    setLoss(undefined);
  };
  const replace = (next: readonly PortfolioProperty[]) =>
    properties.some((property) => isTyped(property) && !next.includes(property)) ? setLoss(next) : put(next);
  const isCleared = loss?.length === 0;
  const caption = capacityCaption(properties.length);
  return (
    <KeptFormView
      keptForm={keptForm}
      label={addProject.portfolioTitle}
      onSubmit={keptForm.submit}
      footer={
        <Flex mt="5" gap="3" justifyContent="space-between" flexWrap="wrap">
          <Button variant="outline" onClick={onClose} disabled={busy}>
            Close Modal
          </Button>
          <Button
            type="submit"
            loading={busy}
            disabled={keptForm.offer !== undefined || complaint !== undefined}
            aria-describedby={complaint ? complaintId : undefined}
          >
            {borrower.savePropertiesAndContinue}
          </Button>
        </Flex>
      }
    >
      <Stack gap="5">
        <GenerateProperties properties={properties} selection={selection} onChange={replace} />
        {typesOfPortfolio(properties).map((type) => (
          <Stack key={type.propertyType} gap="5">
            <Separator />
            <AddressEditor {...type} />
          </Stack>
        ))}
        {caption ? <Alert tone="warning">{caption}</Alert> : null}
        {complaint ? (
          <Text id={complaintId} role="status" color="fg.muted">
            {complaint}
          </Text>
        ) : null}
      </Stack>
      <ConfirmDialog
        open={loss !== undefined}
        title={
          isCleared
            ? addProject.clearPropertiesQuestion
            : fill(addProject.fewerPropertiesQuestion, { count: loss?.length ?? 0 })
        }
        confirmLabel={isCleared ? 'Clear Properties' : `Keep ${loss?.length}`}
        danger
        onConfirm={() => put(loss ?? [])}
        onCancel={() => setLoss(undefined)}
      >
        <Text>{isCleared ? addProject.propertiesCleared : addProject.propertiesDropped}</Text>
      </ConfirmDialog>
    </KeptFormView>
  );
}

interface GenerateProps {
  properties: readonly PortfolioProperty[];
  selection: LoanSelection;
  onChange: (properties: readonly PortfolioProperty[]) => void;
}

/** How many properties of which type the portfolio holds. */
function GenerateProperties({ properties, selection, onChange }: GenerateProps) {
  const id = useId();
  const types = selection.loanType ? propertyTypesFor(selection.loanType) : [];
  const [type, setType] = useState<PropertyType | undefined>(selection.propertyType ?? types[0]);
  const [wanted, setWanted] = useState(0);
  if (!type) return null;
  const { min, max } = portfolioRoom(properties, type);
  const count = Math.min(Math.max(wanted, min), max);
  return (
    <Flex gap="3" alignItems="flex-end" flexWrap="wrap">
      <Box width="200px">
        <Label htmlFor={`${id}-type`} mb="1.5">
          Property type
        </Label>
        <NativeSelect
          id={`${id}-type`}
          value={type}
          onChange={(event) => setType(event.currentTarget.value as PropertyType)}
        >
          {types.map((value) => (
            <option key={value} value={value}>
              {propertyTypes[value].label}
            </option>
          ))}
        </NativeSelect>
      </Box>
      <Box width="200px">
        <Label htmlFor={id} mb="1.5">
          Number of properties
        </Label>
        <NativeSelect id={id} value={count} onChange={(event) => setWanted(Number(event.currentTarget.value))}>
          {Array.from({ length: Math.max(max - min + 1, 0) }, (_, index) => min + index).map((value) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </NativeSelect>
      </Box>
      <Button
        variant="outline"
        disabled={max < min}
        onClick={() => onChange(withPropertiesOf(properties, type, count))}
      >
        Generate {count} properties
      </Button>
      <Button variant="ghost" disabled={properties.length === 0} onClick={() => onChange([])}>
        Clear Properties
      </Button>
    </Flex>
  );
}
