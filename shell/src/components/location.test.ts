import { describe, expect, it } from '@jest/globals';
import { signInPath, wantedPath } from './location.js';

const search = (next: string) => `?next=${encodeURIComponent(next)}`;

describe('the way back after a sign-in', () => {
  it.each(['/borrower/dashboard', '/admin?company=7&tab=users#notes', '/'])(
    'leads to a path of the portal: %s',
    (path) => {
      expect(wantedPath(search(path))).toBe(path);
    },
  );

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example/borrower',
    '/\\elsewhere.example/borrower',
    '/\t/elsewhere.example',
    'javascript:alert(1)',
    'borrower',
    '/login?next=/borrower',
    '',
  ])('leads nowhere else: %p', (next) => expect(wantedPath(search(next))).toBeUndefined());

  it('is what the sign-in page was given', () => {
    expect(wantedPath(new URL(signInPath('/broker?a=1&b=2'), location.origin).search)).toBe('/broker?a=1&b=2');
    expect(signInPath('/')).toBe('/login');
  });
});
