import { fill, shared } from '@groundwork/domain-messages';
import {
  asksLoanRequest,
  capacityCaption,
  chooseLoanRequest,
  chooseLoanType,
  choosePropertyType,
  choosePurpose,
  countComplaint,
  countRange,
  defaultName,
  emptySelection,
  loanTypesFor,
  loanTypeValues,
  propertyCount,
  propertyTypesFor,
  propertyTypeValues,
  selectionErrors,
  unitsSummary,
} from './index.js';

describe('the choice of a loan', () => {
  it('offers its types by purpose', () => {
    expect(loanTypesFor('sell')).toEqual(['construction', 'renovation', 'land', 'model']);
    expect(loanTypesFor('rent')).toEqual(['acquisitionOrRefinance', 'buildToRent', 'renovateToRent']);
    expect(propertyTypesFor('model')).toEqual(['detached', 'townhouse']);
    expect(loanTypeValues.filter(asksLoanRequest)).toEqual(['acquisitionOrRefinance', 'buildToRent']);
  });
  it('clears the number of properties with another loan type, and a property type that it lacks', () => {
    const chosen = {
      ...emptySelection,
      loanType: 'construction' as const,
      propertyType: 'triplex' as const,
      numberApplyingFor: 1,
    };
    expect(chooseLoanType(chosen, 'model')).toMatchObject({
      loanType: 'model',
      propertyType: undefined,
      numberApplyingFor: undefined,
    });
    expect(chooseLoanType(chosen, 'land').propertyType).toBe('triplex');
    expect(choosePurpose(chosen, 'rent')).toEqual({ intendedPurpose: 'rent' });
  });
  it.each([
    ['detached', 3, 3],
    ['townhouse', 3, 3],
    ['duplex', 3, 1],
    ['triplex', undefined, 1],
    ['quadraplex', 10, 1],
    ['fiveOrMoreUnits', 2, 1],
  ] as const)('%s turns a count of %s into %s', (type, before, after) => {
    expect(choosePropertyType({ ...emptySelection, numberApplyingFor: before }, type).numberApplyingFor).toBe(after);
  });
  it('sets the count to 0 for one property, which stands for one', () => {
    const one = chooseLoanRequest({ ...emptySelection, numberApplyingFor: 4 }, 'oneProperty');
    expect(one).toMatchObject({ numberApplyingFor: 0, navigationDisabled: false });
    expect(propertyCount(one)).toBe(1);
  });
  it('clears the single property for a portfolio, and waits for its save', () => {
    const selection = chooseLoanRequest({ ...emptySelection, singlePropertyInfo: { street: 'x' } }, 'rentalPortfolio');
    expect(selection).toMatchObject({ singlePropertyInfo: undefined, navigationDisabled: true });
  });
  it('keeps what it is called and the line of credit with another purpose', () => {
    const named = { ...emptySelection, name: 'Lake House', lineOfCredit: true, loanType: 'land' as const };
    expect(choosePurpose(named, 'rent')).toEqual({ intendedPurpose: 'rent', name: 'Lake House', lineOfCredit: true });
  });
});

describe('the number of properties', () => {
  it.each(propertyTypeValues.map((type) => [type, type === 'detached' || type === 'townhouse' ? 10 : 1] as const))(
    'of %s goes to %s',
    (type, max) => {
      for (const loanType of ['construction', 'renovation', 'renovateToRent'] as const)
        expect(countRange(loanType, type)).toEqual({ min: 1, max });
    },
  );
  it('is 2 and more for a portfolio, free for land, 1 for one property', () => {
    expect(countRange('buildToRent', 'detached', 'rentalPortfolio')).toEqual({ min: 2, max: 10 });
    expect(countRange('acquisitionOrRefinance', 'duplex', 'rentalPortfolio').min).toBe(2);
    expect(countRange('land', 'duplex').max).toBeGreaterThan(10);
    expect(countRange('acquisitionOrRefinance', 'detached', 'oneProperty')).toEqual({ min: 1, max: 1 });
  });
  it('is complained about', () => {
    expect(countComplaint({ loanType: 'construction', propertyType: 'detached', numberApplyingFor: 11 })).toBe(
      'Choose between 1 and 10 properties',
    );
    expect(countComplaint({ loanType: 'construction', propertyType: 'detached', numberApplyingFor: 0 })).toBe(
      'Choose between 1 and 10 properties',
    );
    expect(countComplaint({ loanType: 'construction', propertyType: 'duplex', numberApplyingFor: 2 })).toBe(
      shared.propertyCountExact,
    );
    expect(
      countComplaint({
        loanType: 'buildToRent',
        propertyType: 'detached',
        loanRequestIsFor: 'rentalPortfolio',
        numberApplyingFor: 1,
      }),
    ).toBe(shared.propertiesMinimum);
    expect(
      countComplaint({ loanType: 'construction', propertyType: 'detached', numberApplyingFor: 1.5 }),
    ).toBeDefined();
    expect(
      countComplaint({ loanType: 'acquisitionOrRefinance', loanRequestIsFor: 'oneProperty', numberApplyingFor: 0 }),
    ).toBeUndefined();
  });
  it('has its captions', () => {
    expect(capacityCaption(4)).toBe('');
    expect(capacityCaption(5)).toBe(shared.capacityConstrained);
    expect(unitsSummary(3, 'detached')).toBe('3 x Home = 3 units sellable');
    expect(unitsSummary(5, 'duplex')).toBe('5 x Duplex = 10 units sellable');
    // The specification's sentence, with the number that it means.
    expect(unitsSummary(5, 'duplex').replace('10 ', '')).toBe(fill(shared.unitsSellable, { n: 5, unit: 'Duplex' }));
    expect(defaultName('2024-06-15')).toBe('Application 2024-06-15');
  });
});

it('refuses a loan type of the other purpose and a property type that the loan lacks', () => {
  expect(selectionErrors({ intendedPurpose: 'rent', loanType: 'model', propertyType: 'duplex' })).toEqual({
    loanType: shared.loanTypeForPurpose,
    propertyType: shared.propertyTypeForLoan,
  });
  expect(selectionErrors({ intendedPurpose: 'sell', loanType: 'model', propertyType: 'detached' })).toEqual({});
  expect(selectionErrors({})).toEqual({});
  const properties = [{ propertyType: 'townhouse' }, { propertyType: 'duplex' }, { propertyType: null }, {}] as const;
  expect(selectionErrors({ loanType: 'model', properties })).toEqual({
    'properties.1.propertyType': shared.propertyTypeForLoan,
  });
  expect(selectionErrors({ loanType: 'construction', properties })).toEqual({});
});
