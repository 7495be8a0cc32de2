import { areaOf, areas, mayCall, remoteAreas, roles } from './index.js';
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

describe('an area', () => {
  it('is the shell, or has a row', () => expect(areas).toEqual(['shell', ...Object.keys(remoteAreas)]));

  it('is where a role works, and each works in one', () => {
    expect(roles.map(areaOf)).toEqual(['borrower', 'broker', 'admin', 'admin']);
    const named = Object.values(remoteAreas).flat();
    expect(named).toHaveLength(new Set(named).size);
  });

  it('is missing for a role that no row has', () => {
    expect(() => areaOf('nobody' as Role)).toThrow('No area is for the role nobody');
  });
});
