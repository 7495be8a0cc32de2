import { applySave, unknownProperties } from './apply-save.js';
import type { ApplicationRecord, PropertyRecord } from './application-record.js';

const property: PropertyRecord = {
  id: 'p1',
  street: '1 First St',
  city: null,
  county: null,
  state: null,
  zipCode: null,
  budgetTotal: 500,
  details: { yearBuilt: 1990 },
  units: [{ id: 'u1', sqft: 1 }],
  floorPlans: [],
};
const before = {
  id: 'a',
  status: 'in_progress',
  version: 4,
  name: 'Before',
  loanType: 'construction',
  propertyType: 'detached',
  intendedPurpose: 'sell',
  numberApplyingFor: 1,
  lineOfCredit: false,
  details: { brokerUsed: 'no' },
  properties: [property],
  constructionOverseers: [],
} as unknown as ApplicationRecord;
const newId = () => 'new';

it('leaves alone what a save leaves out', () => {
  expect(applySave(before, {}, 'borrower', newId)).toEqual(before);
  expect(applySave(before, {}, 'borrower', newId).properties).toBe(before.properties);
});

it('takes an answer back where null is given', () => {
  expect(
    applySave(before, { brokerUsed: null, numberApplyingFor: null, loanType: null }, 'borrower', newId),
  ).toMatchObject({ details: { brokerUsed: null }, numberApplyingFor: null, loanType: null });
});

it('never takes status, version, owner or sums from a body', () => {
  const after = applySave(
    before,
    { id: 'x', status: 'approved', version: 9, companyId: 'x', properties: [{ id: 'p1', budgetTotal: 1 }] } as object,
    'borrower',
    newId,
  );
  expect(after).toEqual({ ...before, properties: [property] });
});

it('keeps the id and the lists of a property that stays, and gives ids to what is new', () => {
  const after = applySave(
    before,
    {
      properties: [
        { street: '2 Second St', units: [{ id: 'u1', sqft: 2 }] },
        { id: 'p1', city: 'Austin' },
      ],
    },
    'borrower',
    newId,
  );
  expect(after.properties).toEqual([
    {
      id: 'new',
      street: '2 Second St',
      city: null,
      county: null,
      state: null,
      zipCode: null,
      budgetTotal: 0,
      details: {},
      units: [{ id: 'new', sqft: 2 }],
      floorPlans: [],
    },
    { ...property, city: 'Austin' },
  ]);
});

it.each(['borrower', 'reviewer'] as const)('gives a %s its own fields alone', (writer) => {
  const after = applySave(before, { name: 'After', costAck: true, creditApproverId: 'c' }, writer, newId);
  const mine = { name: 'After', details: { brokerUsed: 'no', costAck: true } };
  expect(after).toEqual(
    writer === 'borrower'
      ? { ...before, ...mine }
      : { ...before, details: { brokerUsed: 'no', creditApproverId: 'c' } },
  );
});

it('knows a property of another application, and one that comes twice', () => {
  expect(
    Object.keys(
      unknownProperties(before.properties, { properties: [{ id: 'p1' }, { id: 'p1' }, { id: 'other' }, {}] }),
    ),
  ).toEqual(['properties.1.id', 'properties.2.id']);
});
