import { drawRules, shared } from '@groundwork/domain-messages';
import type { FieldErrors } from '@groundwork/domain-validation';
import type { RetainageRates } from '../funding.record.js';
import type { WithholdingTerms } from './withholding.js';

/** What is wrong with rates beyond each field: half a reduction, one that is none, a line that is not the loan's or twice. */
export function ratesErrors(rates: RetainageRates, isLine: (additionalBudgetItemId: string) => boolean): FieldErrors {
  const errors: FieldErrors = {};
  const { reductionFromPercent: from, reducedPercent: reduced, completedPercent } = rates;
  if (typeof from === 'number' && typeof reduced !== 'number') errors['reducedPercent'] = shared.fieldRequired;
  if (typeof reduced === 'number' && typeof from !== 'number') errors['reductionFromPercent'] = shared.fieldRequired;
  if (typeof from === 'number' && typeof reduced === 'number' && reduced >= completedPercent)
    errors['reducedPercent'] = drawRules.reductionIsLess;
  const seen = new Set<string>();
  rates.lines?.forEach(({ additionalBudgetItemId: id }, index) => {
    if (!isLine(id) || seen.has(id)) errors[`lines.${index}.additionalBudgetItemId`] = shared.choice;
    seen.add(id);
  });
  return { ...errors, ...contractorErrors(rates, isLine) };
}

/** Contractors of terms that hold by them: at least one, each once, and no line of two. */
function contractorErrors(
  { heldBy, contractors }: RetainageRates,
  isLine: (additionalBudgetItemId: string) => boolean,
): FieldErrors {
  if (heldBy !== 'contractor') return {};
  const errors: FieldErrors = {};
  if (!contractors?.length) errors['heldBy'] = drawRules.contractorNeeded;
  const names = new Set<string>();
  const seen = new Set<string>();
  contractors?.forEach(({ name, lines }, index) => {
    const key = name.trim().toLowerCase();
    if (key === '') errors[`contractors.${index}.name`] = shared.fieldRequired;
    else if (names.has(key)) errors[`contractors.${index}.name`] = drawRules.contractorTwice;
    names.add(key);
    for (const id of lines ?? []) {
      if (!isLine(id) || seen.has(id)) errors[`contractors.${index}.lines`] = shared.choice;
      seen.add(id);
    }
  });
  return errors;
}

/** Rates as the rules read them. */
export function withholdingTerms(rates: RetainageRates): WithholdingTerms {
  const { heldBy, completedPercent, storedPercent, reductionFromPercent: fromPercent, reducedPercent, lines } = rates;
  const reduction =
    typeof fromPercent === 'number' && typeof reducedPercent === 'number'
      ? { fromPercent, completedPercent: reducedPercent, appliesTo: rates.reductionAppliesTo ?? ('later' as const) }
      : undefined;
  return {
    heldBy,
    completedPercent,
    storedPercent,
    ...(reduction ? { reduction } : {}),
    ...(heldBy === 'contractor'
      ? {
          contractors: (rates.contractors ?? []).map((contractor) => ({
            name: contractor.name.trim(),
            percent: contractor.percent ?? null,
            lines: [...(contractor.lines ?? [])],
          })),
        }
      : {}),
    lines: (lines ?? []).map(({ additionalBudgetItemId, percent }) => ({ additionalBudgetItemId, percent })),
  };
}

/** Terms as they are shown and edited. */
export const ratesOf = ({
  heldBy,
  completedPercent,
  storedPercent,
  reduction,
  contractors = [],
  lines = [],
}: WithholdingTerms) => ({
  heldBy,
  completedPercent,
  storedPercent,
  reductionFromPercent: reduction?.fromPercent ?? null,
  reducedPercent: reduction?.completedPercent ?? null,
  reductionAppliesTo: reduction?.appliesTo ?? null,
  contractors: contractors.map((contractor) => ({ ...contractor, lines: [...contractor.lines] })),
  lines: [...lines],
});
