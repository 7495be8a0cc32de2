import { describe, expect, it } from '@jest/globals';
import {
  chooseLoanRequest,
  chooseLoanType,
  choosePropertyType,
  choosePurpose,
  emptySelection,
} from '@groundwork/domain-applications';
import { shared } from '@groundwork/domain-messages';
import { complaintOf, partsOf } from './parts.js';

const home = choosePropertyType(chooseLoanType(emptySelection, 'construction'), 'detached');

describe('the parts of Add A Project', () => {
  it('lead from a home to sell over the number to one address', () => {
    expect(partsOf(emptySelection)).toEqual(['loan']);
    expect(partsOf({ ...home, numberApplyingFor: 1 })).toEqual(['loan', 'propertyType', 'count', 'address']);
  });
  it('ask for the address of each of several properties; those of a whole subdivision come with the wizard', () => {
    expect(partsOf({ ...home, numberApplyingFor: 3 })).toEqual(['loan', 'propertyType', 'count', 'addresses']);
    const land = chooseLoanType(emptySelection, 'land');
    expect(partsOf({ ...land, numberApplyingFor: 40 })).toEqual(['loan', 'count']);
  });
  it('do not ask the number of a duplex, which is 1', () => {
    expect(partsOf(choosePropertyType(chooseLoanType(emptySelection, 'construction'), 'duplex'))).toEqual([
      'loan',
      'propertyType',
      'address',
    ]);
  });
  it('ask for no property type of land', () => {
    expect(partsOf({ ...chooseLoanType(emptySelection, 'land'), numberApplyingFor: 1 })).toEqual([
      'loan',
      'count',
      'address',
    ]);
  });
  it('ask a rental for one property or a portfolio', () => {
    const rental = choosePropertyType(chooseLoanType(choosePurpose(emptySelection, 'rent'), 'buildToRent'), 'detached');
    expect(partsOf(chooseLoanRequest(rental, 'oneProperty'))).toEqual(['loan', 'request', 'propertyType', 'address']);
    expect(partsOf(chooseLoanRequest(rental, 'rentalPortfolio'))).toEqual(['loan', 'request']);
  });
});

describe('Next', () => {
  it('waits for a choice and for a number within its range', () => {
    expect(complaintOf('loan', emptySelection)).toBe(shared.choice);
    expect(complaintOf('propertyType', chooseLoanType(emptySelection, 'model'))).toBe(shared.choice);
    expect(complaintOf('count', home)).toBe('Choose between 1 and 10 properties');
    expect(complaintOf('count', { ...home, numberApplyingFor: 10 })).toBeUndefined();
    expect(complaintOf('count', { ...home, numberApplyingFor: 11 })).toBe('Choose between 1 and 10 properties');
  });
});
