import { passwordStrength } from './index.js';

describe('the strength of a password', () => {
  it.each([
    ['', 0],
    ['abcd', 0],
    ['aaaaaaaaaaaaaaaa', 1],
    ['123456789', 1],
    ['hgtqw', 1],
    ['harborline', 2],
    ['harbor line 7', 4],
    ['Harbor7line', 4],
    ['correct horse battery', 4],
  ])('%j is %s', (typed, expected) => {
    expect(passwordStrength(typed)).toBe(expected);
  });
  it('is none below the minimum of the deployment', () => {
    expect(passwordStrength('Harbor7line', 12)).toBe(0);
  });
  it('never falls when characters are added that do not repeat', () => {
    const typed = 'k7Wq!xR2mZ9p';
    const grades = [...typed].map((_, index) => passwordStrength(typed.slice(0, index + 1)));
    expect(grades).toEqual([...grades].sort());
  });
});
