import { capitalFactsOf } from '@groundwork/domain-applications';
import type { ApplicationFacts, BudgetCosts } from '@groundwork/domain-applications';
import { underwritingTerms } from '@groundwork/domain-capital';
import type { CapitalFacts, DebtTerms, LimitKey, LimitPoint, LoanLimits } from '@groundwork/domain-capital';

/** What a service answers of an application's capital, as both areas have it. Whole cents. */
export interface CapitalView {
  readonly costs: readonly (BudgetCosts & { readonly propertyId: string })[];
  readonly appraisals: readonly {
    readonly propertyId: string;
    readonly asIs: number | null;
    readonly asCompleted: number | null;
  }[];
  readonly limits: LoanLimits | null;
  readonly points: readonly (Omit<LimitPoint, 'ceiling'> & {
    readonly limit: LimitKey;
    readonly ceiling: number | null;
  })[];
}

/** What the figures of an application are computed from, and the terms that its debt service is. */
export interface CapitalBasis {
  readonly facts: CapitalFacts;
  readonly terms: Partial<DebtTerms>;
  /** Whose rate the terms have. */
  readonly rateBasis: 'decided' | 'assumed';
  readonly limits: LoanLimits | null;
}

/** An application with what is known of its budgets and values; undefined without a loan type. */
export function capitalBasis(application: ApplicationFacts, capital: CapitalView): CapitalBasis | undefined {
  const byProperty = <Row extends { readonly propertyId: string }>(rows: readonly Row[]) =>
    new Map(rows.map((row) => [row.propertyId, row]));
  const facts = capitalFactsOf(application, {
    costs: byProperty(capital.costs),
    appraisals: byProperty(capital.appraisals),
  });
  const rate = application.terms?.rate;
  return (
    facts && {
      facts,
      terms: underwritingTerms(capital.limits, rate),
      rateBasis: typeof rate === 'number' ? 'decided' : 'assumed',
      limits: capital.limits,
    }
  );
}
