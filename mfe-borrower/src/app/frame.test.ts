import { describe, expect, it } from '@jest/globals';
import { sidebarOf } from './frame.js';

describe('the sidebar', () => {
  it('has entries with a count only above 0', () => {
    expect(sidebarOf({ applications: 0, items: 0, active: 0, agreed: true }).map(({ label }) => label)).toEqual([
      'Dashboard',
      'Add Project',
      'Business & People',
      'Account',
    ]);
    expect(
      sidebarOf({ applications: 2, items: 0, active: 1, agreed: true }).map(({ label, count }) => [label, count]),
    ).toEqual([
      ['Dashboard', undefined],
      ['Add Project', undefined],
      ['Applications', 2],
      ['Active Projects', 1],
      ['Business & People', undefined],
      ['Account', undefined],
    ]);
  });

  it('has the account alone while the e-sign terms are not accepted', () => {
    expect(sidebarOf({ applications: 2, items: 1, active: 1, agreed: false }).map(({ label }) => label)).toEqual([
      'Account',
    ]);
  });
});
