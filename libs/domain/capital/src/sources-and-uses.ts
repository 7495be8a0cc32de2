import { addCents } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';
import { costFigure, isRefinanced, loanFigure, payoffFigure, purchaseFigure, worksFigure } from './capital-facts.js';
import type { CapitalFacts } from './capital-facts.js';
import { allKnown, known } from './figure.js';
import type { Figure } from './figure.js';

/** A line of one side. */
export interface FundsLine {
  readonly label: string;
  readonly amount: Figure;
}

/** Who pays, what it pays for, and whether both come to the same. Whole cents. */
export interface SourcesAndUses {
  readonly sources: readonly FundsLine[];
  readonly uses: readonly FundsLine[];
  readonly totalSources: Figure;
  readonly totalUses: Figure;
  /** Sources less uses: below 0 somebody has yet to pay; above it, of a refinance, the borrower gets cash. */
  readonly balance: Figure;
}

/** The sources and uses of a loan as they stand. */
export function sourcesAndUses(facts: CapitalFacts): SourcesAndUses {
  const loan = loanFigure(facts);
  const others = addCents(facts.sources.map(({ total }) => total));
  const totalSources = allKnown([loan], ([amount]) => amount + others);
  const totalUses = allKnown([costFigure(facts), payoffFigure(facts)], ([cost, payoff]) => cost + payoff);
  const uses: FundsLine[] = [
    { label: 'Purchase', amount: purchaseFigure(facts) },
    { label: 'Payoff of existing debt', amount: payoffFigure(facts) },
    { label: 'Budget beside the purchase', amount: worksFigure(facts) },
  ];
  return {
    sources: [
      { label: 'Loan', amount: loan },
      ...facts.sources.map(({ name, total }) => ({ label: name, amount: known(total) })),
    ],
    uses: uses.filter(({ amount }) => !amount.known || amount.value !== 0),
    totalSources,
    totalUses,
    balance: allKnown([totalSources, totalUses], ([sources, used]) => sources - used),
  };
}

/** How a balance is to be told. */
export type BalanceState = 'balanced' | 'short' | 'cashOut' | 'over';

/** What a difference between sources and uses means. */
export function balanceState(facts: CapitalFacts, balance: Cents): BalanceState {
  if (balance === 0) return 'balanced';
  if (balance < 0) return 'short';
  return isRefinanced(facts) ? 'cashOut' : 'over';
}
