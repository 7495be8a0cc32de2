import type { CapitalFacts, PropertyCapital } from '@groundwork/domain-capital';
import { addCents } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';
import { traitsOf } from './loan-types.js';
import type { LoanType } from './loan-types.js';
import { isRefinance } from './property-situation.js';
import { situationOf } from './property-questions.js';
import type { ApplicationFacts, Maybe, PropertyFacts } from './types.js';

/** What a property's budget comes to, by what it is spent on. Whole cents. */
export interface BudgetCosts {
  readonly total: Cents;
  readonly land: Cents;
  readonly hard: Cents;
  readonly contingency: Cents;
}

/** What an appraiser found a property to be worth. Whole cents. */
export interface AppraisedValues {
  readonly asIs?: Maybe<Cents>;
  readonly asCompleted?: Maybe<Cents>;
}

/** What is known of a property beside its own answers, by its id. */
export interface CapitalRecords {
  readonly costs: ReadonlyMap<string, BudgetCosts>;
  readonly appraisals: ReadonlyMap<string, AppraisedValues>;
}

const noCosts: BudgetCosts = { total: 0, land: 0, hard: 0, contingency: 0 };

function propertyCapital(
  property: PropertyFacts,
  { costs, appraisals }: CapitalRecords,
  refinanced: boolean,
): PropertyCapital {
  const { total, land, hard, contingency } = costs.get(property.id ?? '') ?? noCosts;
  const { asIs, asCompleted } = appraisals.get(property.id ?? '') ?? {};
  return {
    // The budget's own rows of land are the purchase: the price is not counted beside them.
    purchase: land > 0 ? land : property.purchaseAmount,
    works: total - land,
    hardCosts: hard,
    contingency,
    isRefinance: refinanced,
    payoff: property.debtOutstanding,
    salesPrice: property.preSaleContract === true ? property.preSaleContractPrice : property.expectedListingPrice,
    valueAsIs: asIs,
    valueAsCompleted: asCompleted,
    proForma: property.proForma,
  };
}

/**
 * What the figures of an application's loan are computed from: the amount that was decided, else the one that is wanted. Undefined
 * without a loan type.
 */
export function capitalFactsOf(application: ApplicationFacts, records: CapitalRecords): CapitalFacts | undefined {
  const { loanType, requestedLoanAmount, fundingSources, terms } = application;
  if (!loanType) return undefined;
  const { purpose, questions } = traitsOf(loanType as LoanType);
  const properties = application.properties ?? [];
  return {
    purpose,
    work: questions,
    loanAmount: terms?.amount ?? requestedLoanAmount,
    sources: fundingSources ?? [],
    properties: properties.map((property, index) =>
      propertyCapital(
        property,
        records,
        isRefinance(situationOf(application, property, { index, of: properties.length })),
      ),
    ),
  };
}

/** What the sources of an application pay for beside its budgets: a purchase that stands in none, the debt that a refinance pays off. */
export function outsideBudget(application: ApplicationFacts, costs: CapitalRecords['costs']): Cents {
  const facts = capitalFactsOf(application, { costs, appraisals: new Map() });
  return addCents(
    (facts?.properties ?? []).map(({ isRefinance: refinanced, payoff, purchase }, at) => {
      const isBudgeted = (costs.get(application.properties?.[at]?.id ?? '') ?? noCosts).land > 0;
      return (refinanced ? payoff : isBudgeted ? 0 : purchase) ?? 0;
    }),
  );
}
