import {
  addressFields,
  applicationRecord,
  legalQuestions,
  loanTypes,
  propertyTypes,
  questionGroups,
  situationOf,
  supplierCategories,
  traitsOf,
} from '@groundwork/domain-applications';
import type { ApplicationFacts, Floor, FloorPlan, Maybe, Unit } from '@groundwork/domain-applications';
import { proFormaSums } from '@groundwork/domain-capital';
import type { ProFormaItem } from '@groundwork/domain-capital';
import { fieldsOf } from '@groundwork/domain-records';
import type { AnyField } from '@groundwork/domain-records';
import { fullName } from '@groundwork/domain-companies';
import type { NamedPerson } from '@groundwork/domain-companies';
import { figures } from '@groundwork/domain-messages-screens';
import { formatCents } from '@groundwork/domain-money';
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
    ...projectFacts(application),
  ];
}

/** What is asked once about all properties. */
function projectFacts(application: ApplicationFacts): Fact[] {
  const facts = { ...application, propertyCount: application.properties?.length ?? 0 };
  return fieldsOf(applicationRecord, { section: 'project', facts }).map((question) => ({
    label: question.label,
    value: answerTo(question, application[question.name]),
  }));
}

/** Whom the application may name, as the companies service knows them. */
export interface KnownParties {
  readonly companies: readonly { readonly id: string; readonly name: string }[];
  readonly owners: readonly (NamedPerson & { readonly id: string })[];
  readonly otherPeople: readonly (NamedPerson & { readonly id: string })[];
  readonly thirdPartyContractors: readonly (NamedPerson & { readonly thirdPartyContractorId: string })[];
}

/** Step 5: who borrows, who builds, who oversees it. */
export function partyFacts(application: ApplicationFacts, known: KnownParties): Fact[] {
  const { borrowerId, contractorSelected, generalContractorId, constructionOverseers, ownershipConfirmation } =
    application;
  const contractor = known.thirdPartyContractors.find((row) => row.thirdPartyContractorId === generalContractorId);
  const people = [...known.owners, ...known.otherPeople];
  const overseers = (constructionOverseers ?? []).map(({ overseeingPersonId }) =>
    fullName(people.find(({ id }) => id === overseeingPersonId) ?? {}),
  );
  return [
    { label: 'Borrower', value: known.companies.find(({ id }) => id === borrowerId)?.name ?? '' },
    { label: 'Third-party general contractor', value: contractor ? fullName(contractor) : yesNo(contractorSelected) },
    { label: 'Construction overseers', value: inWords(...overseers) },
    { label: 'Ownership confirmed', value: yesNo(ownershipConfirmation) },
  ];
}

/** Address, the answers to the questions of its loan type, units and floor plans of one property, at its place among the others. */
export function propertyFacts(application: ApplicationFacts, index: number): Fact[] {
  const { loanType, properties } = application;
  const facts = properties?.[index] ?? {};
  const situation = situationOf(application, facts, { index, of: properties?.length ?? 0 });
  const questions = questionGroups(situation).flatMap((group) => group.questions);
  const entry = new Set<string>(addressFields);
  return [
    { label: 'Address', value: addressFields.flatMap((field) => facts[field] || []).join(', ') },
    ...questions
      .filter(({ name }) => !entry.has(name))
      .map((question) => ({ label: question.label, value: answerTo(question, facts[question.name]) })),
    ...(facts.units ?? []).map((unit, place) => ({ label: `Unit ${place + 1}`, value: unitText(unit) })),
    ...(facts.floors ?? []).map((floor, place) => ({ label: `Floor ${place + 1}`, value: floorText(floor) })),
    ...(loanType && traitsOf(loanType).hasFloorPlan ? floorPlanFacts(facts.floorPlans ?? []) : []),
    ...(loanType && traitsOf(loanType).hasProForma ? proFormaFacts(facts.proForma ?? []) : []),
  ];
}

const area = (sqft: Maybe<number>, what = 'sq ft'): string => (sqft ? `${sqft.toLocaleString('en-US')} ${what}` : '');

const inWords = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(', ');

function unitText({ street, sqft, bedrooms, garageBays, occupied, annualRent }: Unit): string {
  return inWords(
    street,
    area(sqft),
    bedrooms ? `${bedrooms} bedrooms` : '',
    garageBays ? `${garageBays} garage bays` : '',
    occupied === true ? 'occupied' : occupied === false ? 'vacant' : '',
    annualRent ? `${formatCents(annualRent)} rent a year` : '',
  );
}

const floorText = ({ name, sqft, measurement }: Floor): string => inWords(name, area(sqft), measurement);

function floorPlanFacts(plans: readonly FloorPlan[]): Fact[] {
  return (plans.length > 0 ? plans : [{}]).map((plan, place) => ({
    label: plans.length > 1 ? `Floor plan ${place + 1}` : 'Floor plan',
    value: inWords(
      plan.area,
      area(plan.finishedSquareFeet, 'sq ft finished'),
      area(plan.unfinishedSquareFeet, 'sq ft unfinished'),
      bathrooms(plan),
    ),
  }));
}

/** A year's rent and costs as they were entered, and what is left of them. */
function proFormaFacts(items: readonly ProFormaItem[]): Fact[] {
  const { amounts, netOperatingIncome } = proFormaSums(items);
  return [
    ...items.map(({ label, percent, value }) => {
      const yearly = amounts[label];
      const isShare = (value ?? undefined) === undefined && typeof percent === 'number';
      return {
        label: `Pro forma: ${label}`,
        value: inWords(isShare ? `${percent}% of the rent` : '', yearly === undefined ? '' : formatCents(yearly)),
      };
    }),
    {
      label: 'Pro forma: Net operating income',
      value: netOperatingIncome.known ? <MoneyText cents={netOperatingIncome.value} bold /> : figures.notYetKnown,
    },
  ];
}

function answerTo({ input, options }: Pick<AnyField, 'input' | 'options'>, value: unknown): Fact['value'] {
  if (input === 'yesNo') return yesNo(value);
  if (input === 'money') return typeof value === 'number' ? <MoneyText cents={value} /> : '';
  if (input === 'date') return isCalendarDate(value) ? formatMonthDayYear(value) : '';
  if (input === 'choice') return options.find((option) => option.value === value)?.label ?? '';
  return typeof value === 'string' || typeof value === 'number' ? value : '';
}

function bathrooms({ fullBathrooms, partialBathrooms }: FloorPlan): string {
  return inWords(
    fullBathrooms ? `${fullBathrooms} full bathrooms` : '',
    partialBathrooms ? `${partialBathrooms} partial bathrooms` : '',
  );
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
