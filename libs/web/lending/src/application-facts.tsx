import {
  hasFloorPlan,
  legalQuestions,
  loanTypes,
  propertyFieldsOf,
  propertyTypes,
  supplierCategories,
} from '@groundwork/domain-applications';
import type {
  ApplicationFacts,
  LoanType,
  Maybe,
  PropertyFacts,
  PropertyField,
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

interface FloorPlanFacts {
  readonly area?: Maybe<string>;
  readonly finishedSquareFeet?: Maybe<number>;
  readonly unfinishedSquareFeet?: Maybe<number>;
  readonly fullBathrooms?: Maybe<number>;
  readonly partialBathrooms?: Maybe<number>;
}

/** Address, the answers to the questions of its loan type and the floor plan of one property. */
export function propertyFacts(property: object, loanType: Maybe<LoanType>, propertyType: Maybe<PropertyType>): Fact[] {
  const facts = property as PropertyFacts;
  const { street, city, county, state, zipCode } = facts;
  const questions = loanType
    ? propertyFieldsOf(loanType, propertyType).filter(({ shown }) => shown?.(facts) ?? true)
    : [];
  const plan = (facts.floorPlans?.[0] ?? {}) as FloorPlanFacts;
  return [
    { label: 'Address', value: [street, city, county, state, zipCode].filter(Boolean).join(', ') },
    ...questions.map((question) => ({ label: question.label, value: answerTo(question, facts[question.name]) })),
    ...(loanType && hasFloorPlan(loanType)
      ? [
          { label: 'Finished square feet', value: plan.finishedSquareFeet },
          { label: 'Unfinished square feet', value: plan.unfinishedSquareFeet },
          { label: 'Bathrooms', value: bathrooms(plan) },
        ]
      : []),
  ];
}

function answerTo({ kind }: PropertyField, value: unknown): Fact['value'] {
  if (kind === 'yesNo') return yesNo(value);
  if (kind === 'money') return typeof value === 'number' ? <MoneyText cents={value} /> : '';
  if (kind === 'date') return isCalendarDate(value) ? formatMonthDayYear(value) : '';
  return typeof value === 'string' || typeof value === 'number' ? value : '';
}

function bathrooms({ fullBathrooms, partialBathrooms }: FloorPlanFacts): string {
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
