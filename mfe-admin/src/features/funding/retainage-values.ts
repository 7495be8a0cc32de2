import type { Ledger, SetRetainageTerms } from '../../data/api.js';

interface ContractorRow {
  name: string;
  percent?: number | undefined;
}

interface LineRow {
  percent?: number | undefined;
  /** The place of its contractor among them; '' where it is nobody's. */
  contractor: string;
}

/** A place as a choice has it; '' for none. */
export const placeOf = (at: number): string => (at < 0 ? '' : String(at));

/** The choices of lines once a contractor is taken away: its lines are nobody's, and those behind it move up. */
export const withoutContractor = (rows: readonly LineRow[], gone: number): LineRow[] =>
  rows.map((row) => {
    const at = row.contractor === '' ? -1 : Number(row.contractor);
    if (at < gone) return row;
    return { ...row, contractor: at === gone ? '' : placeOf(at - 1) };
  });

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

export const valuesOf = ({ retainage, lines }: Ledger): RetainageValues => ({
  heldBy: retainage.heldBy,
  completedPercent: retainage.completedPercent,
  storedPercent: retainage.storedPercent,
  reductionFromPercent: retainage.reductionFromPercent ?? undefined,
  reducedPercent: retainage.reducedPercent ?? undefined,
  reductionAppliesTo: retainage.reductionAppliesTo ?? '',
  ofLine: lines.map(({ additionalBudgetItemId: id }) => ({
    percent: retainage.lines.find((line) => line.additionalBudgetItemId === id)?.percent,
    contractor: placeOf(retainage.contractors.findIndex((contractor) => contractor.lines?.includes(id))),
  })),
  contractors: retainage.contractors.map(({ name, percent }) => ({ name, percent: percent ?? undefined })),
  reason: '',
});

export const termsOf = (
  { retainage: { version }, lines }: Ledger,
  { ofLine, contractors, ...values }: RetainageValues,
): SetRetainageTerms => ({
  ...values,
  completedPercent: values.completedPercent as number,
  storedPercent: values.storedPercent as number,
  reductionAppliesTo: values.reductionAppliesTo || null,
  ...(values.heldBy === 'contractor'
    ? {
        contractors: contractors.map(({ name, percent }, at) => ({
          name,
          percent: percent ?? null,
          lines: lines.flatMap(({ additionalBudgetItemId: id }, of) =>
            ofLine[of]?.contractor === placeOf(at) ? [id] : [],
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
