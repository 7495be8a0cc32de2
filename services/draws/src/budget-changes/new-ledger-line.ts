import type { LedgerLineEntity } from '../ledger/index.js';

type Named = Pick<LedgerLineEntity, 'id' | 'applicationId' | 'propertyId' | 'section' | 'name'>;

const after = (places: readonly number[]): number => Math.max(-1, ...places) + 1;

/** A line that the budget has not yet, worth nothing: the last of its section, or the first of a section behind the others. */
export function newLedgerLine(line: Named, budget: readonly LedgerLineEntity[]): LedgerLineEntity {
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  const ofProperty = budget.filter(({ propertyId }) => propertyId === line.propertyId);
  const ofSection = ofProperty.filter(({ section }) => isSame(section, line.section));
  const [first] = ofSection;
  return {
    ...line,
    section: first?.section ?? line.section,
    sectionIndex: first?.sectionIndex ?? after(ofProperty.map(({ sectionIndex }) => sectionIndex)),
    index: after(ofSection.map(({ index }) => index)),
    // Work, whatever it is called: contingency and interest reserve are known by their type.
    type: 'hard',
    budgetCents: 0,
    changesCents: 0,
    fundedCents: 0,
    pendingCents: 0,
    payableCents: 0,
    retainedCents: 0,
    releasingCents: 0,
    releasedCents: 0,
    storedCents: 0,
    capPercent: null,
  };
}
