import { describe, expect, it } from '@jest/globals';
import { draftErrors, floorPlanRecord } from '@groundwork/domain-applications';
import { idOf } from '@groundwork/web-mount/testing';
import { aProperty } from '../../../testing/records.js';
import { rowValues, toSave, toValues } from './property-values.js';

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
      preSaleContract: null,
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
    expect(values.floorPlans).toMatchObject([{ id: idOf(30), finishedSquareFeet: 2647 }]);
    values.floorPlans[0] = { ...rowValues(floorPlanRecord), id: idOf(30) };
    expect(toSave(values).floorPlans).toEqual([
      {
        id: idOf(30),
        area: null,
        finishedSquareFeet: null,
        unfinishedSquareFeet: null,
        fullBathrooms: null,
        partialBathrooms: null,
      },
    ]);
  });
});
