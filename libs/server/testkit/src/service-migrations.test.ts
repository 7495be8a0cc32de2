import { hasFirstStep } from './service-migrations.js';

it('a second step has its first one in an earlier release', () => {
  const step = (firstStep: string, migration = 'DropNotes1799000000000') =>
    hasFirstStep({ migration, change: 'column draw.note is gone', firstStep }, '1.10.2');
  expect(['1.9.0', '1.10.1', '0.11.3'].map((text) => step(text))).toEqual([true, true, true]);
  expect(['1.10.2', '1.11.0', '2.0.0', 'soon', 'none'].map((text) => step(text))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(step('none', 'FileVersions1764400000000')).toBe(true);
});
