import { describe, expect, it } from '@jest/globals';
import { sidebarOf } from './frame.js';

describe('the sidebar', () => {
  it('has entries with a count only above 0', () => {
    expect(sidebarOf({ applications: 0, items: 0, active: 0 }).map(({ label }) => label)).toEqual(['Dashboard', 'Add Project']);
    expect(sidebarOf({ applications: 2, items: 0, active: 1 }).map(({ label, count }) => [label, count])).toEqual([
      ['Dashboard', undefined],
      ['Add Project', undefined],
      ['Applications', 2],
      ['Active Projects', 1],
    ]);
  });
});
