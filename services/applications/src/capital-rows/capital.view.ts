import { capitalFactsOf } from '@groundwork/domain-applications';
import type { ApplicationFacts, BudgetCosts } from '@groundwork/domain-applications';
import { limitPoints, underwritingTerms } from '@groundwork/domain-capital';
import { loanLimitsView } from '../loan-limits/index.js';
import type { LoanLimitsDto } from '../loan-limits/index.js';
import type { AppraisalEntity } from './appraisal.entity.js';
import type { AppraisalDto, CapitalDto } from './capital.dto.js';

export const appraisalView = ({ applicationId: _of, recordedAt, ...appraisal }: AppraisalEntity): AppraisalDto => ({
  ...appraisal,
  recordedAt: recordedAt.toISOString(),
});

interface CapitalParts {
  readonly costs: ReadonlyMap<string, BudgetCosts>;
  readonly appraisals: readonly AppraisalEntity[];
  readonly limits: Parameters<typeof loanLimitsView>[0] | undefined;
}

/** The figures of an application and its limits, as the domain computes them. */
export function capitalView(
  application: ApplicationFacts & { readonly id: string },
  { costs, appraisals, limits }: CapitalParts,
): CapitalDto {
  const facts = capitalFactsOf(application, {
    costs,
    appraisals: new Map(appraisals.map((appraisal) => [appraisal.propertyId, appraisal])),
  });
  const current: LoanLimitsDto | null = limits ? loanLimitsView(limits) : null;
  return {
    applicationId: application.id,
    costs: [...costs].map(([propertyId, sums]) => ({ propertyId, ...sums })),
    appraisals: appraisals.map(appraisalView),
    limits: current,
    points:
      facts && current
        ? limitPoints(facts, current, underwritingTerms(current, application.terms?.rate)).map(
            ({ ceiling = null, ...point }) => ({ ...point, ceiling }),
          )
        : [],
  };
}
