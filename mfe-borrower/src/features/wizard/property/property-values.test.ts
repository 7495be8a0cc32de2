import { describe, expect, it } from '@jest/globals';
import {
  draftErrors,
  loanTypeValues,
  questionsOf,
  requiredPropertyFields,
  traitsOf,
} from '@groundwork/domain-applications';
import { idOf } from '@groundwork/web-mount/testing';
import { aProperty } from '../../../testing/records.js';
import { toSave, toValues } from './property-values.js';

const address = ['street', 'city', 'county', 'state', 'zipCode'];

describe('the questions about a property', () => {
  it.each(loanTypeValues)('ask everything that completes a property of %s', (loanType) => {
    for (const acquisitionRefinance of ['acquisition', 'refinance'] as const) {
      for (const propertyType of ['detached', 'quadraplex'] as const) {
        const property = { acquisitionRefinance };
        const asked = questionsOf({ ...property, loanType, propertyType });
        const answered = [
          ...address,
          ...asked.map(({ name }) => name),
          ...(traitsOf(loanType).hasFloorPlan ? ['unitInformation'] : []),
        ];
        expect(answered).toEqual(expect.arrayContaining(requiredPropertyFields(loanType, propertyType, property)));
      }
    }
  });
});

describe('a property in the form', () => {
  it('has text for what is not answered, and a floor plan to fill', () => {
    const values = toValues(
      aProperty({ legalDescription: null, ownThisProperty: false, purchaseAmount: 9_200_000 }),
      'construction',
    );
    expect(values).toMatchObject({
      legalDescription: '',
      ownThisProperty: false,
      purchaseAmount: 9_200_000,
      preSaleContract: undefined,
      floorPlans: [{}],
    });
  });
  it('goes back as it came: empty is null, an answer of no stays, an unfilled floor plan is none', () => {
    const saved = toSave(toValues(aProperty({ ownThisProperty: false, purchaseAmount: 0 }), 'construction'));
    expect(saved).toMatchObject({
      id: idOf(10),
      street: '1500 Harvard Street',
      ownThisProperty: false,
      purchaseAmount: 0,
      legalDescription: null,
      floorPlans: [],
    });
    expect(draftErrors({ properties: [saved] })).toEqual({});
  });
  it('keeps a stored floor plan by its id, also when it is emptied', () => {
    const values = toValues(aProperty({ floorPlans: [{ id: idOf(30), finishedSquareFeet: 2647 }] }), 'construction');
    expect(values.floorPlans).toEqual([{ id: idOf(30), finishedSquareFeet: 2647 }]);
    values.floorPlans[0] = { id: idOf(30) };
    expect(toSave(values).floorPlans).toEqual([
      {
        id: idOf(30),
        finishedSquareFeet: null,
        unfinishedSquareFeet: null,
        fullBathrooms: null,
        partialBathrooms: null,
      },
    ]);
  });
});
