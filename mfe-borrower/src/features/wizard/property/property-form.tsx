import { useFormContext, useWatch } from 'react-hook-form';
import {
  addressFields,
  isSingleDwelling,
  propertyHints,
  propertyRuleErrors,
  questionGroups,
  traitsOf,
  unitInformationPath,
} from '@groundwork/domain-applications';
import type { LoanType, PropertySituation, QuestionGroup as Questions } from '@groundwork/domain-applications';
import { slotOfProperty } from '@groundwork/domain-files';
import type { DocumentSlot } from '@groundwork/domain-files';
import { systemClock, today } from '@groundwork/domain-time';
import { whatIsRead } from '@groundwork/domain-validation';
import { useStep } from '@groundwork/web-forms';
import { FileSlot } from '@groundwork/web-lending/files';
import type { StoredFile } from '@groundwork/web-lending/files';
import { Alert, Stack } from '@groundwork/web-ui';
import { AddressFields } from '../../../components/address-fields.js';
import { documentsFor, useLoanDocuments } from '../../../data/loan-documents.js';
import { useWizard } from '../wizard-context.js';
import { Floors } from './floor-fields.js';
import { ProForma } from './pro-forma-fields.js';
import { situationIn } from './property-values.js';
import type { PropertiesValues } from './property-values.js';
import { QuestionField } from './question-field.js';
import { QuestionGrid, QuestionGroup, WholeWidth } from './question-group.js';
import { Units } from './unit-fields.js';

interface PropertyFormProps {
  index: number;
  loanType: LoanType;
}

/**
 * Address, questions, units and floor plans of one property. What no application may have is said, and keeps nothing from
 * being saved.
 */
export function PropertyForm({ index, loanType }: PropertyFormProps) {
  const path = `properties.${index}` as const;
  const { application } = useWizard();
  const { control } = useFormContext<PropertiesValues>();
  const property = whatIsRead(useWatch({ control, name: path }));
  const place = { index, of: application.properties.length };
  const properties = application.properties.map((saved, at) => (at === index ? { ...saved, ...property } : saved));
  const situation = situationIn(application, property, place);
  const { propertyType } = situation;
  const documents = documentsFor(application, useLoanDocuments().data ?? []);
  const required = documents.some(({ type, need }) => type === 'presalecontract' && need === 'needed');
  const { acquisitionDate, currentlyOccupied } = property;
  const warnings = Object.values(
    propertyRuleErrors({ acquisitionDate, currentlyOccupied }, loanType, today(systemClock)),
  );
  return (
    <Stack gap="8">
      {questionGroups(situation).map((group) => (
        <QuestionsOfGroup
          key={group.key}
          group={group}
          path={path}
          situation={situation}
          paper={slotOfProperty({ type: 'presalecontract', required }, properties, index)}
        />
      ))}
      {propertyType && !isSingleDwelling(propertyType) && traitsOf(loanType).asksPropertyType ? (
        <Units path={path} situation={situation} />
      ) : null}
      {traitsOf(loanType).hasFloorPlan ? (
        <Floors path={path} propertyType={propertyType} needed={unitInformationPath(situation)} />
      ) : null}
      {traitsOf(loanType).hasProForma ? <ProForma path={path} /> : null}
      {[...new Set(warnings)].map((warning) => (
        <Alert key={warning} tone="warning">
          {warning}
        </Alert>
      ))}
    </Stack>
  );
}

interface GroupProps {
  group: Questions;
  path: `properties.${number}`;
  situation: PropertySituation;
  /** Where the presale contract of the property is put. */
  paper: DocumentSlot;
}

const isAddress = (name: string): boolean => (addressFields as readonly string[]).includes(name);

function QuestionsOfGroup({ group, path, situation, paper }: GroupProps) {
  const { key, label, questions } = group;
  const isNeeded = (field: string) => questions.some(({ name, needsAnswer }) => name === field && needsAnswer);
  return (
    <QuestionGroup label={label}>
      {key === 'address' ? <AddressFields path={path} isNeeded={isNeeded} /> : null}
      <QuestionGrid>
        {questions
          .filter(({ name, input }) => !isAddress(name) && input !== 'none')
          .map((question) => (
            <QuestionField
              key={question.name}
              name={`${path}.${question.name}`}
              label={question.label}
              input={question.input}
              options={question.options}
              required={question.needsAnswer}
              hint={propertyHints[question.name]}
            />
          ))}
        <PaperOfGroup group={group} path={path} situation={situation} paper={paper} />
      </QuestionGrid>
    </QuestionGroup>
  );
}

/** The document that an answer of the group stands on. */
function PaperOfGroup({ group: { key, questions }, path, situation, paper }: GroupProps) {
  const { setValue } = useFormContext<PropertiesValues>();
  const { application } = useWizard();
  const mode = useStep().readOnly ? 'read' : 'upload';
  const slot = { parent: 'application', parentId: application.id, as: 'h4', plain: true, mode } as const;
  if (key === 'sale' && situation.preSaleContract)
    return (
      <WholeWidth>
        <FileSlot {...paper} {...slot} />
      </WholeWidth>
    );
  const resume = questions.find(({ name }) => name === 'thirdPartyResume');
  if (!resume) return null;
  const store = ({ fileUploadId }: StoredFile) =>
    setValue(`${path}.thirdPartyResume`, fileUploadId, { shouldDirty: true });
  return (
    <WholeWidth>
      <FileSlot {...slot} type="resume" label={resume.label} hint={propertyHints.thirdPartyResume} onStored={store} />
    </WholeWidth>
  );
}
