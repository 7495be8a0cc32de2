import { shared } from '@groundwork/domain-messages';
import { closingItemErrors, closingItems, closingKinds, loanTypeValues, openClosingItems } from './index.js';
import type { LoanType } from './index.js';

const today = '2026-03-02';

describe('the checklist of a closing', () => {
  it.each([
    ['flags nothing', {}, ['building_permit', 'insurance', 'title']],
    ['needs a deed', { generalWarrantyDeedNeeded: true }, ['building_permit', 'insurance', 'deed', 'title']],
    [
      'needs the debt',
      { subordinatedDebtNeeded: true },
      ['building_permit', 'insurance', 'subordinated_debt', 'title'],
    ],
    [
      'has a subordinated debt among its funds',
      { fundingSources: [{ name: 'Subordinated Debt', total: 100 }] },
      ['building_permit', 'insurance', 'subordinated_debt', 'title'],
    ],
  ])('of a loan that %s', (_what, flags, open) => {
    expect(openClosingItems([], { loanType: 'construction', ...flags }, today)).toEqual(open);
  });

  /** Written down by hand: who builds or renovates brings a permit. */
  const withPermit: Readonly<Record<LoanType, boolean>> = {
    construction: true,
    model: true,
    buildToRent: true,
    renovation: true,
    renovateToRent: true,
    land: false,
    acquisitionOrRefinance: false,
  };
  it.each(loanTypeValues)('of a loan of type %s asks for a permit where something is built', (loanType) => {
    const permit = withPermit[loanType] ? ['building_permit'] : [];
    expect(openClosingItems([], { loanType }, today)).toEqual([...permit, 'insurance', 'title']);
    expect(closingItems.building_permit.required({ loanType })).toBe(withPermit[loanType]);
  });
  it('of a loan of no known type asks for it', () => {
    expect(openClosingItems([], { loanType: null }, today)).toContain('building_permit');
  });

  it('is done when each required item is ticked off and has not ended', () => {
    const ticked = closingKinds.map((kind) => ({ kind, completed: true, expiresOn: today }));
    const flags = { loanType: 'construction' } as const;
    expect(openClosingItems(ticked, flags, today)).toEqual([]);
    expect(openClosingItems(ticked, flags, '2026-03-03')).toEqual(['building_permit', 'insurance', 'title']);
    expect(openClosingItems(ticked.slice(1), flags, today)).toEqual(['building_permit']);
  });
});

describe.each(closingKinds.map((kind) => [kind]))('%s', (kind) => {
  const { expires } = closingItems[kind];
  const told = { hasDocument: true, today };
  it('is ticked off with a document that stands, and a day where it ends', () => {
    expect(closingItemErrors(kind, { completed: true }, { ...told, hasDocument: false })).toEqual({
      completed: shared.closingDocumentFirst,
    });
    expect(closingItemErrors(kind, { completed: true }, told)).toEqual(
      expires ? { expiresOn: shared.closingExpiryNeeded } : {},
    );
    expect(closingItemErrors(kind, { completed: true, expiresOn: '2026-03-01' }, told)).toEqual(
      expires ? { expiresOn: shared.closingExpired } : {},
    );
    expect(closingItemErrors(kind, { completed: true, expiresOn: today }, told)).toEqual({});
    expect(closingItemErrors(kind, {}, { ...told, hasDocument: false })).toEqual({});
  });
});
