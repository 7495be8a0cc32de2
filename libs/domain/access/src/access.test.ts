import { mayCall, roles } from './index.js';
import type { Role, Who } from './index.js';

const everybody: readonly (Role | undefined)[] = [undefined, ...roles];

describe('who comes in', () => {
  it.each<[Who, (Role | undefined)[]]>([
    ['public', [undefined, 'borrower', 'broker', 'admin', 'super']],
    ['user', ['borrower', 'broker', 'admin', 'super']],
    ['borrower', ['borrower']],
    ['broker', ['broker']],
    ['admin', ['admin', 'super']],
    ['super', ['super']],
  ])('where %s may', (who, expected) => {
    expect(everybody.filter((role) => mayCall(who, role))).toEqual(expected);
  });
});
