import { randomUUID } from 'node:crypto';
import { shared } from '@groundwork/domain-messages';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { startService } from '@groundwork/server-testkit';
import type { ExperienceDto } from './experience/index.js';
import { service } from './index.js';
import type { LicenseDto } from './licenses/index.js';
import {
  acknowledged,
  aContractor,
  aForeman,
  aHouse,
  answered,
  anOwnCompany,
  aPartner,
  aReference,
} from './testing/set-up.js';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startService(service);
});
afterAll(() => harness.close());

const fieldsOf = (problem: { errors?: readonly { field: string; message: string }[] }) =>
  Object.fromEntries((problem.errors ?? []).map(({ field, message }) => [field, message]));
type Body = Record<string, unknown>;
type Call = readonly [method: string, path: string, body: Body];

/** The body with a value at a path such as 'person.city' or 'references.0.email'. */
function withValue(body: Body, path: string, value: unknown): Body {
  const copy = structuredClone(body);
  const names = path.split('.');
  const last = names.pop() as string;
  let inner: Body = copy;
  for (const name of names) inner = inner[name] as Body;
  inner[last] = value;
  return copy;
}

const companyTexts = [
  'organizationName',
  'website',
  'mailingStreetAddress',
  'mailingCity',
  'mailingState',
  'mailingZipCode',
  'physicalStreetAddress',
  'physicalCity',
  'physicalState',
  'physicalZipCode',
  'legalEntityName',
  'eiN_TAXID',
  'stateOfIncorperation',
  'buildersLicenseNumber',
  'revokeReason',
];
const referenceTexts = ['companyName', 'contactName', 'phoneNumber', 'email'];
const personTexts = [
  'firstName',
  'middleName',
  'lastName',
  'title',
  'role',
  'emailAddress',
  'mobileNumber',
  'spouseName',
  'streetAddress',
  'city',
  'state',
  'zipCode',
  'thirdpartyCompanyName',
  'thirdpartyEmploymentStatus',
  'fullOrPartTime',
  'resumeText',
];
const contractorTexts = ['firstName', 'lastName', 'mobileNumber', 'emailAddress', 'resumeText'];
const experienceTexts = ['dateSold', 'street', 'city', 'state', 'type', 'residentialStatus'];
const under = (path: string, names: readonly string[]) => names.map((name) => `${path}.${name}`);

async function aCompanyWithRows() {
  const own = await anOwnCompany(harness);
  const { companyId } = own;
  const dana = await own.partner('Dana', 30);
  const luis = await own.employee();
  const gene = await own.contractor();
  const license = await own.post<LicenseDto>('/licenses', {
    companyId,
    holderType: 'company',
    holderId: companyId,
    state: 'Texas',
    number: 'TX-1',
  });
  const house = await own.post<ExperienceDto>('/experiences?kind=construction', { companyId, ...aHouse });
  return { own, companyId, dana, luis, gene, license, house };
}

describe('a value of another kind', () => {
  it('is refused at its field of a licence, a contractor and an experience', async () => {
    const { own, companyId } = await aCompanyWithRows();
    const calls: readonly (readonly [string, object, readonly string[]])[] = [
      [
        '/licenses',
        {
          companyId,
          holderType: 'company',
          holderId: companyId,
          state: ['Texas'],
          number: 7,
          licenseNotRequired: 'no',
        },
        ['licenseNotRequired', 'number', 'state'],
      ],
      [
        '/contractors',
        { companyId, ...aContractor, firstName: {}, licenseRevoked: 1 },
        ['firstName', 'licenseRevoked'],
      ],
      ['/experiences?kind=construction', { companyId, ...aHouse, city: 7, salesPrice: '1' }, ['city', 'salesPrice']],
      ['/experiences?kind=construction', { companyId, ...aHouse, userId: { id: companyId } }, ['userId']],
    ];
    for (const [path, body, fields] of calls) {
      const { status, errors = [] } = await own.problem('POST', path, body);
      expect([status, errors.map(({ field }) => field).sort()]).toEqual([422, fields]);
    }
  });
});

describe('a text that is too long', () => {
  it('is refused at its field by every call, and never reaches the database', async () => {
    const { own, companyId, dana, luis, gene, license, house } = await aCompanyWithRows();
    const person = aPartner('Eli', 'Brook');
    const share = { ownedCompanyId: companyId, percentOwnership: 10, ...answered };
    const license1 = { state: 'Texas', number: 'TX-2' };
    const calls: readonly (readonly [Call, readonly string[]])[] = [
      [['POST', '/companies', { organizationName: 'Cedar LP' }], companyTexts],
      [['POST', '/companies/related', { organizationName: 'Cedar LP', parentCompanyId: companyId }], companyTexts],
      [
        ['PUT', '/companies', { companyId, physicalAddressSameAsMailing: false, references: [aReference('banking')] }],
        [...companyTexts, ...under('references.0', referenceTexts)],
      ],
      [['POST', '/people', { companyId, ...aForeman }], personTexts],
      [['PUT', '/people', { id: luis.id, version: 1 }], personTexts],
      [
        ['POST', '/entity-owners', { ...share, entityOwnerType: 'person', officer: true, role: 'President', person }],
        ['role', 'fullOrPartTime', ...under('person', personTexts)],
      ],
      [
        [
          'POST',
          '/entity-owners',
          { ...share, entityOwnerType: 'company', ownerCompany: { organizationName: 'Oak LP' } },
        ],
        under('ownerCompany', companyTexts),
      ],
      [
        ['PUT', '/entity-owners', { id: dana.id, version: 1, officer: true, person: {} }],
        ['role', 'fullOrPartTime', ...under('person', personTexts)],
      ],
      [['POST', '/contractors', { companyId, ...aContractor }], contractorTexts],
      [['PUT', '/contractors', { thirdPartyContractorId: gene.thirdPartyContractorId, version: 1 }], contractorTexts],
      [
        ['POST', '/licenses', { companyId, holderType: 'company', holderId: companyId, ...license1 }],
        ['state', 'number'],
      ],
      [
        ['PUT', '/licenses', { id: license.id, version: 1 }],
        ['state', 'number'],
      ],
      [['POST', '/experiences?kind=construction', { companyId, ...aHouse }], experienceTexts],
      [
        ['POST', '/experiences?kind=residential', { companyId, ...aHouse, type: 'Duplex', residentialStatus: 'Sold' }],
        experienceTexts,
      ],
      [['PUT', '/experiences?kind=construction', { id: house.id, version: 1 }], experienceTexts],
      [
        [
          'POST',
          '/setup-steps',
          { companyId, name: 'Drivers License', index: 11, type: 'setupcompany', status: 'started' },
        ],
        ['name', 'type', 'status'],
      ],
    ];
    const accepted: unknown[] = [];
    for (const [[method, path, body], names] of calls)
      for (const name of names) {
        const problem = await own.problem(method, path, withValue(body, name, 'x'.repeat(5000)));
        if (problem.status !== 422 || !(name in fieldsOf(problem)))
          accepted.push([method, path, name, problem.status, problem.errors]);
      }
    expect(accepted).toEqual([]);
  }, 60_000);

  it('of the longest that fits is kept whole', async () => {
    const { own, companyId, luis } = await aCompanyWithRows();
    const line = 'é'.repeat(200);
    await own.put('/people', {
      id: luis.id,
      version: 1,
      firstName: line,
      lastName: line,
      title: line,
      thirdpartyCompanyName: line,
      streetAddress: line,
      city: line,
      resumeText: 'é'.repeat(4000),
    });
    await own.put('/companies', {
      companyId,
      organizationName: line,
      website: line,
      legalEntityName: line,
      mailingStreetAddress: line,
      references: [{ ...aReference('banking'), companyName: line, contactName: line }],
    });
    await own.post('/licenses', {
      companyId,
      holderType: 'company',
      holderId: companyId,
      state: 'Texas',
      number: line,
    });
    await own.contractor({ firstName: line, lastName: line, resumeText: 'é'.repeat(4000) });
    expect((await own.company()).organizationName).toBe(line);
    const step = { companyId, index: 11, type: 'setupcompany', status: 'started' };
    expect(fieldsOf(await own.problem('POST', '/setup-steps', { ...step, name: 'é'.repeat(101) }))).toHaveProperty(
      'name',
    );
    expect(await own.post('/setup-steps', { ...step, name: 'é'.repeat(100) })).toMatchObject({ name: 'é'.repeat(100) });
  });
});

describe('a percentage of ownership', () => {
  const wrong: readonly (readonly [unknown, string])[] = [
    [-0.0001, shared.percentAtMost100],
    [-5, shared.percentAtMost100],
    [100.01, shared.percentAtMost100],
    [33.33333, shared.percentageInvalid],
    ['10', shared.number],
    ['ten', shared.number],
    [[10], shared.number],
    [{}, shared.number],
    [true, shared.number],
  ];

  it('is a number from 0 to 100 with four decimals, for a new owner and for a known one', async () => {
    const { own, companyId, dana } = await aCompanyWithRows();
    for (const [percentOwnership, message] of [...wrong, [null, shared.percentAtMost100]] as const)
      for (const entityOwnerType of ['person', 'multiplePeopleUnder20', 'company']) {
        const body = {
          ownedCompanyId: companyId,
          entityOwnerType,
          percentOwnership,
          ...answered,
          ...acknowledged,
          person: aPartner('Eli', 'Brook'),
          ownerCompany: { organizationName: 'Oak LP' },
        };
        expect([
          entityOwnerType,
          percentOwnership,
          fieldsOf(await own.problem('POST', '/entity-owners', body)),
        ]).toEqual([entityOwnerType, percentOwnership, expect.objectContaining({ percentOwnership: message })]);
      }
    for (const [percentOwnership, message] of wrong)
      expect([
        percentOwnership,
        fieldsOf(await own.problem('PUT', '/entity-owners', { id: dana.id, version: 1, percentOwnership })),
      ]).toEqual([percentOwnership, { percentOwnership: message }]);
    expect((await own.tree()).entities[0]?.entityOwners.map((owner) => owner.percentOwnership)).toEqual([30]);
  });

  it('may be nothing for a person, who may be an officer, and for nobody else', async () => {
    const { own } = await aCompanyWithRows();
    expect(await own.partner('Eli', 0, { officer: true, role: 'Secretary' })).toMatchObject({
      percentOwnership: 0,
      officer: true,
      role: 'Secretary',
    });
    for (const more of [
      { entityOwnerType: 'multiplePeopleUnder20', ...acknowledged },
      { entityOwnerType: 'company', ownerCompany: { organizationName: 'Oak LP' } },
    ])
      expect(
        fieldsOf(
          await own.problem('POST', '/entity-owners', { ownedCompanyId: own.companyId, percentOwnership: 0, ...more }),
        ),
      ).toEqual({ percentOwnership: shared.percentNeeded });
  });

  it('of the smallest and the whole share is exact', async () => {
    const own = await anOwnCompany(harness);
    await own.group(0.0001);
    await own.partner('Dana', 99.9999);
    expect((await own.tree()).entities[0]).toMatchObject({ percentOwned: 100, complete: true });
  });
});

describe('other values that are no values', () => {
  it('are refused at their field', async () => {
    const { own, companyId, dana, luis, license, house } = await aCompanyWithRows();
    const calls: readonly (readonly [Call, readonly string[]])[] = [
      [
        [
          'PUT',
          '/people',
          {
            id: luis.id,
            version: 1,
            firstName: 7,
            married: 'yes',
            yearsInHomeConstruction: '12',
            thirdpartyEmployedSince: 1899.5,
            resumeId: 'x',
          },
        ],
        ['firstName', 'married', 'yearsInHomeConstruction', 'thirdpartyEmployedSince', 'resumeId'],
      ],
      [
        [
          'PUT',
          '/people',
          {
            id: luis.id,
            version: 1,
            yearsInHomeConstruction: 101,
            thirdpartyEmployedSince: 2999,
            thirdpartyEmploymentStatus: 'Sometimes',
          },
        ],
        ['yearsInHomeConstruction', 'thirdpartyEmployedSince', 'thirdpartyEmploymentStatus'],
      ],
      [
        [
          'POST',
          '/entity-owners',
          {
            ownedCompanyId: companyId,
            entityOwnerType: 'company',
            percentOwnership: 5,
            ownerCompany: { organizationName: 'Oak LP', mailingZipCode: '7705', eiN_TAXID: '123' },
          },
        ],
        ['ownerCompany.mailingZipCode', 'ownerCompany.eiN_TAXID'],
      ],
      [['PUT', '/people', { id: luis.id, version: 'one' }], ['version']],
      [['PUT', '/people', { id: 'x', version: 1 }], ['id']],
      [
        ['PUT', '/entity-owners', { id: dana.id, version: 1, officer: 'no', person: { canSendMessages: 1 } }],
        ['officer', 'person.canSendMessages'],
      ],
      [
        [
          'POST',
          '/contractors',
          { companyId, ...aContractor, mobileNumber: '12', emailAddress: 'at home', licenseRevoked: 'no' },
        ],
        ['licenseRevoked'],
      ],
      [
        ['PUT', '/licenses', { id: license.id, version: 1, state: 'Texarkana', number: ' ' }],
        ['state', 'number'],
      ],
      [
        [
          'PUT',
          '/experiences?kind=construction',
          { id: house.id, version: 1, salesPrice: -1, dateSold: '2011-12', userId: randomUUID() },
        ],
        ['salesPrice'],
      ],
      [
        ['PUT', '/companies', { companyId, references: [{ ...aReference('banking'), yearsWorkingWith: -1 }] }],
        ['references.0.yearsWorkingWith'],
      ],
    ];
    for (const [[method, path, body], names] of calls) {
      const problem = await own.problem(method, path, body);
      expect([path, problem.status, Object.keys(fieldsOf(problem)).sort()]).toEqual([
        path,
        422,
        expect.arrayContaining([...names].sort()),
      ]);
    }
  });
});
