import { basisOfMeasure, measureOf, measures, measuresOf } from '@groundwork/domain-capital';
import type { Measure } from '@groundwork/domain-capital';
import { fill } from '@groundwork/domain-messages';
import { figures as words } from '@groundwork/domain-messages-screens';
import type { CapitalBasis } from './capital-view.js';
import { FigureFacts } from './figure-facts.js';

const nameOf = (measure: Measure): string => {
  const traits = measures[measure];
  return 'abbreviation' in traits ? `${traits.term} (${traits.abbreviation})` : traits.term;
};

function noteOf({ facts, terms, rateBasis }: CapitalBasis, measure: Measure): string | undefined {
  if (measure === 'debtServiceCoverage') return rateText(terms, rateBasis);
  const basis = basisOfMeasure(measure, facts);
  if (basis === undefined) return undefined;
  return basis === 'appraisal' ? words.byAppraisal : words.byBorrower;
}

/** Which rate a year's payments are computed with, and how the loan is paid back. */
function rateText({ rate, amortizationYears }: CapitalBasis['terms'], basis: CapitalBasis['rateBasis']): string {
  const payments = amortizationYears ? fill(words.paidBackOver, { years: amortizationYears }) : words.interestAlone;
  return fill(basis === 'decided' ? words.rateDecided : words.rateAssumed, { rate: rate ?? 0, payments });
}

/** The measures of a loan: those that say something about its type, each with its formula on demand. */
export function LoanFigures({ basis }: { basis: CapitalBasis }) {
  return (
    <FigureFacts
      figures={measuresOf(basis.facts).map((measure) => ({
        label: nameOf(measure),
        figure: measureOf(measure, basis.facts, basis.terms),
        unit: measures[measure].unit,
        formula: measures[measure].formula,
        note: noteOf(basis, measure),
      }))}
    />
  );
}
