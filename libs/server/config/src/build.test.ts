import { buildOf } from './build.js';

it('is what who built it says, else the version of the release', () => {
  expect(buildOf({ GROUNDWORK_BUILD: 'abc123' })).toBe('abc123');
  expect(buildOf({})).toMatch(/^\d+\.\d+\.\d+/);
});
