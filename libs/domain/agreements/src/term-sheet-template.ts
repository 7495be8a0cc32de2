import { loanTypes, loanTypeValues, projectNumberText, propertyTypes } from '@groundwork/domain-applications';
import type { LoanType, PropertyType, Purpose } from '@groundwork/domain-applications';
import { addCents, formatCents, formatPercent, shareOf } from '@groundwork/domain-money';
import { formatMonthDayYear } from '@groundwork/domain-time';
import type { TermSheetType } from './term-sheets.js';
import { escapeHtml, fillPlaceholders, MISSING, unknownPlaceholders } from './template.js';

/** A property as a term sheet tells of it. Amounts in whole cents. */
export interface TermSheetProperty {
  readonly street?: string | null;
  readonly city?: string | null;
  readonly state?: string | null;
  readonly zipCode?: string | null;
  readonly propertyType?: string | null;
  readonly numberOfUnits?: number | null;
  readonly purchaseAmount?: number | null;
  readonly expectedListingPrice?: number | null;
  readonly budgetTotal?: number | null;
}

/** What is known of an application when its term sheet is filled. Amounts in whole cents. */
export interface TermSheetFigures {
  readonly companyName?: string | null;
  readonly name?: string | null;
  readonly projectNumber?: number | null;
  readonly loanType?: string | null;
  readonly propertyType?: string | null;
  readonly intendedPurpose?: string | null;
  readonly requestedAmount?: number | null;
  readonly brokerName?: string | null;
  readonly properties: readonly TermSheetProperty[];
}

/** An application's figures, on a day, over a version of its sheet. */
export interface TermSheetFacts extends TermSheetFigures {
  /** YYYY-MM-DD, at UTC-4. */
  readonly today: string;
  readonly version: number;
}

interface TermSheetPlaceholder {
  /** What it stands for, in the editor's legend. */
  readonly label: string;
  /** The text that it is filled with; undefined where nothing is known. */
  readonly value: (facts: TermSheetFacts) => string | undefined;
}

const purposes: Readonly<Record<Purpose, string>> = { sell: 'to sell', rent: 'to rent' };

const address = ({ street, city, state, zipCode }: TermSheetProperty): string =>
  [street, city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** Units of a property: as they were counted, else as its type has them; '5 or more' is no count. */
function unitsOf({ numberOfUnits, propertyType }: TermSheetProperty, ofAll: string | null | undefined) {
  const type = (propertyType ?? ofAll) as PropertyType;
  return numberOfUnits ?? (type === 'fiveOrMoreUnits' ? undefined : propertyTypes[type]?.units);
}

/** The sum of what the properties say; undefined while none says anything. */
function sumOf(
  { properties }: TermSheetFacts,
  field: 'purchaseAmount' | 'expectedListingPrice' | 'budgetTotal',
): number | undefined {
  const amounts = properties.map((property) => property[field]).filter((amount) => typeof amount === 'number');
  const sum = addCents(amounts);
  return sum === 0 ? undefined : sum;
}

const money = (amount: number | null | undefined): string | undefined =>
  typeof amount === 'number' ? formatCents(amount) : undefined;

/** Every placeholder of a term sheet: the editor's legend, the check at a save and the filled sheet follow from this table. */
export const termSheetPlaceholders = {
  today: { label: 'Date on which the sheet is read', value: ({ today }) => formatMonthDayYear(today) },
  version: { label: 'Version of the term sheet', value: ({ version }) => String(version) },
  companyName: { label: 'Borrowing company', value: ({ companyName }) => companyName ?? undefined },
  applicationName: { label: 'Name of the application', value: ({ name }) => name ?? undefined },
  projectNumber: {
    label: 'Project number',
    value: ({ projectNumber }) => projectNumberText(projectNumber) || undefined,
  },
  loanType: { label: 'Loan type', value: ({ loanType }) => loanTypes[loanType as LoanType]?.label },
  propertyType: {
    label: 'Property type',
    value: ({ propertyType }) => propertyTypes[propertyType as PropertyType]?.label,
  },
  purpose: {
    label: 'Purpose (to sell or to rent)',
    value: ({ intendedPurpose }) => purposes[intendedPurpose as Purpose],
  },
  numberOfProperties: {
    label: 'Number of properties',
    value: ({ properties }) => (properties.length === 0 ? undefined : String(properties.length)),
  },
  numberOfUnits: {
    label: 'Number of units',
    value: ({ propertyType, properties }) => {
      const units = properties.map((property) => unitsOf(property, propertyType));
      const known = units.filter((count) => count !== undefined);
      return known.length < units.length || units.length === 0
        ? undefined
        : String(known.reduce((sum, count) => sum + count, 0));
    },
  },
  propertyAddresses: {
    label: 'Addresses of all properties',
    value: ({ properties }) => properties.map(address).filter(Boolean).join('; '),
  },
  purchasePrice: { label: 'Purchase price of all properties', value: (facts) => money(sumOf(facts, 'purchaseAmount')) },
  listingPrice: {
    label: 'Expected listing price of all properties',
    value: (facts) => money(sumOf(facts, 'expectedListingPrice')),
  },
  budgetTotal: { label: 'Total of the budgets', value: (facts) => money(sumOf(facts, 'budgetTotal')) },
  budgetToPurchase: {
    label: 'Budgets in percent of the purchase price',
    value: (facts) => {
      const [budget, purchase] = [sumOf(facts, 'budgetTotal'), sumOf(facts, 'purchaseAmount')];
      return budget === undefined || purchase === undefined ? undefined : formatPercent(shareOf(budget, purchase));
    },
  },
  requestedAmount: { label: 'Requested loan amount', value: ({ requestedAmount }) => money(requestedAmount) },
  brokerName: { label: 'Broker', value: ({ brokerName }) => brokerName ?? undefined },
} as const satisfies Readonly<Record<string, TermSheetPlaceholder>>;

export const termSheetPlaceholderNames = Object.keys(termSheetPlaceholders);

/** The names in braces that a term sheet must not be saved with (see `unknownPlaceholders`). */
export function unknownInTermSheet(html: string): string[] {
  return unknownPlaceholders(html, termSheetPlaceholderNames);
}

const placeholderOf = (name: string): TermSheetPlaceholder | undefined =>
  Object.hasOwn(termSheetPlaceholders, name)
    ? termSheetPlaceholders[name as keyof typeof termSheetPlaceholders]
    : undefined;

/** A term sheet's HTML with its placeholders filled: values escaped, what is not known N/A. */
export function fillTermSheet(html: string, facts: TermSheetFacts): string {
  return fillPlaceholders(html, (name) => escapeHtml(placeholderOf(name)?.value(facts) || MISSING));
}

/** What of an application a sheet showed, by placeholder: the text that stood there, '' where nothing was known. */
export type ShownFigures = Readonly<Record<string, string>>;

/** Placeholders that are no figure of the application; the broker is answered beside the sheet, after or before it is accepted. */
const noFigures: ReadonlySet<string> = new Set(['today', 'version', 'companyName', 'brokerName']);
const noDay = { today: '', version: 0 } as const;

const figureText = (name: string, figures: TermSheetFigures): string =>
  placeholderOf(name)?.value({ ...figures, ...noDay }) ?? '';

/** What of an application a master's text shows. */
export function shownFigures(html: string, figures: TermSheetFigures): ShownFigures {
  const shown: Record<string, string> = {};
  fillPlaceholders(html, (name) => {
    if (!noFigures.has(name)) shown[name] = figureText(name, figures);
    return '';
  });
  return shown;
}

/** What reads differently by now of the figures that a sheet showed: their names, in the order of the sheet. */
export function changedFigures(shown: ShownFigures, figures: TermSheetFigures): string[] {
  return Object.entries(shown).flatMap(([name, text]) =>
    figureText(name, figures) === text ? [] : (placeholderOf(name)?.label ?? name),
  );
}

/** An application that a preview is filled with. */
export const exampleFigures: TermSheetFigures = {
  companyName: 'Bluff Oak Homes LLC',
  name: 'Harvard Street Home',
  projectNumber: 1042,
  loanType: 'construction',
  propertyType: 'detached',
  intendedPurpose: 'sell',
  requestedAmount: 38_250_000,
  brokerName: 'Ellen Ortiz',
  properties: [
    {
      street: '1500 Harvard Street',
      city: 'Houston',
      state: 'Texas',
      zipCode: '77008',
      purchaseAmount: 12_500_000,
      expectedListingPrice: 64_000_000,
      budgetTotal: 45_000_000,
    },
  ],
};

/** A sheet as an example's borrower would read it: the loan type is the sheet's. */
export function fillPreview(
  html: string,
  { type, version, today }: { readonly type: TermSheetType; readonly version: number; readonly today: string },
): string {
  const loanType = loanTypeValues.find((value) => loanTypes[value].termSheet === type) ?? exampleFigures.loanType;
  return fillTermSheet(html, { ...exampleFigures, loanType, version, today });
}
