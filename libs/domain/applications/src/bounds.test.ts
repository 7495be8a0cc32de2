import { shared } from '@groundwork/domain-messages';
import { fieldsOf, hiddenFields, shapeOf, writableFields } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import {
  applicationBrokerErrors,
  applicationRecord,
  applicationStatuses,
  applicationTitle,
  budgetOfTotal,
  countComplaint,
  displaysFinancialLiteracy,
  draftErrors,
  emptySelection,
  fieldPlace,
  hasBudget,
  hasPropertyField,
  hasValidAddress,
  keptDraftRecord,
  legalQuestions,
  mayBeAppraised,
  MOST_OF_A_DRAFT,
  neededItems,
  nextStep,
  parseStep,
  portfolioErrors,
  propertyRecord,
  requirementsOf,
  saveApplicationRecord,
  selectionErrors,
  submitErrors,
  totalAlone,
  UNIT_INFORMATION,
  withTermSheetFlag,
} from './index.js';
import type { ApplicationFacts, PropertyFacts } from './index.js';

const facts = (more: Partial<ApplicationFacts>): ApplicationFacts => more as ApplicationFacts;

describe('an application in its status', () => {
  it('is appraised while the lender has it, before the decision', () => {
    expect(applicationStatuses.filter(mayBeAppraised)).toEqual(['awaiting', 'submitted', 'in_closing']);
  });
  it.each([
    [{ name: ' Heights ', street: 'Bayou St', id: 'a' }, 'Heights'],
    [{ name: '  ', street: ' Bayou St ', id: 'a' }, 'Bayou St'],
    [{ name: null, street: '  ', id: 'a' }, 'a'],
    [{ id: 'a' }, 'a'],
  ])('is called by its name, its street or its id: %p', (application, title) => {
    expect(applicationTitle(application)).toBe(title);
  });
});

describe('litigation is asked about', () => {
  const today = '2026-03-22';
  it.each([
    ['Pass', '2026-02-28', true],
    ['Pass', '2026-03-01', false],
    ['Pass', '2026-03-22', false],
    ['Fail at first', '2026-01-01', false],
    ['', '2026-01-01', false],
    ['Pass', null, false],
    [undefined, undefined, false],
  ])('after the result %p of %p: %p', (financialLiteracyResult, financialLiteracyDate, expected) => {
    expect(displaysFinancialLiteracy({ financialLiteracyResult, financialLiteracyDate }, today)).toBe(expected);
  });
});

describe('the questions about the project', () => {
  const namesOf = (situation: object) =>
    fieldsOf(applicationRecord, { section: 'project', facts: situation }).map(({ name }) => name);
  const portfolio = { loanType: 'construction', propertyType: 'detached', propertyCount: 2 };
  it.each<[object, string[]]>([
    [{}, []],
    [{ ...portfolio, propertyCount: 1 }, []],
    [portfolio, ['horizontalImprovementsSame', 'ownAllProperties']],
    [{ ...portfolio, loanType: 'acquisitionOrRefinance' }, ['ownAllProperties']],
    [{ ...portfolio, loanType: null }, ['ownAllProperties']],
    [{ propertyType: 'duplex' }, ['unitsSoldOffIndividually']],
    [{ propertyType: 'duplex', unitsSoldOffIndividually: true }, ['unitsSoldOffIndividually']],
    [
      { propertyType: 'duplex', unitsSoldOffIndividually: 'unsure' },
      ['unitsSoldOffIndividually', 'unitsSoldOffIndividuallyExplaination'],
    ],
    [{ propertyType: 'detached', unitsSoldOffIndividually: 'unsure' }, []],
  ])('of %p', (situation, names) => expect(namesOf(situation)).toEqual(names));
  it('leave nothing computed to anybody who writes', () => {
    const writers = (['borrower', 'administrator'] as const).map((writer) => writableFields(applicationRecord, writer));
    expect(writers.flat()).not.toContain('displayFinancialLit');
    expect(writers.every((names) => names.includes('brokerName') && names.includes('brokerEmail'))).toBe(true);
    expect(writers[0]).not.toContain('financialLiteracyResult');
  });
});

describe('a draft', () => {
  it.each<[object, object]>([
    [{ unitsSoldOffIndividually: 'unsure' }, {}],
    [{ unitsSoldOffIndividually: false }, {}],
    [{ unitsSoldOffIndividually: 'maybe' }, { unitsSoldOffIndividually: shared.choice }],
    [{ brokerEmail: 'no address yet' }, {}],
    [{ brokerEmail: 'x'.repeat(255) }, { brokerEmail: 'Must be at most 254 characters' }],
    [{ financialLiteracyResult: 'P' }, {}],
    [{ properties: [{ yearAcquired: 1899 }] }, { 'properties.0.yearAcquired': 'Must be a year from 1900 to 2100' }],
    [{ properties: [{ yearBuilt: 1599 }] }, { 'properties.0.yearBuilt': 'Must be a year from 1600 to 2100' }],
    [
      { properties: [{ floorPlans: [{ fullBathrooms: 2.25, partialBathrooms: 0.5 }] }] },
      { 'properties.0.floorPlans.0.fullBathrooms': shared.halves },
    ],
    [
      { properties: [{ floorPlans: [{ partialBathrooms: 1.1 }] }] },
      { 'properties.0.floorPlans.0.partialBathrooms': shared.halves },
    ],
  ])('%p', (draft, errors) => expect(draftErrors(draft)).toEqual(errors));
  it.each([
    ['units', 1000],
    ['floorPlans', 100],
    ['floors', 20],
  ])('has a list of %s of %i at most', (list, most) => {
    const of = (length: number) => ({ properties: [{ [list]: Array.from({ length }, () => ({})) }] });
    expect(draftErrors(of(most))).toEqual({});
    expect(Object.keys(draftErrors(of(most + 1)))).toEqual([`properties.0.${list}`]);
  });
  it('takes so many conditions and overseers', () => {
    const shape = shapeOf(saveApplicationRecord);
    const id = '0190f0a0-0000-7000-8000-0000000000ab';
    const conditions = (length: number) => Array.from({ length }, () => ({ id, name: 'Permit', completed: false }));
    expect(validate(shape, { approvalConditions: conditions(200) })).toEqual({});
    expect(Object.keys(validate(shape, { approvalConditions: conditions(201) }))).toEqual(['approvalConditions']);
    const overseers = (length: number) => Array.from({ length }, () => ({ overseeingPersonId: id }));
    expect(validate(shape, { constructionOverseers: overseers(50) })).toEqual({});
    expect(Object.keys(validate(shape, { constructionOverseers: overseers(51) }))).toEqual(['constructionOverseers']);
  });
});

describe('the questions about a property', () => {
  const isShown = (name: keyof typeof propertyRecord.fields, situation: object) =>
    !hiddenFields(propertyRecord, situation).includes(name);
  it.each<[keyof typeof propertyRecord.fields, object, boolean]>([
    ['purchaseAmount', { loanType: 'construction' }, true],
    ['purchaseAmount', { loanType: 'acquisitionOrRefinance', acquisitionRefinance: 'acquisition' }, true],
    ['purchaseAmount', { loanType: 'acquisitionOrRefinance', acquisitionRefinance: 'refinance' }, false],
    ['verticalImprovementsExplaination', { loanType: 'land', verticalImprovements: true }, true],
    ['verticalImprovementsExplaination', { loanType: 'land', verticalImprovements: false }, false],
    ['preSaleContractPrice', { loanType: 'construction', preSaleContract: true }, true],
    ['expectedListingPrice', { loanType: 'construction', preSaleContract: true }, false],
    ['expectedListingPrice', { loanType: 'construction', preSaleContract: false }, true],
    ['loanPurpose', { loanType: 'renovation' }, true],
    ['loanPurpose', { loanType: 'construction' }, false],
    ['verticalImprovements', { loanType: 'construction' }, false],
    ['demolitionRequired', { loanType: 'land' }, false],
    ['constructionBeforeClose', { loanType: 'renovation' }, false],
    ['garageBays', { loanType: 'land' }, false],
    ['hasPool', { loanType: 'land' }, false],
    ['thirdPartyFirm', { loanType: 'buildToRent', isFirst: false }, false],
    ['institutionalForeclosure', { loanType: 'acquisitionOrRefinance', acquisitionRefinance: 'refinance' }, false],
    ['dateOfAcquisition', { loanType: 'land', ownThisProperty: false }, false],
    ['dateOfAcquisition', { loanType: 'land', ownThisProperty: true }, true],
    ['dateAcquired', { loanType: 'construction', ownThisProperty: false }, false],
    ['dateAcquired', { loanType: 'construction', ownThisProperty: true }, true],
    ['dateAcquired', { loanType: 'land', ownThisProperty: true }, false],
  ])('%s of %p: %p', (name, situation, expected) => expect(isShown(name, situation)).toBe(expected));
});

describe('a property', () => {
  const address: PropertyFacts = { street: '1 A', city: 'Ely', county: 'Lee', state: 'Ohio', zipCode: '43004' };
  it.each<[PropertyFacts, boolean]>([
    [address, true],
    [{ ...address, street: 'A1' }, false],
    [{ ...address, city: ' El ' }, false],
    [{ ...address, zipCode: '4300' }, false],
  ])('has a whole address: %p', (property, expected) => expect(hasValidAddress(property)).toBe(expected));
  it.each<[PropertyFacts, boolean]>([
    [{}, false],
    [{ numberOfUnits: 0 }, false],
    [{ numberOfUnits: 1 }, true],
    [{ units: [] }, false],
    [{ units: [{}] }, true],
    [{ floorPlans: [{}] }, true],
    [{ floorPlans: null }, false],
  ])('says how large it becomes: %p', (property, expected) => {
    expect(hasPropertyField(property, UNIT_INFORMATION)).toBe(expected);
  });
  it('of a portfolio that shares its place lies where the first does, blanks and case aside', () => {
    const errorsOf = (first: PropertyFacts, second: PropertyFacts) => portfolioErrors([first, second], 'buildToRent');
    const here = { city: 'Houston', state: 'Texas' };
    expect(errorsOf(here, { city: ' houston ', state: null })).toEqual({});
    expect(errorsOf({ city: ' Houston' }, here)).toEqual({});
    expect(errorsOf({}, here)).toEqual({});
    expect(errorsOf(here, { city: 'Austin', state: 'Texas' })).toEqual({ 'properties.1.city': shared.portfolioPlace });
    expect(portfolioErrors(undefined, 'buildToRent')).toEqual({});
  });
});

describe('a selection', () => {
  it('begins with a sale', () => expect(emptySelection).toEqual({ intendedPurpose: 'sell' }));
  it.each<[object, string | undefined]>([
    [{}, undefined],
    [
      { loanType: 'acquisitionOrRefinance', loanRequestIsFor: 'rentalPortfolio', numberApplyingFor: 1 },
      shared.propertiesMinimum,
    ],
    [{ loanType: 'acquisitionOrRefinance', loanRequestIsFor: 'rentalPortfolio', numberApplyingFor: 2 }, undefined],
    [{ loanType: 'acquisitionOrRefinance', loanRequestIsFor: 'oneProperty' }, undefined],
    [{ loanType: 'construction', propertyType: 'duplex', numberApplyingFor: 2 }, shared.propertyCountExact],
  ])('%p has its number of properties', (selection, complaint) => expect(countComplaint(selection)).toBe(complaint));
  it('has more properties than a portfolio holds', () => {
    const many = {
      loanType: 'acquisitionOrRefinance',
      loanRequestIsFor: 'rentalPortfolio',
      numberApplyingFor: 9999,
    } as const;
    expect(countComplaint(many)).toMatch(/^(?!.*\{)/);
    expect(countComplaint(many)).not.toBe(shared.propertiesMinimum);
  });
  it('has property types of its loan, of each property too', () => {
    const properties = [{ propertyType: 'detached' }, {}, { propertyType: 'duplex' }] as const;
    expect(selectionErrors({ properties })).toEqual({});
    expect(selectionErrors({ loanType: 'construction', properties })).toEqual({});
  });
});

describe('what a step lacks', () => {
  const missing = (application: Partial<ApplicationFacts>, step: Parameters<typeof requirementsOf>[1]) =>
    requirementsOf(facts(application), step)
      .filter(({ isMet }) => !isMet)
      .map(({ path }) => path);
  it.each<[Partial<ApplicationFacts>, Parameters<typeof requirementsOf>[1], string[]]>([
    [{}, 'name', ['name']],
    [{ name: 'A' }, 'name', []],
    [{}, 'propertyInformation', ['properties']],
    [{ properties: [{}] }, 'propertyInformation', ['loanType']],
    [{}, 'budget', ['properties']],
    [{ properties: [{}] }, 'budget', ['properties.0.budget', 'requestedLoanAmount']],
    [{ properties: [{ budgetUploadFormat: 'upload' }], requestedLoanAmount: 1 }, 'budget', []],
    [{}, 'borrower', ['borrowerId', 'contractorSelected', 'ownershipConfirmation']],
    [{ contractorSelected: true }, 'borrower', ['borrowerId', 'generalContractorId', 'ownershipConfirmation']],
    [{ contractorSelected: false }, 'borrower', ['borrowerId', 'ownershipConfirmation']],
    [{ brokerUsed: 'yes' }, 'termSheet', ['brokerName', 'brokerEmail', 'termSheetAgreementTime']],
    [{ brokerUsed: 'no' }, 'termSheet', ['termSheetAgreementTime']],
  ])('%p in %s', (application, step, paths) => expect(missing(application, step)).toEqual(paths));
  it('is named by each supplier', () => {
    const paths = missing({ suppliers: {} }, 'suppliers');
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.every((path) => /^suppliers\.\w+\.(name|phone)$/.test(path))).toBe(true);
  });
  it('is an explanation where a legal question was answered by yes', () => {
    const [first = '', ...others] = missing({}, 'litigation');
    const field = first.replace('legalInformation.', '');
    expect(missing({ legalInformation: { [field]: true } }, 'litigation')).toEqual([`${first}Explaination`, ...others]);
    expect(missing({ legalInformation: { [field]: false } }, 'litigation')).toEqual(others);
  });
  it('is the item of a pro forma, by its place', () => {
    const paths = missing({ loanType: 'acquisitionOrRefinance', properties: [{}] }, 'propertyInformation');
    expect(paths).toContain('properties.0.proForma.0.value');
    expect(paths).not.toContain('properties.0.proForma');
  });
  it('is how large it becomes, by units or by the floor plan', () => {
    const of = (propertyType: 'duplex' | 'detached') =>
      missing({ loanType: 'construction', propertyType, properties: [{}] }, 'propertyInformation');
    expect(of('duplex')).toContain('properties.0.numberOfUnits');
    expect(of('detached')).toContain('properties.0.floorPlans.0.finishedSquareFeet');
  });
  it('is no floor plan of land', () => {
    const needed = (loanType: ApplicationFacts['loanType']) =>
      neededItems({ loanType, entityOwners: [{ accounts: [{}] }], properties: [{}] });
    expect([needed('land'), needed('construction'), needed(null)]).toEqual([[], ['floorPlans'], ['floorPlans']]);
  });
  it('is no budget without an amount', () => {
    expect([hasBudget({}), hasBudget({ budgetUploadFormat: 'form' })]).toEqual([false, false]);
  });
  it('is the sum of a budget alone where nothing else was entered', () => {
    const [row] = budgetOfTotal(700).sections[0]?.additionalItems ?? [];
    const of = (...names: readonly string[]) =>
      totalAlone({
        sections: [
          {
            name: 'S',
            sectionIndex: 0,
            additionalItems: names.map((name, index) => ({ ...row, name, index }) as never),
          },
          { name: 'T', sectionIndex: 1, additionalItems: [{ ...row, name: 'Preset', budgetAmount: 0 } as never] },
        ],
      });
    expect([totalAlone(budgetOfTotal(700)), totalAlone(budgetOfTotal(0)), of(), of('Total')]).toEqual([700, 0, 0, 700]);
    expect([of('Roofing'), of('Total', 'Roofing')]).toEqual([undefined, undefined]);
  });
});

describe('the final submit', () => {
  const context = { now: new Date('2026-03-10T12:00:00Z'), today: '2026-03-10' };
  const agreed = '2026-03-10T11:00:00Z';
  const agreementOf = (more: Partial<ApplicationFacts>) =>
    submitErrors(facts({ brokerUsed: 'no', ...more }), context)['termSheetAgreementTime'];
  it.each<[Partial<ApplicationFacts>, string | undefined]>([
    [{ termSheetAgreementTime: agreed }, undefined],
    [{ termSheetAgreementTime: '2026-03-09T12:00:00Z' }, shared.termSheetStale],
    [{}, shared.acceptTermSheetFirst],
    [{ lineOfCredit: true }, shared.acceptTermSheetFirst],
    [{ lineOfCredit: true, termSheetAgreementTime: agreed }, undefined],
  ])('with %p', (application, sentence) => expect(agreementOf(application)).toBe(sentence));
  it('names the figures that changed since the agreement', () => {
    const sentence = agreementOf({ termSheetAgreementTime: agreed, termSheetChanges: ['Loan amount', 'Rate'] });
    expect(sentence).toContain('Loan amount, Rate');
  });
  it('asks about litigation while it is displayed', () => {
    const legal = (displayFinancialLit: boolean) =>
      Object.keys(submitErrors(facts({ displayFinancialLit }), context)).filter((path) => path.startsWith('legal'));
    expect(legal(false)).toEqual([]);
    expect(legal(true).length).toBeGreaterThan(0);
    const answered = { legalInformation: { [legalQuestions[0]?.field ?? '']: true } };
    const explained = (displayFinancialLit: boolean) =>
      submitErrors(facts({ ...answered, displayFinancialLit }), context)[
        `legalInformation.${legalQuestions[0]?.field}Explaination`
      ];
    expect([explained(false), explained(true)]).toEqual([undefined, expect.any(String)]);
  });
  it('asks for the broker where there is one', () => {
    expect(applicationBrokerErrors(facts({ brokerUsed: 'yes' }))).toEqual({
      brokerName: shared.requiredField,
      brokerEmail: shared.brokerEmailValid,
    });
    expect(applicationBrokerErrors(facts({ brokerUsed: 'yes', brokerName: 'Ana', brokerEmail: 'a@b.co' }))).toEqual({});
    expect(applicationBrokerErrors(facts({ brokerUsed: 'no' }))).toEqual({});
  });
});

describe('a place', () => {
  it.each([
    ['properties.0.units.11.sqft', 2, 'Property 1: Unit 12: Square feet'],
    ['properties.0.units.0.sqft', 1, 'Unit 1: Square feet'],
    ['budget.x', 1, 'Budget'],
    ['numberApplyingFor', 1, 'Number of properties'],
    ['unknown', 1, ''],
    ['', 1, ''],
  ])('%s of %i is called', (path, propertyCount, label) => {
    expect(fieldPlace(path, { propertyCount }).label).toBe(label);
  });
  it.each([
    ['properties.0.street', 'propertyInformation'],
    ['numberApplyingFor', 'propertyInformation'],
    ['ownAllProperties', 'propertyInformation'],
    ['suppliers.lumber.name', 'suppliers'],
    ['steps.budget', 'budget'],
    ['steps.none', 'name'],
    ['onRejectString', 'name'],
  ])('%s stands in the step %s', (path, step) => expect(fieldPlace(path).step).toBe(step));
  it.each([
    [0, 1],
    [99, 6],
    [-5, 0],
  ])('after step %i is step %i', (index, next) => {
    expect(nextStep(index, { displayFinancialLit: true })).toBe(next);
  });
  it('is a number from a URL, or none', () => {
    expect([' ', '3', true, [3], '7', -1].map(parseStep)).toEqual([undefined, 3, undefined, undefined, undefined, -1]);
  });
  it('of the term sheet is the fifth digit', () => {
    expect(withTermSheetFlag('1111199', true)).toBe('11111');
    expect(withTermSheetFlag(null, true)).toBe('00001');
    expect(withTermSheetFlag('11111', false)).toBe('11110');
  });
});

describe('a draft that is kept', () => {
  const change = (text: unknown) => ({ changes: { revision: 3, pieces: [{ from: 0, to: 4, text }] } });
  const fieldsIn = (body: object) => Object.keys(validate(shapeOf(keptDraftRecord), body));
  it.each<[string, object, string[]]>([
    ['the whole', { content: 'x'.repeat(MOST_OF_A_DRAFT) }, []],
    ['more than there is room for', { content: 'x'.repeat(MOST_OF_A_DRAFT + 1) }, ['content']],
    ['a piece that takes something away', change(''), []],
    ['a piece that is no text', change(null), ['changes.pieces.0.text']],
    ['a piece that is too long', change('x'.repeat(MOST_OF_A_DRAFT + 1)), ['changes.pieces.0.text']],
    ['changes of no draft', { changes: { pieces: [] } }, ['changes.revision']],
    ['more pieces than ten', { changes: { revision: 1, pieces: Array(11).fill({}) } }, ['changes.pieces']],
  ])('is %s, or says where it is wrong', (_what, body, fields) => expect(fieldsIn(body)).toEqual(fields));
});
