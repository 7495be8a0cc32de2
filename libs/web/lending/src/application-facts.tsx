import {
  addressFields,
  floorPlan,
  legalQuestions,
  loanTypes,
  propertyTypes,
  questionsOf,
  supplierCategories,
  traitsOf,
} from '@groundwork/domain-applications';
import type {
  ApplicationFacts,
  FloorPlan,
  LoanType,
  Maybe,
  PropertyFacts,
  PropertyQuestion,
  PropertyType,
} from '@groundwork/domain-applications';
import { displayInstant, formatMonthDayYear, isCalendarDate } from '@groundwork/domain-time';
import { formatPhone } from '@groundwork/domain-validation';
import { MoneyText, Span } from '@groundwork/web-ui';
import type { Fact } from '@groundwork/web-ui';

const yesNo = (value: unknown): string => (value === true ? 'Yes' : value === false ? 'No' : '');

/** What is applied for. */
export function loanFacts(application: ApplicationFacts): Fact[] {
  const { loanType, propertyType, intendedPurpose, numberApplyingFor, lineOfCredit } = application;
  return [
    { label: 'Loan', value: loanType ? loanTypes[loanType].label : '' },
    { label: 'Purpose', value: intendedPurpose === 'rent' ? 'to Rent' : 'to Sell' },
    { label: 'Property type', value: propertyType ? propertyTypes[propertyType].label : '' },
    { label: 'Number of properties', value: numberApplyingFor },
    { label: 'Line of credit', value: yesNo(lineOfCredit) },
  ];
}

/** Address, the answers to the questions of its loan type and the floor plan of one property. */
export function propertyFacts(
  facts: PropertyFacts,
  loanType: Maybe<LoanType>,
  propertyType: Maybe<PropertyType>,
): Fact[] {
  const questions = questionsOf({ ...facts, loanType, propertyType });
  const plan: FloorPlan = facts.floorPlans?.[0] ?? {};
  const { finishedSquareFeet, unfinishedSquareFeet } = floorPlan.fields;
  return [
    { label: 'Address', value: addressFields.flatMap((field) => facts[field] || []).join(', ') },
    ...questions.map((question) => ({ label: question.label, value: answerTo(question, facts[question.name]) })),
    ...(loanType && traitsOf(loanType).hasFloorPlan
      ? [
          { label: finishedSquareFeet.label, value: plan.finishedSquareFeet },
          { label: unfinishedSquareFeet.label, value: plan.unfinishedSquareFeet },
          { label: 'Bathrooms', value: bathrooms(plan) },
        ]
      : []),
  ];
}

function answerTo({ input }: PropertyQuestion, value: unknown): Fact['value'] {
  if (input === 'yesNo') return yesNo(value);
  if (input === 'money') return typeof value === 'number' ? <MoneyText cents={value} /> : '';
  if (input === 'date') return isCalendarDate(value) ? formatMonthDayYear(value) : '';
  return typeof value === 'string' || typeof value === 'number' ? value : '';
}

function bathrooms({ fullBathrooms, partialBathrooms }: FloorPlan): string {
  const parts = [fullBathrooms ? `${fullBathrooms} full` : '', partialBathrooms ? `${partialBathrooms} partial` : ''];
  return parts.filter(Boolean).join(', ');
}

/** The largest contractor or supplier of each trade. */
export function supplierFacts({ suppliers }: Pick<ApplicationFacts, 'suppliers'>): Fact[] {
  return supplierCategories.map(({ field, label }) => {
    const supplier = suppliers?.[field];
    const phone = supplier?.phone ? <Span whiteSpace="nowrap">{formatPhone(supplier.phone)}</Span> : null;
    return {
      label,
      value: supplier?.name ? (
        <>
          {supplier.name} {phone}
        </>
      ) : (
        phone
      ),
    };
  });
}

/** The answers of step 6, a yes with its explanation. */
export function legalFacts({ legalInformation }: Pick<ApplicationFacts, 'legalInformation'>): Fact[] {
  return legalQuestions.map(({ field, label }) => ({
    label,
    value: [yesNo(legalInformation?.[field]), legalInformation?.[`${field}Explaination`]].filter(Boolean).join(': '),
  }));
}

/** When the term sheet was accepted, and the broker that was named. */
export function termSheetFacts(application: ApplicationFacts): Fact[] {
  const { termSheetAgreementTime, brokerUsed, brokerName, brokerEmail } = application;
  return [
    { label: 'Accepted', value: termSheetAgreementTime ? displayInstant(termSheetAgreementTime, { zone: 'EST' }) : '' },
    { label: 'Broker', value: brokerUsed === 'yes' ? [brokerName, brokerEmail].filter(Boolean).join(', ') : 'None' },
  ];
}
