import { roundHalfUp } from '@groundwork/domain-money';
import {
  basisOf,
  contingencyFigure,
  costFigure,
  hardCostsFigure,
  incomeFigure,
  inputNames,
  isRefinanced,
  loanFigure,
  noiFigure,
  salesFigure,
  valueAsCompleted,
  valueAsIs,
} from './capital-facts.js';
import type { CapitalFacts, ValueBasis } from './capital-facts.js';
import { annualDebtService } from './debt-service.js';
import type { DebtTerms } from './debt-service.js';
import { allKnown, unknown } from './figure.js';
import type { Figure } from './figure.js';

/** What a measure is, and how it is computed, for whoever reads it. */
interface MeasureTraits {
  readonly term: string;
  readonly abbreviation?: string;
  readonly formula: string;
  /** Cents; hundredths of a percent; hundredths of a time (1.25 times is 125). */
  readonly unit: 'money' | 'percent' | 'times';
}

/** The figures of a loan, in the order in which they are read. */
export const measures = {
  loanToCost: { term: 'Loan to cost', abbreviation: 'LTC', unit: 'percent', formula: 'Loan amount ÷ total cost' },
  loanToValue: { term: 'Loan to value', abbreviation: 'LTV', unit: 'percent', formula: 'Loan amount ÷ value as is' },
  loanToCompletedValue: {
    term: 'Loan to after-repair value',
    abbreviation: 'LTARV',
    unit: 'percent',
    formula: 'Loan amount ÷ value when the work is completed',
  },
  contingency: { term: 'Contingency', unit: 'percent', formula: 'Contingency lines ÷ hard costs of the budget' },
  profit: { term: 'Profit', unit: 'money', formula: 'Expected sales price − total cost' },
  margin: { term: 'Margin', unit: 'percent', formula: 'Profit ÷ expected sales price' },
  effectiveIncome: {
    term: 'Effective income',
    unit: 'money',
    formula: 'A year’s rent of the units that are let and of those that will be',
  },
  netOperatingIncome: {
    term: 'Net operating income',
    abbreviation: 'NOI',
    unit: 'money',
    formula: 'Effective income − operating expenses of a year, before capital expenditures',
  },
  debtServiceCoverage: {
    term: 'Debt service coverage',
    abbreviation: 'DSCR',
    unit: 'times',
    formula: 'Net operating income ÷ a year’s payments on the loan',
  },
  capRate: { term: 'Cap rate', unit: 'percent', formula: 'Net operating income ÷ value' },
  debtYield: { term: 'Debt yield', unit: 'percent', formula: 'Net operating income ÷ loan amount' },
} as const satisfies Readonly<Record<string, MeasureTraits>>;
export type Measure = keyof typeof measures;
export const measureNames = Object.keys(measures) as readonly Measure[];

const isBuilt = ({ work }: CapitalFacts): boolean => work === 'building' || work === 'renovation';
const toSell = ({ purpose }: CapitalFacts): boolean => purpose === 'sell';
const toRent = ({ purpose }: CapitalFacts): boolean => purpose === 'rent';

const appliesTo: Readonly<Record<Measure, (facts: CapitalFacts) => boolean>> = {
  loanToCost: (facts) => !isRefinanced(facts),
  loanToValue: ({ work }) => work !== 'building',
  loanToCompletedValue: isBuilt,
  contingency: isBuilt,
  profit: (facts) => toSell(facts) && !isRefinanced(facts),
  margin: (facts) => toSell(facts) && !isRefinanced(facts),
  effectiveIncome: toRent,
  netOperatingIncome: toRent,
  debtServiceCoverage: toRent,
  capRate: toRent,
  debtYield: toRent,
};

/** The measures that say something about such a loan. */
export const measuresOf = (facts: CapitalFacts): Measure[] => measureNames.filter((name) => appliesTo[name](facts));

const ratio = (numerator: Figure, denominator: Figure, what: string, scale: bigint): Figure =>
  allKnown([numerator, denominator], ([top, bottom]) =>
    bottom === 0 ? unknown([what]) : Number(roundHalfUp(BigInt(top) * scale, BigInt(bottom))),
  );
const percentOfTotal = (top: Figure, bottom: Figure, what: string) => ratio(top, bottom, what, 10_000n);

const debtService = (facts: CapitalFacts, terms: Partial<DebtTerms> | undefined): Figure => {
  const rate = terms?.rate;
  if (typeof rate !== 'number') return allKnown([loanFigure(facts), unknown([inputNames.rate])], () => 0);
  return allKnown([loanFigure(facts)], ([loan]) => annualDebtService(loan, { ...terms, rate }));
};

const profit = (facts: CapitalFacts): Figure =>
  allKnown([salesFigure(facts), costFigure(facts)], ([sales, cost]) => sales - cost);
/** The value of what will stand there; of what stands already the one that it has. */
const incomeValue = (facts: CapitalFacts): Figure => (isBuilt(facts) ? valueAsCompleted(facts) : valueAsIs(facts));

type Compute = (facts: CapitalFacts, terms: Partial<DebtTerms> | undefined) => Figure;

const computations: Readonly<Record<Measure, Compute>> = {
  loanToCost: (facts) => percentOfTotal(loanFigure(facts), costFigure(facts), inputNames.cost),
  loanToValue: (facts) => percentOfTotal(loanFigure(facts), valueAsIs(facts), inputNames.valueAsIs),
  loanToCompletedValue: (facts) =>
    percentOfTotal(loanFigure(facts), valueAsCompleted(facts), inputNames.valueAsCompleted),
  contingency: (facts) => percentOfTotal(contingencyFigure(facts), hardCostsFigure(facts), inputNames.hardCosts),
  profit,
  margin: (facts) => percentOfTotal(profit(facts), salesFigure(facts), inputNames.salesPrice),
  effectiveIncome: incomeFigure,
  netOperatingIncome: noiFigure,
  debtServiceCoverage: (facts, terms) =>
    ratio(noiFigure(facts), debtService(facts, terms), inputNames.loanAmount, 100n),
  capRate: (facts) => percentOfTotal(noiFigure(facts), incomeValue(facts), inputNames.valueAsCompleted),
  debtYield: (facts) => percentOfTotal(noiFigure(facts), loanFigure(facts), inputNames.loanAmount),
};

/**
 * A measure of a loan, exact: amounts in cents, ratios rounded once, half away from zero, to hundredths of a percent or of a time.
 * `terms` are those that the debt service is computed with.
 */
export function measureOf(measure: Measure, facts: CapitalFacts, terms?: Partial<DebtTerms>): Figure {
  return computations[measure](facts, terms);
}

/** The denominator and numerator of a ratio that is held against a least value. */
export function exactRatio(
  measure: 'debtServiceCoverage' | 'debtYield' | 'contingency',
  facts: CapitalFacts,
  terms?: Partial<DebtTerms>,
): { readonly top: Figure; readonly bottom: Figure } {
  if (measure === 'contingency') return { top: contingencyFigure(facts), bottom: hardCostsFigure(facts) };
  const top = noiFigure(facts);
  return { top, bottom: measure === 'debtYield' ? loanFigure(facts) : debtService(facts, terms) };
}

/** Whose value a measure stands on, where it stands on one. */
export function basisOfMeasure(measure: Measure, facts: CapitalFacts): ValueBasis | undefined {
  if (measure === 'loanToValue') return basisOf(facts, 'valueAsIs');
  if (measure === 'loanToCompletedValue') return basisOf(facts, 'valueAsCompleted');
  if (measure === 'capRate') return basisOf(facts, isBuilt(facts) ? 'valueAsCompleted' : 'valueAsIs');
  return undefined;
}
