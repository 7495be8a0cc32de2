import { describe, expect, it } from '@jest/globals';
import { admin, auditPage, titles } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { sidebarOf } from './frame.js';

const labelsOf = (role: 'admin' | 'super') =>
  sidebarOf({ submitted: 0, moreSubmitted: false, draws: 0, moreDraws: false, role }).map(({ label }) => label);

describe("the administrators' sidebar", () => {
  it('names the pages as they are titled, and the ICCA by what its reader may do', () => {
    const pages = labelsOf('admin');
    for (const title of [
      titles.pipeline,
      titles.funding,
      titles.termSheets,
      titles.loanLimits,
      titles.settings,
      titles.drawRules,
      titles.waiverMasters,
      titles.loanDocuments,
      admin.editEsignMaster,
      auditPage.auditRecord,
      screens.account,
    ])
      expect(pages).toContain(title);
    expect([pages.includes(admin.viewIccaMaster), pages.includes(admin.editIccaMaster)]).toEqual([true, false]);
    expect(labelsOf('super')).toContain(admin.editIccaMaster);
  });

  it('stands below headings, what super administrators alone have below one of its own', () => {
    const groups = (role: 'admin' | 'super') => [
      ...new Set(
        sidebarOf({ submitted: 0, moreSubmitted: false, draws: 0, moreDraws: false, role }).map(({ group }) => group),
      ),
    ];
    const all = [undefined, titles.dealsGroup, titles.loansGroup, titles.textsGroup, titles.rulesGroup];
    expect(groups('admin')).toEqual(all);
    expect(groups('super')).toEqual([...all, titles.systemGroup]);
  });

  it('counts what waits for a decision beside its entry', () => {
    const facts = { submitted: 3, moreSubmitted: false, draws: 1_000, moreDraws: true, role: 'admin' } as const;
    const counted = sidebarOf(facts).filter(({ count }) => count);
    expect(counted.map(({ path, count, countIsBound }) => [path, count, countIsBound])).toEqual([
      ['/approval', 3, false],
      ['/draws', 1_000, true],
    ]);
  });
});
