import { fill, shared } from '@groundwork/domain-messages';
import {
  contractorErrors,
  displayMonth,
  employeeErrors,
  experienceErrors,
  fullName,
  hasBothNames,
  licenseErrors,
  needsAcknowledgements,
  needsContactDetails,
  ownerErrors,
  personErrors,
  referenceErrors,
} from './index.js';
import type { OwnerFacts } from './index.js';

const names = { firstName: 'Ana', lastName: 'Ruiz' };
const contact = {
  emailAddress: 'ana@ruiz.example',
  streetAddress: '12 Elm Street',
  city: 'Houston',
  state: 'Texas',
  zipCode: '77002',
  mobileNumber: '(713) 555-0101',
};
const answers = { willingToBeGuarantor: false, officer: false };
const acknowledged = { investInOwnNameAcknowledgement: true, under20Acknowledgement: true };
const owner = (fields: Partial<OwnerFacts>): OwnerFacts => ({
  entityOwnerType: 'person',
  percentOwnership: 50,
  ...answers,
  person: { ...names, ...contact, employedByThirdparty: false },
  ...fields,
});
const missing = (facts: OwnerFacts): string[] => Object.keys(ownerErrors(facts, 2024)).sort();
const contactFields = [
  'person.city',
  'person.emailAddress',
  'person.mobileNumber',
  'person.state',
  'person.streetAddress',
  'person.zipCode',
];

describe('an owner who is a person', () => {
  it('gives names, three answers and full contact details above 20', () => {
    expect(ownerErrors(owner({}), 2024)).toEqual({});
    expect(missing({ entityOwnerType: 'person', percentOwnership: 50, person: {} })).toEqual(
      [
        ...contactFields,
        'officer',
        'person.employedByThirdparty',
        'person.firstName',
        'person.lastName',
        'willingToBeGuarantor',
      ].sort(),
    );
  });
  it('gives contact details for 20.1, as a guarantor and as an officer, not for 20', () => {
    const person = { ...names, employedByThirdparty: false };
    expect(missing(owner({ percentOwnership: 20, person }))).toEqual([]);
    expect(missing(owner({ percentOwnership: 20.1, person }))).toEqual(contactFields);
    expect(missing(owner({ percentOwnership: 5, willingToBeGuarantor: true, person }))).toEqual(contactFields);
    expect(missing(owner({ percentOwnership: 0, officer: true, role: 'President', person }))).toEqual(contactFields);
    expect(
      [20, 20.1].map((percentOwnership) => needsContactDetails({ entityOwnerType: 'person', percentOwnership })),
    ).toEqual([false, true]);
  });
  it('with a small share and no guarantee gives names and both acknowledgements alone', () => {
    const small = { entityOwnerType: 'person', percentOwnership: 19.9, person: names } as const;
    expect(ownerErrors({ ...small, ...acknowledged }, 2024)).toEqual({});
    expect(ownerErrors(small, 2024)).toEqual({
      investInOwnNameAcknowledgement: shared.trueOrFalse,
      under20Acknowledgement: shared.trueOrFalse,
    });
    expect([0, 0.1, 19.9, 20].map((percentOwnership) => needsAcknowledgements({ ...small, percentOwnership }))).toEqual(
      [false, true, true, false],
    );
    expect(needsAcknowledgements({ ...small, willingToBeGuarantor: true })).toBe(false);
  });
  it('has a title as an officer, and a share that is a number up to 100', () => {
    expect(ownerErrors(owner({ officer: true, role: 'VP' }), 2024)).toEqual({ role: shared.titleRequired });
    expect(ownerErrors(owner({ percentOwnership: 100.1 }), 2024)).toEqual({
      percentOwnership: shared.percentAtMost100,
    });
    expect(ownerErrors(owner({ percentOwnership: 33.33333 }), 2024)).toEqual({
      percentOwnership: shared.percentageInvalid,
    });
    expect(ownerErrors(owner({ percentOwnership: null }), 2024)).toEqual({
      percentOwnership: shared.percentAtMost100,
    });
  });
});

describe('an owner who is a group or an entity', () => {
  it('needs a percentage, and a group both acknowledgements', () => {
    expect(
      ownerErrors({ entityOwnerType: 'multiplePeopleUnder20', percentOwnership: 45, ...acknowledged }, 2024),
    ).toEqual({});
    expect(missing({ entityOwnerType: 'multiplePeopleUnder20', percentOwnership: 0 })).toEqual([
      'investInOwnNameAcknowledgement',
      'percentOwnership',
      'under20Acknowledgement',
    ]);
    expect(ownerErrors({ entityOwnerType: 'company', percentOwnership: 0, ownerCompany: {} }, 2024)).toEqual({
      percentOwnership: shared.percentNeeded,
      'ownerCompany.organizationName': shared.textRequired,
    });
    expect(
      ownerErrors(
        { entityOwnerType: 'company', percentOwnership: 1, ownerCompany: { legalEntityName: 'Bayou LP' } },
        2024,
      ),
    ).toEqual({});
  });
});

describe('a person', () => {
  it('has names of two letters, and whatever else is given in its form', () => {
    expect(personErrors(names, 2024)).toEqual({});
    expect([hasBothNames(names), hasBothNames({ firstName: 'Ana', lastName: ' ' })]).toEqual([true, false]);
    expect(
      personErrors(
        {
          firstName: 'A',
          lastName: 'R',
          emailAddress: 'x',
          mobileNumber: '1',
          zipCode: '7',
          state: 'TX',
          thirdpartyEmploymentStatus: 'Half',
          thirdpartyEmployedSince: 2025,
        },
        2024,
      ),
    ).toEqual({
      firstName: shared.nameTooShort,
      lastName: shared.nameTooShort,
      emailAddress: shared.emailValid,
      mobileNumber: `If entered, ${shared.phoneTenDigits}`,
      zipCode: shared.zipFormat,
      state: shared.stateInvalid,
      thirdpartyEmploymentStatus: shared.choice,
      thirdpartyEmployedSince: shared.yearInvalid,
    });
  });
  it('who is an employee has an email, a role, a title and full or part time', () => {
    expect(
      employeeErrors(
        { ...names, emailAddress: 'ana@ruiz.example', role: 'employee', title: 'Foreman', fullOrPartTime: 'Full Time' },
        2024,
      ),
    ).toEqual({});
    expect(employeeErrors(names, 2024)).toEqual({
      emailAddress: shared.fieldRequired,
      role: shared.choice,
      title: shared.titleRequired,
      fullOrPartTime: shared.choice,
    });
  });
});

describe('a contractor and a licence', () => {
  it('have what they are asked for', () => {
    expect(contractorErrors({})).toEqual({
      firstName: shared.cannotBeBlank,
      lastName: shared.cannotBeBlank,
      mobileNumber: shared.cannotBeBlank,
    });
    expect(contractorErrors({ ...names, mobileNumber: '555', emailAddress: 'x' })).toEqual({
      mobileNumber: shared.phoneValid,
      emailAddress: shared.emailValid,
    });
    expect(contractorErrors({ ...names, mobileNumber: '7135550101' })).toEqual({});
    expect(licenseErrors({})).toEqual({ state: shared.stateRequired, number: shared.cannotBeBlank });
    expect(licenseErrors({ state: 'Texas', licenseNotRequired: true })).toEqual({});
    expect(licenseErrors({ state: 'Texas', number: 'TX-1' })).toEqual({});
  });
});

describe('a reference', () => {
  it('may be half filled, not wrongly filled', () => {
    expect(referenceErrors({ type: 'banking', companyName: 'Bank' })).toEqual({});
    expect(referenceErrors({ type: 'friend', phoneNumber: '1', yearsWorkingWith: 1.5, email: 'x' })).toEqual({
      type: shared.choice,
      phoneNumber: `If entered, ${shared.phoneTenDigits}`,
      yearsWorkingWith: shared.number,
      email: shared.emailValid,
    });
  });
});

describe('an experience', () => {
  const built = {
    dateSold: '2020-05',
    salesPrice: 40_000_000,
    street: '1 Elm St',
    city: 'Houston',
    state: 'Texas',
    type: 'house',
    residentialStatus: 'Renovation',
  };
  it('of a project has every field', () => {
    expect(experienceErrors('construction', built, '2024-06')).toEqual({});
    expect(Object.keys(experienceErrors('construction', {}, '2024-06')).sort()).toEqual(Object.keys(built).sort());
  });
  it('of a rental has date and price only once it is sold', () => {
    const rental = { street: '1 Elm St', city: 'Houston', state: 'Texas', type: 'Duplex' };
    expect(experienceErrors('residential', { ...rental, residentialStatus: 'Own' }, '2024-06')).toEqual({});
    expect(experienceErrors('residential', { ...rental, residentialStatus: 'Sold' }, '2024-06')).toEqual({
      dateSold: shared.soldMonthNeeded,
      salesPrice: shared.amountInvalid,
    });
    expect(experienceErrors('residential', built, '2024-06')).toEqual({
      type: shared.choice,
      residentialStatus: shared.choice,
    });
  });
  it('was sold in 2012 or later, and not in the future', () => {
    const dateOf = (dateSold: string) =>
      experienceErrors('construction', { ...built, dateSold }, '2024-06')['dateSold'];
    expect(['2011-12', '2012-01', '2024-06', '2024-07', '2024-13', '05/2020'].map(dateOf)).toEqual([
      fill(shared.soldBefore, { year: '2012' }),
      undefined,
      undefined,
      shared.soldMonthAhead,
      shared.soldMonthNeeded,
      shared.soldMonthNeeded,
    ]);
    expect([displayMonth('2020-05'), displayMonth(null)]).toEqual(['05/2020', '']);
  });
});

describe('the name of a person', () => {
  it.each([
    [{ firstName: 'Dora', lastName: 'Kim' }, 'Dora Kim'],
    [{ firstName: 'Dora, Jr.', lastName: 'Kim' }, 'Dora, Jr. Kim'],
    [{ firstName: 'Dora', lastName: null }, 'Dora'],
    [{}, ''],
  ])('%j is shown as %j', (person, name) => {
    expect(fullName(person)).toBe(name);
  });
});
