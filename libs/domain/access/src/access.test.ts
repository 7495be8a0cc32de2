import {
  areas,
  beyond,
  byInvitation,
  calls,
  callsOf,
  catalogue,
  concretePath,
  findCall,
  mayCall,
  normalisePath,
  parametersOf,
  roles,
} from './index.js';
import type { Area, Call, Role } from './index.js';

const need = (area: Area, method: string, path: string): Call => {
  const row = findCall(area, method, path);
  if (!row) throw new Error(`${area} ${method} ${path} is not in the table`);
  return row;
};
const everybody: readonly (Role | undefined)[] = [undefined, ...roles];
const allowed = (area: Area, method: string, path: string): (Role | undefined)[] =>
  everybody.filter((role) => mayCall(need(area, method, path), area, role));

describe('the table', () => {
  it('holds every call of the specification', () => {
    expect(catalogue).toHaveLength(167);
  });
  it('has each call once in an area', () => {
    for (const area of areas) {
      const keys = callsOf(area).map((row) => `${row.method} ${normalisePath(row.path)}`);
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    }
  });
  it.each(calls.map((row) => [`${row.method} ${row.path}`, row] as const))('%s is well formed', (_, row) => {
    expect(row.path).toMatch(/^(\/[A-Za-z0-9-]+|\/\{[A-Za-z]+\})+\/?$/);
    expect(row.areas.length).toBeGreaterThan(0);
    for (const area of row.areas) expect(areas).toContain(area);
    expect(['public', 'user', 'borrower', 'broker', 'admin', 'super']).toContain(row.who);
  });
  it('says of every call of ours why it is there', () => {
    expect(beyond.filter((row) => !row.notes)).toEqual([]);
  });
});

describe('finding a call', () => {
  it('takes the writings of a template as one', () => {
    const row = need('admin', 'GET', '/users/profile/{id}');
    expect(findCall('admin', 'get', '/users/profile/:userId')).toBe(row);
    expect(findCall('admin', 'GET', 'users/profile/{x}/')).toBe(row);
  });
  it('keeps the case, the method, the area and the number of segments', () => {
    expect(findCall('admin', 'GET', '/Users/profile/{id}')).toBeUndefined();
    expect(findCall('admin', 'POST', '/users/profile/{id}')).toBeUndefined();
    expect(findCall('broker', 'GET', '/users/profile/{id}')).toBeUndefined();
    expect(findCall('admin', 'GET', '/users/profile')).toBeUndefined();
    expect(findCall('admin', 'GET', '/brokers')).not.toBe(findCall('admin', 'GET', '/brokers/{id}'));
  });
  it('fills parameters in, encoded', () => {
    const row = need('borrower', 'GET', '/termsheet/{type}/version/{version}');
    expect(parametersOf(row)).toEqual(['type', 'version']);
    expect(concretePath(row, { type: 'build new', version: '../1' })).toBe('/termsheet/build%20new/version/..%2F1');
    expect(() => concretePath(row, { type: 'land' })).toThrow(RangeError);
  });
});

describe('who may call', () => {
  it.each<[Area, string, string, (Role | undefined)[]]>([
    ['shell', 'POST', '/account/login', [undefined, 'borrower', 'broker', 'admin', 'super']],
    ['shell', 'POST', '/account/logoff', ['borrower', 'broker', 'admin', 'super']],
    ['borrower', 'GET', '/application/single/{id}', ['borrower']],
    ['admin', 'GET', '/application/single/{id}', ['admin', 'super']],
    ['borrower', 'PUT', '/application/submit/{id}', ['borrower']],
    ['broker', 'POST', '/brokeragreements/create/new', ['broker']],
    ['admin', 'POST', '/brokeragreements/create/new', ['admin', 'super']],
    ['admin', 'GET', '/application/all', ['admin', 'super']],
    ['admin', 'POST', '/admin/setSuper/', ['super']],
    ['admin', 'POST', '/iccaagreementmaster/create', ['super']],
    ['admin', 'GET', '/users/profile/{id}', ['borrower', 'broker', 'admin', 'super']],
    ['shell', 'GET', '/brokers/{id}', [undefined, 'borrower', 'broker', 'admin', 'super']],
    ['shell', 'PUT', '/brokers/update', [undefined, 'borrower', 'broker', 'admin', 'super']],
    ['broker', 'PUT', '/brokers/update', ['broker']],
    ['borrower', 'GET', '/esignmaster/latest', [undefined, 'borrower', 'broker', 'admin', 'super']],
  ])('%s %s %s', (area, method, path, expected) => {
    expect(allowed(area, method, path)).toEqual(expected);
  });

  it('is open to strangers for public calls and by invitation alone', () => {
    const open = areas.flatMap((area) =>
      callsOf(area)
        .filter((row) => mayCall(row, area, undefined))
        .map((row) => ({ area, row })),
    );
    for (const { area, row } of open) expect(row.who === 'public' || byInvitation(row, area)).toBe(true);
    expect(
      open.filter(({ area, row }) => byInvitation(row, area)).map(({ row }) => `${row.method} ${row.path}`),
    ).toEqual(['GET /brokers/{id}', 'PUT /brokers/update']);
  });
  it('never lets a borrower or a broker do what is an administrator’s', () => {
    for (const area of areas) {
      for (const row of callsOf(area).filter(({ who }) => who === 'admin' || who === 'super')) {
        expect([mayCall(row, area, 'borrower'), mayCall(row, area, 'broker'), mayCall(row, area, undefined)]).toEqual([
          false,
          false,
          false,
        ]);
      }
    }
  });
  it('is nobody in an area that does not serve the call', () => {
    const row = need('borrower', 'PUT', '/application/submit/{id}');
    for (const role of everybody) expect(mayCall(row, 'admin', role)).toBe(false);
  });
});
