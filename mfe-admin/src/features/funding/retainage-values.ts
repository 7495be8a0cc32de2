import type { Ledger, SetRetainageTerms } from '../../data/api.js';

export interface ContractorRow {
  /** Its own in this form: what lines and two versions know it by, wherever it stands and whatever it is called. */
  id: string;
  name: string;
  percent?: number | undefined;
}

interface LineRow {
  percent?: number | undefined;
  /** The id of its contractor; '' where it is nobody's. */
  contractor: string;
}

/** The choices of lines once a contractor is taken away: its lines are nobody's. */
export const withoutContractor = (rows: readonly LineRow[], gone: string): LineRow[] =>
  rows.map((row) => (row.contractor === gone ? { ...row, contractor: '' } : row));

const nameOf = (name: string): string => name.trim().toLowerCase();

/** Percentages of lines by their places in the budget: a name of a form's field has no ids in it. */
export interface RetainageValues {
  heldBy: 'loan' | 'contractor' | 'line';
  completedPercent?: number | undefined;
  storedPercent?: number | undefined;
  reductionFromPercent?: number | undefined;
  reducedPercent?: number | undefined;
  reductionAppliesTo: '' | 'later' | 'all';
  contractors: ContractorRow[];
  ofLine: LineRow[];
  reason: string;
}

/** As they are stored. Contractors that stand among the typed ones already are known by the same ids. */
export function valuesOf(
  { retainage, lines }: Pick<Ledger, 'retainage' | 'lines'>,
  typed: readonly ContractorRow[] = [],
): RetainageValues {
  const idOf = (name: string): string => typed.find((row) => nameOf(row.name) === nameOf(name))?.id ?? nameOf(name);
  const ownerOf = (id: string): string => {
    const owner = retainage.contractors.find((contractor) => contractor.lines?.includes(id));
    return owner ? idOf(owner.name) : '';
  };
  return {
    heldBy: retainage.heldBy,
    completedPercent: retainage.completedPercent,
    storedPercent: retainage.storedPercent,
    reductionFromPercent: retainage.reductionFromPercent ?? undefined,
    reducedPercent: retainage.reducedPercent ?? undefined,
    reductionAppliesTo: retainage.reductionAppliesTo ?? '',
    ofLine: lines.map(({ additionalBudgetItemId: id }) => ({
      percent: retainage.lines.find((line) => line.additionalBudgetItemId === id)?.percent,
      contractor: ownerOf(id),
    })),
    contractors: retainage.contractors.map(({ name, percent }) => ({
      id: idOf(name),
      name,
      percent: percent ?? undefined,
    })),
    reason: '',
  };
}

export const termsOf = (
  { retainage, lines }: Ledger,
  { ofLine, contractors, ...values }: RetainageValues,
  version = retainage.version,
): SetRetainageTerms => ({
  ...values,
  completedPercent: values.completedPercent as number,
  storedPercent: values.storedPercent as number,
  reductionAppliesTo: values.reductionAppliesTo || null,
  ...(values.heldBy === 'contractor'
    ? {
        contractors: contractors.map(({ id: contractor, name, percent }) => ({
          name,
          percent: percent ?? null,
          lines: lines.flatMap(({ additionalBudgetItemId: id }, of) =>
            ofLine[of]?.contractor === contractor ? [id] : [],
          ),
        })),
      }
    : {}),
  lines: lines.flatMap(({ additionalBudgetItemId }, at) => {
    const percent = ofLine[at]?.percent;
    return typeof percent === 'number' ? [{ additionalBudgetItemId, percent }] : [];
  }),
  version,
});
