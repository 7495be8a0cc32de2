import { describe, expect, it } from '@jest/globals';
import { shared } from '@groundwork/domain-messages';
import { clearedAcknowledgements, isAnswered, newOwner, ownerComplaints, ownerValues } from './owner-values.js';
import type { OwnerValues } from './owner-values.js';

const person = (change: Partial<OwnerValues> = {}): OwnerValues => {
  const empty = ownerValues('person');
  return { ...empty, person: { ...empty.person, firstName: 'Maria', lastName: 'Alvarez' }, ...change };
};
const answered = { willingToBeGuarantor: false, officer: false };
const employed = (values: OwnerValues): OwnerValues => ({
  ...values,
  person: { ...values.person, employedByThirdparty: false },
});
const both = { investInOwnNameAcknowledgement: true, under20Acknowledgement: true };

describe('the button of the owner editor', () => {
  it.each([
    ['a large share without its answers', person({ percentOwnership: 40 }), false],
    ['a large share with them', employed(person({ percentOwnership: 40, ...answered })), true],
    ['a share of 20, which is not small', person({ percentOwnership: 20, ...both }), false],
    ['a small share without acknowledgements', person({ percentOwnership: 19.9999 }), false],
    ['a small share with one of them', person({ percentOwnership: 5, under20Acknowledgement: true }), false],
    ['a small share with both', person({ percentOwnership: 5, ...both }), true],
    [
      'a small share of a guarantor',
      employed(person({ percentOwnership: 5, ...answered, willingToBeGuarantor: true })),
      true,
    ],
    ['a person without names', { ...ownerValues('person'), percentOwnership: 5, ...both }, false],
    ['a group without acknowledgements', { ...ownerValues('multiplePeopleUnder20'), percentOwnership: 30 }, false],
    ['a group with both', { ...ownerValues('multiplePeopleUnder20'), percentOwnership: 30, ...both }, true],
    ['an entity without a share', ownerValues('company'), false],
    ['an entity with one', { ...ownerValues('company'), percentOwnership: 30 }, true],
  ])('%s', (_what, values, expected) => {
    expect(isAnswered(values)).toBe(expected);
  });
});

describe('what is wrong with an owner', () => {
  it('asks a person above 20 for full contact details, and one of 20 for none', () => {
    const large = employed(person({ percentOwnership: 20.0001, ...answered }));
    expect(Object.keys(ownerComplaints(large, [])).sort()).toEqual(
      ['city', 'emailAddress', 'mobileNumber', 'state', 'streetAddress', 'zipCode'].map((name) => `person.${name}`),
    );
    expect(ownerComplaints({ ...large, percentOwnership: 20 }, [])).toEqual({});
  });

  it('complains about more than 100 in all at the percentage', () => {
    const other = { percentOwnership: 60 } as never;
    expect(
      ownerComplaints({ ...ownerValues('multiplePeopleUnder20'), percentOwnership: 41, ...both }, [other]),
    ).toEqual({ percentOwnership: shared.above100Ownership });
  });

  it('puts a missing title of an officer where it is chosen, or typed', () => {
    const officer = (title: string) =>
      Object.keys(
        ownerComplaints(
          employed(person({ percentOwnership: 0, willingToBeGuarantor: false, officer: true, title })),
          [],
        ),
      ).filter((name) => !name.startsWith('person'));
    expect([officer(''), officer('Other'), officer('President')]).toEqual([['title'], ['otherTitle'], []]);
  });
});

describe('a share that is raised', () => {
  it('loses both acknowledgements above 20 after being below it', () => {
    expect(clearedAcknowledgements(19, { ...person(), ...both, percentOwnership: 21 })).toBe(true);
    expect(clearedAcknowledgements(19, { ...person(), ...both, percentOwnership: 20 })).toBe(false);
    expect(clearedAcknowledgements(30, { ...person(), ...both, percentOwnership: 40 })).toBe(false);
  });
});

it('a new owner names who is known and what is new, never both', () => {
  const entity = { companyId: 'c' } as never;
  expect(newOwner({ ...ownerValues('company'), ownerCompanyId: 'k', percentOwnership: 5 }, entity)).not.toHaveProperty(
    'ownerCompany',
  );
  expect(
    newOwner({ ...ownerValues('company'), ownerCompany: { organizationName: 'Oak LP' }, percentOwnership: 5 }, entity),
  ).toMatchObject({ ownerCompany: { organizationName: 'Oak LP' }, ownedCompanyId: 'c' });
});
