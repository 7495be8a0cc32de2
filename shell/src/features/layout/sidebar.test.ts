import { describe, expect, it } from '@jest/globals';
import { isCurrent } from './sidebar.js';

const item = (path: string, prefix = false) => ({ id: path, label: path, path, icon: 'file', prefix });

describe('the current entry of the sidebar', () => {
  it.each([
    ['/loans', false, '/loans', true],
    ['/loans', false, '/loans/7', false],
    ['/loans', true, '/loans/7', true],
    ['/loans', true, '/loansharks', false],
    ['/', true, '/loans', false],
  ])('%s (prefix %p) on %s: %p', (path, prefix, current, expected) => {
    expect(isCurrent(item(path, prefix), current)).toBe(expected);
  });
});
