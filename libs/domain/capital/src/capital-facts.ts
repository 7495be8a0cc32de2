import type { FundingSource } from '@groundwork/domain-budgets';
import { addCents } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';
import { allKnown, figureOf, known, unknown } from './figure.js';
import type { Figure } from './figure.js';
import type { ProFormaItem } from './pro-forma.record.js';
import { proFormaSums } from './pro-forma.js';

type Maybe<T> = T | null | undefined;

/** What one property brings into the figures. Whole cents. */
export interface PropertyCapital {
  /** What the property costs to buy: the budget's rows of land, else the price. */
  readonly purchase?: Maybe<Cents>;
  /** What is spent on it beside the purchase: the rest of its budget. */
  readonly works: Cents;
  /** The rows of construction itself, and what is set aside for what nobody foresaw. */
  readonly hardCosts?: Maybe<Cents>;
  readonly contingency?: Maybe<Cents>;
  /** The loan pays off what is owed on it, in place of a purchase. */
  readonly isRefinance?: boolean;
  readonly payoff?: Maybe<Cents>;
  /** The price of the presale contract, else the expected one. */
  readonly salesPrice?: Maybe<Cents>;
  /** Appraised. */
  readonly valueAsIs?: Maybe<Cents>;
  readonly valueAsCompleted?: Maybe<Cents>;
  readonly proForma?: Maybe<readonly ProFormaItem[]>;
}

/** What the figures of a loan are computed from. Whole cents. */
export interface CapitalFacts {
  readonly purpose: 'sell' | 'rent';
  /** What the loan is for, as its questions have it. */
  readonly work: 'building' | 'existing' | 'renovation' | 'land';
  readonly loanAmount?: Maybe<Cents>;
  readonly sources: readonly Pick<FundingSource, 'name' | 'total'>[];
  readonly properties: readonly PropertyCapital[];
}

/** What an input is called where it is missing. */
export const inputNames = {
  loanAmount: 'Requested loan amount',
  purchase: 'Purchase price',
  cost: 'Budget',
  payoff: 'Debt outstanding',
  salesPrice: 'Expected sales price',
  valueAsIs: 'Appraised value as is',
  valueAsCompleted: 'Appraised value as completed',
  rate: 'Underwriting rate',
  hardCosts: 'Hard costs of the budget',
} as const;

/** The sum of one figure over all properties: what any of them lacks, with its number where there are several. */
export function overProperties({ properties }: CapitalFacts, figure: (property: PropertyCapital) => Figure): Figure {
  if (properties.length === 0) return unknown(['A property']);
  const figures = properties.map(figure);
  const missing = figures.flatMap((one, index) => {
    if (one.known) return [];
    return properties.length === 1 ? one.missing : one.missing.map((name) => `${name} of property ${index + 1}`);
  });
  if (missing.length > 0) return unknown(missing);
  return known(addCents(figures.map((one) => (one.known ? one.value : 0))));
}

export const loanFigure = ({ loanAmount }: CapitalFacts): Figure => figureOf(loanAmount, inputNames.loanAmount);

/** Whether the purchase is part of what is to be known: of a new building it may stand in nobody's books. */
const needsPurchase = ({ work }: CapitalFacts): boolean => work !== 'building';

export const purchaseFigure = (facts: CapitalFacts): Figure =>
  overProperties(facts, ({ purchase, isRefinance, works }) => {
    if (isRefinance) return known(0);
    if (typeof purchase === 'number') return known(purchase);
    return !needsPurchase(facts) && works > 0 ? known(0) : unknown([inputNames.purchase]);
  });

export const worksFigure = (facts: CapitalFacts): Figure =>
  overProperties(facts, ({ works, purchase }) => {
    const isBought = typeof purchase === 'number' && purchase > 0;
    const isOptional = facts.work === 'existing' || (facts.work === 'land' && isBought);
    return works > 0 || isOptional ? known(works) : unknown([inputNames.cost]);
  });

export const payoffFigure = (facts: CapitalFacts): Figure =>
  overProperties(facts, ({ isRefinance, payoff }) => (isRefinance ? figureOf(payoff, inputNames.payoff) : known(0)));

/** What the project costs: purchase and works. A refinance has no cost of this kind. */
export const costFigure = (facts: CapitalFacts): Figure =>
  allKnown([purchaseFigure(facts), worksFigure(facts)], ([purchase, works]) => purchase + works);

export const isRefinanced = ({ properties }: CapitalFacts): boolean =>
  properties.some(({ isRefinance }) => isRefinance === true);

/** Whose figure a value is: an appraiser's, or the borrower's own. */
export type ValueBasis = 'appraisal' | 'borrower';

/** What the properties are worth today: appraised, else what is paid for them. */
export const valueAsIs = (facts: CapitalFacts): Figure =>
  overProperties(facts, (property) =>
    figureOf(property.valueAsIs ?? (property.isRefinance ? undefined : property.purchase), inputNames.valueAsIs),
  );

/** What they will be worth: appraised, else what they are to be sold for. */
export const valueAsCompleted = (facts: CapitalFacts): Figure =>
  overProperties(facts, ({ valueAsCompleted: appraised, salesPrice }) =>
    figureOf(appraised ?? salesPrice, inputNames.valueAsCompleted),
  );

/** Whether every property was appraised. */
export function basisOf({ properties }: CapitalFacts, value: 'valueAsIs' | 'valueAsCompleted'): ValueBasis {
  return properties.every((property) => typeof property[value] === 'number') ? 'appraisal' : 'borrower';
}

export const salesFigure = (facts: CapitalFacts): Figure =>
  overProperties(facts, ({ salesPrice }) => figureOf(salesPrice, inputNames.salesPrice));

export const incomeFigure = (facts: CapitalFacts): Figure =>
  overProperties(facts, ({ proForma }) => proFormaSums(proForma).effectiveIncome);

export const noiFigure = (facts: CapitalFacts): Figure =>
  overProperties(facts, ({ proForma }) => proFormaSums(proForma).netOperatingIncome);

export const hardCostsFigure = (facts: CapitalFacts): Figure =>
  overProperties(facts, ({ hardCosts }) => (hardCosts ? known(hardCosts) : unknown([inputNames.hardCosts])));

export const contingencyFigure = (facts: CapitalFacts): Figure =>
  overProperties(facts, ({ contingency }) => known(contingency ?? 0));
