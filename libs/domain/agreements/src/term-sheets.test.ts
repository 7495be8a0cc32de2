import { loanTypeValues } from '@groundwork/domain-applications';
import {
  changedFigures,
  exampleFigures,
  fillTermSheet,
  isStale,
  isTermSheetType,
  nextVersion,
  shownFigures,
  termSheetLabel,
  termSheetPlaceholderNames,
  termSheetPlaceholders,
  termSheetTypeOf,
  termSheetTypes,
  unknownInTermSheet,
} from './index.js';
import type { TermSheetFacts } from './index.js';

describe('types of term sheets', () => {
  it('are the four of the specification, one for each rental and the line of credit', () => {
    expect(termSheetTypes).toEqual([
      'build new',
      'flip',
      'land',
      'model',
      'acquisitionOrRefinance',
      'buildToRent',
      'renovateToRent',
      'lineOfCredit',
    ]);
    expect(termSheetTypes.map(termSheetLabel)).toEqual([
      'Build New',
      'Fix-Flip',
      'Land',
      'Model',
      'Acquisition or Refinance',
      'Build 2 Rent',
      'Renovate 2 Rent',
      'Line of Credit',
    ]);
    expect(['build new', 'lineOfCredit', 'construction', 'toString'].map(isTermSheetType)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('follow from the loan type, each its own; a line of credit has its own whatever is built', () => {
    const ofLoans = loanTypeValues.map((loanType) => termSheetTypeOf({ loanType, lineOfCredit: false }));
    expect(new Set(ofLoans).size).toBe(loanTypeValues.length);
    expect(termSheetTypeOf({ loanType: 'buildToRent' })).toBe('buildToRent');
    expect(termSheetTypeOf({ loanType: 'construction', lineOfCredit: true })).toBe('lineOfCredit');
    expect([null, undefined, 'bridge'].map((loanType) => termSheetTypeOf({ loanType }))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('versions', () => {
  const now = new Date('2024-06-15T16:00:00.000Z');
  it('count on, and an acceptance is stale after a day', () => {
    expect([null, undefined, 1, 7].map(nextVersion)).toEqual([1, 1, 2, 8]);
    expect(isStale('2024-06-14T16:00:00.000Z', now)).toBe(true);
    expect(isStale('2024-06-14T16:00:00.001Z', now)).toBe(false);
  });
});

const nothing: TermSheetFacts = { today: '2024-03-07', version: 4, properties: [] };
const facts: TermSheetFacts = { ...exampleFigures, today: '2024-03-07', version: 4 };

describe('the placeholders of a term sheet', () => {
  it.each([
    ['today', '03/07/2024', '03/07/2024'],
    ['version', '4', '4'],
    ['companyName', 'Bluff Oak Homes LLC', 'N/A'],
    ['applicationName', 'Harvard Street Home', 'N/A'],
    ['projectNumber', '#1042', 'N/A'],
    ['loanType', 'Build New', 'N/A'],
    ['propertyType', 'Home', 'N/A'],
    ['purpose', 'to sell', 'N/A'],
    ['numberOfProperties', '1', 'N/A'],
    ['numberOfUnits', '1', 'N/A'],
    ['propertyAddresses', '1500 Harvard Street, Houston, Texas 77008', 'N/A'],
    ['purchasePrice', '$125,000.00', 'N/A'],
    ['listingPrice', '$640,000.00', 'N/A'],
    ['budgetTotal', '$450,000.00', 'N/A'],
    ['budgetToPurchase', '360.00%', 'N/A'],
    ['requestedAmount', '$382,500.00', 'N/A'],
    ['brokerName', 'Ellen Ortiz', 'N/A'],
  ])('{{%s}} is %s, without data %s', (name, filled, missing) => {
    expect(fillTermSheet(`{{${name}}}`, facts)).toBe(filled);
    expect(fillTermSheet(`{{${name}}}`, nothing)).toBe(missing);
  });

  it('are all in the table above', () => {
    // The rows of it.each, kept honest: a placeholder that is added needs a row.
    expect(termSheetPlaceholderNames).toHaveLength(17);
    expect(Object.values(termSheetPlaceholders).every(({ label }) => label.length > 3)).toBe(true);
  });

  it('speak of all properties, and of what each says', () => {
    const two: TermSheetFacts = {
      ...nothing,
      propertyType: 'duplex',
      loanType: 'constructor',
      properties: [
        { street: '1 A Street', city: 'Houston', budgetTotal: 100, purchaseAmount: 300 },
        { street: '2 B Street', propertyType: 'fiveOrMoreUnits', numberOfUnits: 12, budgetTotal: 1, zipCode: '77008' },
        {},
      ],
    };
    expect(fillTermSheet('{{propertyAddresses}}', two)).toBe('1 A Street, Houston; 2 B Street, 77008');
    expect(fillTermSheet('{{numberOfUnits}} {{budgetTotal}} {{budgetToPurchase}}', two)).toBe('16 $1.01 33.67%');
    expect(fillTermSheet('{{loanType}}', two)).toBe('N/A');
    const unknown = { ...two, properties: [{ propertyType: 'fiveOrMoreUnits' }] };
    expect(fillTermSheet('{{numberOfUnits}}', unknown)).toBe('N/A');
  });

  it('bring in no markup and no placeholders; an unknown one renders N/A', () => {
    const company = { ...nothing, companyName: '<b>Ortiz & Sons</b> {{today}} $&' };
    expect(fillTermSheet('<p>{{ companyName }} {{constructor}}</p>', company)).toBe(
      '<p>&lt;b&gt;Ortiz &amp; Sons&lt;/b&gt; {{today}} $&amp; N/A</p>',
    );
  });

  it('are refused by name where they are not known', () => {
    expect(unknownInTermSheet('<p>{{today}} {{ companyName }} {{clientName}} {{clientName}} {{rate}}</p>')).toEqual([
      'clientName',
      'rate',
    ]);
    expect(unknownInTermSheet('<p>{{bud<strong>get</strong>Total}} {{two words}}</p>')).toEqual([
      '{{budgetTotal}}',
      '{{two words}}',
    ]);
    expect(unknownInTermSheet('<p>{{today and }} today</p>')).toEqual(['{{today and }}']);
    expect(unknownInTermSheet('<p>{{today</p>')).toEqual(['{{']);
    expect(unknownInTermSheet('<p>{today} and }}</p>')).toEqual(['}}']);
  });
});

describe('what a sheet shows of an application', () => {
  const html =
    '<p>{{requestedAmount}} of {{budgetTotal}} on {{today}}, version {{version}}, {{companyName}}, {{brokerName}}, {{listingPrice}}</p>';
  const shown = shownFigures(html, { ...exampleFigures, properties: [{ budgetTotal: 45_000_000 }] });
  it('is by placeholder, without day, version, company and broker, and nothing where nothing is known', () => {
    expect(shown).toEqual({ requestedAmount: '$382,500.00', budgetTotal: '$450,000.00', listingPrice: '' });
  });
  it('has changed where it reads differently by now, whatever else did', () => {
    const later = {
      ...exampleFigures,
      properties: [{ budgetTotal: 45_000_000 }],
      brokerName: 'Ana Ruiz',
      name: 'Other',
    };
    expect(changedFigures(shown, later)).toEqual([]);
    expect(changedFigures(shown, { ...exampleFigures, requestedAmount: 1 })).toEqual([
      termSheetPlaceholders.requestedAmount.label,
      termSheetPlaceholders.listingPrice.label,
    ]);
  });
  it('of a placeholder that there is no more has changed unless it was blank', () => {
    expect(changedFigures({ gone: 'x', missing: '' }, exampleFigures)).toEqual(['gone']);
  });
});
