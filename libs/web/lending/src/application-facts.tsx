import {
  applicationRecord,
  legalQuestions,
  loanTypes,
  propertyTypes,
  supplierCategories,
} from '@groundwork/domain-applications';
import type { ApplicationFacts } from '@groundwork/domain-applications';
import { fieldsOf } from '@groundwork/domain-records';
import type { AnyField, AnyRecord, FactsOf } from '@groundwork/domain-records';
import { fullName } from '@groundwork/domain-companies';
import type { NamedPerson } from '@groundwork/domain-companies';
import { screens } from '@groundwork/domain-messages-screens';
import { displayInstant, formatMonthDayYear, isCalendarDate } from '@groundwork/domain-time';
import { formatPhone, isBlank } from '@groundwork/domain-validation';
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
  // Who was named and left since is said to have left: no name is no answer.
  const nameOf = (person: NamedPerson | undefined): string => (person ? fullName(person) : screens.personLeft);
  const overseers = (constructionOverseers ?? []).map(({ overseeingPersonId }) =>
    nameOf(people.find(({ id }) => id === overseeingPersonId)),
  );
  return [
    { label: 'Borrower', value: known.companies.find(({ id }) => id === borrowerId)?.name ?? '' },
    {
      label: 'Third-party general contractor',
      value: contractorSelected !== false && generalContractorId ? nameOf(contractor) : yesNo(contractorSelected),
    },
    { label: 'Construction overseers', value: inWords(...overseers) },
    { label: 'Ownership confirmed', value: yesNo(ownershipConfirmation) },
  ];
}

const inWords = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(', ');

/** An answer as it reads, by the kind of its question; nothing where there is none. */
export function answerTo({ input, options }: Pick<AnyField, 'input' | 'options'>, value: unknown): Fact['value'] {
  if (input === 'yesNo') return yesNo(value);
  if (input === 'money') return typeof value === 'number' ? <MoneyText cents={value} /> : '';
  if (input === 'date') return isCalendarDate(value) ? formatMonthDayYear(value) : '';
  if (input === 'phone') return typeof value === 'string' ? formatPhone(value) : '';
  // A file that was uploaded: it stands among the documents.
  if (input === 'none') return isBlank(value) ? '' : 'Uploaded';
  if (input === 'choice') return options.find((option) => option.value === value)?.label ?? '';
  return typeof value === 'string' || typeof value === 'number' ? value : '';
}

/** What a record says of itself, in the order of its fields and as its facts decide which are asked: all of it, or one section. */
export function recordFacts<R extends AnyRecord>(declaration: R, facts: FactsOf<R>, section?: string): Fact[] {
  const values = new Map<string, unknown>(Object.entries(facts as object));
  return fieldsOf(declaration, { section, facts }).map((field) => ({
    label: field.label,
    value: answerTo(field, values.get(field.name)),
  }));
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

/** When the term sheet was accepted and, of a line of credit, its supervision acknowledged and by whom; the broker that was named. */
export function termSheetFacts(application: ApplicationFacts): Fact[] {
  const { termSheetAgreementTime, brokerUsed, brokerName, brokerEmail, lineOfCredit, supervision } = application;
  const acknowledged = supervision
    ? [supervision.signerName, displayInstant(supervision.date, { zone: 'EST' })].filter(Boolean).join(', ')
    : '';
  return [
    { label: 'Accepted', value: termSheetAgreementTime ? displayInstant(termSheetAgreementTime, { zone: 'EST' }) : '' },
    { label: 'Broker', value: brokerUsed === 'yes' ? [brokerName, brokerEmail].filter(Boolean).join(', ') : 'None' },
    ...(lineOfCredit ? [{ label: 'Supervision acknowledged', value: acknowledged }] : []),
  ];
}
