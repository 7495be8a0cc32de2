import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { validate } from '@groundwork/domain-validation';
import { shapeOf } from '@groundwork/domain-records';
import { shared } from '@groundwork/domain-messages';
import { blankProForma, firstMissingItem, isProFormaComplete, proFormaItems, proFormaSums } from './pro-forma.js';
import { mayBePercent, proFormaItemRecord, proFormaLabels, proFormaRule } from './pro-forma.record.js';
import type { ProFormaItem, ProFormaLabel } from './pro-forma.record.js';

const inPlace = 'In-Place Rent (Occupied Units)';
const potential = 'Potential Rent (Vacant Units)';
const needed = { Insurance: 240_000, 'Real Estate Taxes': 610_000, 'Repairs and Maintenance': 150_000 } as const;

type Entered = Readonly<Partial<Record<ProFormaLabel, number | `${number}%`>>>;
const itemsOf = (entered: Entered): ProFormaItem[] =>
  Object.entries(entered).map(([label, value]) => ({
    label: label as ProFormaLabel,
    ...(typeof value === 'number' ? { value } : { percent: Number(value.slice(0, -1)) }),
  }));
const sums = (entered: Entered) => proFormaSums(itemsOf(entered));
const amount = fc.integer({ min: 0, max: 1_000_000_000_000 });

describe('a pro forma', () => {
  it('has the items of the specification in their order, most based on the previous one', () => {
    expect(proFormaLabels).toEqual([
      'In-Place Rent (Occupied Units)',
      'Potential Rent (Vacant Units)',
      'Management Fee',
      'HOA Fees',
      'Insurance',
      'Flood Insurance',
      'Real Estate Taxes',
      'Non-Reimbursed Utilities',
      'Repairs and Maintenance',
      'Turnover and Leasing Costs',
      'Capital Expenditures',
    ]);
    expect(blankProForma().filter(({ basedOn }) => basedOn === 'next')).toEqual([{ label: inPlace, basedOn: 'next' }]);
  });

  it('adds up to income, net operating income and cash flow', () => {
    const result = sums({
      [inPlace]: 3_600_000,
      [potential]: 1_200_000,
      'Management Fee': '8%',
      ...needed,
      'Capital Expenditures': 100_000,
    });
    expect(result.amounts['Management Fee']).toBe(384_000);
    expect(result.effectiveIncome).toEqual({ known: true, value: 4_800_000 });
    expect(result.operatingExpenses).toEqual({ known: true, value: 1_384_000 });
    expect(result.netOperatingIncome).toEqual({ known: true, value: 3_416_000 });
    expect(result.cashFlow).toEqual({ known: true, value: 3_316_000 });
  });

  it.each<[string, Entered, readonly string[]]>([
    ['no rent', needed, ['Rent']],
    ['no taxes', { [inPlace]: 1, Insurance: 0, 'Repairs and Maintenance': 0 }, ['Real Estate Taxes']],
    ['nothing', {}, ['Rent', 'Insurance', 'Real Estate Taxes', 'Repairs and Maintenance']],
    ['a percentage of no rent', { ...needed, 'HOA Fees': '2%' }, ['Rent', 'HOA Fees']],
  ])('with %s says what is missing', (_, entered, missing) => {
    expect(sums(entered).netOperatingIncome).toEqual({ known: false, missing });
    expect(isProFormaComplete(itemsOf(entered))).toBe(false);
  });

  it('takes a typed 0 for known, and what nobody needs for none', () => {
    const zeros = { Insurance: 0, 'Real Estate Taxes': 0, 'Repairs and Maintenance': 0 };
    expect(sums({ [potential]: 500, ...zeros }).netOperatingIncome).toEqual({ known: true, value: 500 });
    expect(isProFormaComplete(itemsOf({ [potential]: 500, ...zeros }))).toBe(true);
    expect(isProFormaComplete(null)).toBe(false);
  });

  it('names the first item that is missing by its place', () => {
    expect([firstMissingItem(null), firstMissingItem(itemsOf({ [inPlace]: 1 }))]).toEqual([0, 4]);
    expect(firstMissingItem(itemsOf({ [inPlace]: 1, Insurance: 0, 'Repairs and Maintenance': 0 }))).toBe(6);
    expect(firstMissingItem(itemsOf({ [inPlace]: 1, ...needed }))).toBe(0);
  });

  it('loses money where costs are above the rent', () => {
    expect(sums({ [inPlace]: 500_000, ...needed }).netOperatingIncome).toEqual({ known: true, value: -500_000 });
  });

  it('follows the chain to the two rents from every cost', () => {
    const costs = proFormaLabels.filter(mayBePercent);
    expect(costs).toHaveLength(9);
    for (const label of costs)
      expect(sums({ [inPlace]: 60_000, [potential]: 40_000, 'Management Fee': 1, [label]: '10%' }).amounts[label]).toBe(
        10_000,
      );
  });

  it('takes a percentage of what two items that are based on each other come to', () => {
    const based = (label: ProFormaLabel, basedOn: 'prev' | 'next', rest: object): ProFormaItem => ({
      label,
      basedOn,
      ...rest,
    });
    const chain = [
      ...itemsOf({ [inPlace]: 60_000, [potential]: 40_000 }),
      based('Insurance', 'next', { value: 3_000 }),
      based('Flood Insurance', 'prev', { value: 1_000 }),
      based('Real Estate Taxes', 'prev', { percent: 50 }),
    ];
    expect(proFormaSums(chain).amounts['Real Estate Taxes']).toBe(2_000);
    // A chain that ends nowhere has nothing to take a percentage of.
    const lost = [...itemsOf({ [inPlace]: 60_000 }), based('Capital Expenditures', 'next', { percent: 5 })];
    expect(proFormaSums(lost).amounts['Capital Expenditures']).toBeUndefined();
  });

  it('is exact to the cent, whatever is entered and in whatever order', () => {
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(proFormaLabels.map((label) => [label, amount]))),
        fc.shuffledSubarray([...proFormaLabels], { minLength: proFormaLabels.length }),
        (entered, order) => {
          const values = entered as Record<ProFormaLabel, number>;
          const result = proFormaSums(order.map((label) => ({ label, value: values[label] })));
          const of = (kind: string) =>
            proFormaLabels
              .filter((label) => proFormaItems[label].kind === kind)
              .reduce((sum, label) => sum + BigInt(values[label]), 0n);
          expect(result.netOperatingIncome).toEqual({
            known: true,
            value: Number(of('income') - of('operating')),
          });
          expect(result.cashFlow).toEqual({
            known: true,
            value: Number(of('income') - of('operating') - of('capital')),
          });
        },
      ),
    );
  });

  it('rounds a percentage of the rent half away from zero', () => {
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 0, max: 1_000_000 }), (first, second, tenThousandths) => {
        const result = proFormaSums([
          { label: inPlace, value: first },
          { label: potential, value: second },
          { label: 'Management Fee', percent: tenThousandths / 10_000 },
        ]);
        const product = (BigInt(first) + BigInt(second)) * BigInt(tenThousandths);
        expect(result.amounts['Management Fee']).toBe(Number((product * 2n + 1_000_000n) / 2_000_000n));
      }),
    );
  });

  it('is refused with an item twice, an unknown one, a rent in percent, or an amount that is none', () => {
    expect(proFormaRule(itemsOf({ [inPlace]: 1, 'HOA Fees': '3%' }))).toBeUndefined();
    expect(proFormaRule([{ label: inPlace }, { label: inPlace }])).toBe(shared.proFormaTwice);
    expect(proFormaRule([{ label: potential, percent: 95 }])).toBe(shared.rentIsAmount);
    expect(proFormaRule('no list')).toBeUndefined();
    const shape = shapeOf(proFormaItemRecord);
    expect(validate(shape, { label: 'Rent', value: 1.5, percent: 101, basedOn: 'above' })).toEqual({
      label: shared.choice,
      value: shared.amountInvalid,
      percent: shared.percentageInvalid,
      basedOn: shared.choice,
    });
  });
});
