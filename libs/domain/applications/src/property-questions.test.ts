import {
  loanTypes,
  loanTypeValues,
  propertyRecord,
  propertyHints,
  propertyTypeValues,
  questionGroups,
  questionNames,
  requiredPropertyFields,
  requirementsOf,
  situationOf,
  UNIT_INFORMATION,
  unitInformationPath,
} from './index.js';
import type { LoanType, PropertySituation, PropertyType } from './index.js';

const names = (situation: PropertySituation): string[] =>
  questionGroups(situation).flatMap(({ questions }) => questions.map(({ name }) => name));

const yesNo = [true, false, null] as const;
/** Every answer that decides what else is asked, for every loan and property type. */
const situations: readonly (PropertySituation & { loanType: LoanType; propertyType: PropertyType })[] =
  loanTypeValues.flatMap((loanType) =>
    propertyTypeValues.flatMap((propertyType) =>
      yesNo.flatMap((answer) =>
        (['acquisition', 'refinance', null] as const).flatMap((acquisitionRefinance) =>
          [true, false].map((isOneOfSeveral) => ({
            loanType,
            propertyType,
            acquisitionRefinance,
            ownThisProperty: answer,
            preSaleContract: answer,
            isOneOfSeveral,
            isFirst: true,
          })),
        ),
      ),
    ),
  );

describe('the questions about a property', () => {
  it('are none before its loan has a type', () => expect(questionGroups({})).toEqual([]));
  it('mark what completes it, and the number of units where that says how large it becomes', () => {
    const marked = (situation: PropertySituation) =>
      questionGroups(situation)
        .flatMap(({ questions }) => questions)
        .filter(({ needsAnswer }) => needsAnswer)
        .map(({ name }) => name)
        .sort();
    for (const situation of situations) {
      const questions = names(situation);
      const size = unitInformationPath(situation) === 'numberOfUnits' ? ['numberOfUnits'] : [];
      const needed = requiredPropertyFields(situation).filter((name) => questions.includes(name));
      expect(marked(situation)).toEqual([...new Set([...needed, ...size])].sort());
    }
    expect(marked({ loanType: 'construction', propertyType: 'fiveOrMoreUnits' })).toContain('numberOfUnits');
    expect(marked({ loanType: 'construction', propertyType: 'detached' })).not.toContain('numberOfUnits');
  });
  it('ask everything that completes one, whatever was answered', () => {
    for (const situation of situations) {
      // Units and the pro forma are asked by lists of their own.
      const questions = new Set<string>([...names(situation), UNIT_INFORMATION, 'proForma']);
      expect(requiredPropertyFields(situation).filter((field) => !questions.has(field))).toEqual([]);
    }
  });
  it('are all asked by some loan, once, and each says why', () => {
    const property = {
      ownThisProperty: true,
      verticalImprovements: true,
      thirdPartyFirm: 'Bayou',
      thirdPartyHasWebsite: true,
    };
    const inPlace = 'To Be Completed During Loan';
    const infrastructure = {
      pavedStreets: inPlace,
      sewerHookup: inPlace,
      waterPipes: inPlace,
      electricCables: inPlace,
      otherInfrastructureInPlace: inPlace,
    } as const;
    const some = new Set(
      situations.flatMap((situation) => [
        ...names(situation),
        ...names({ ...situation, ...property, ...infrastructure }),
        ...names({ ...situation, ...property, thirdPartyHasWebsite: false }),
      ]),
    );
    expect(questionNames.filter((name) => !some.has(name))).toEqual([]);
    for (const situation of situations) expect(names(situation)).toHaveLength(new Set(names(situation)).size);
    const entry = new Set(['street', 'city']);
    expect(questionNames.filter((name) => !propertyHints[name] && !entry.has(name))).toEqual([]);
  });

  const groups: readonly [LoanType, PropertyType, string][] = [
    ['construction', 'detached', 'address purchase land building sale'],
    ['construction', 'quadraplex', 'address purchase land building sale'],
    ['model', 'townhouse', 'address purchase land building sale'],
    ['renovation', 'detached', 'address purchase land building sale'],
    ['land', 'detached', 'address purchase land infrastructure sale'],
    ['acquisitionOrRefinance', 'triplex', 'address purchase land building manager'],
    ['buildToRent', 'detached', 'address purchase land building manager'],
    ['renovateToRent', 'duplex', 'address purchase land building manager'],
  ];
  it.each(groups)('of %s with %s stand in their groups', (loanType, propertyType, expected) => {
    const situation = { loanType, propertyType, isFirst: true };
    expect(
      questionGroups(situation)
        .map(({ key }) => key)
        .join(' '),
    ).toBe(expected);
    expect(questionGroups({ ...situation, isFirst: false }).map(({ key }) => key)).not.toContain('manager');
  });

  type Conditional = [string, PropertySituation, PropertySituation];
  const conditional: readonly Conditional[] = [
    [
      'acquisitionDate',
      { loanType: 'construction', ownThisProperty: false },
      { loanType: 'construction', ownThisProperty: true },
    ],
    [
      'debtOutstanding',
      { loanType: 'construction', ownThisProperty: true },
      { loanType: 'construction', ownThisProperty: false },
    ],
    ['constructionDate', { loanType: 'model' }, { loanType: 'model', constructionBeforeClose: false }],
    [
      'numberOfUnits',
      { loanType: 'construction', propertyType: 'duplex' },
      { loanType: 'construction', propertyType: 'detached' },
    ],
    [
      'preSaleContractPrice',
      { loanType: 'construction', preSaleContract: true },
      { loanType: 'construction', preSaleContract: false },
    ],
    ['preSaleContract', { loanType: 'construction' }, { loanType: 'buildToRent' }],
    [
      'dateAcquired',
      { loanType: 'acquisitionOrRefinance', acquisitionRefinance: 'refinance' },
      { loanType: 'acquisitionOrRefinance', acquisitionRefinance: 'refinance', isOneOfSeveral: true },
    ],
    [
      'yearAcquired',
      { loanType: 'acquisitionOrRefinance', acquisitionRefinance: 'refinance', isOneOfSeveral: true },
      { loanType: 'acquisitionOrRefinance', acquisitionRefinance: 'refinance' },
    ],
    ['scopeOfWork', { loanType: 'renovateToRent' }, { loanType: 'acquisitionOrRefinance' }],
    [
      'pavedStreetsBudgetAmount',
      { loanType: 'land', pavedStreets: 'To Be Completed During Loan' },
      { loanType: 'land', pavedStreets: 'Fully In Place' },
    ],
    [
      'within5Percent',
      { loanType: 'renovation', acquisitionRefinance: 'acquisition' },
      { loanType: 'renovation', acquisitionRefinance: 'refinance' },
    ],
    [
      'within5Percent',
      { loanType: 'acquisitionOrRefinance', acquisitionRefinance: 'acquisition' },
      { loanType: 'construction', ownThisProperty: false },
    ],
    ['thirdPartyFirm', { loanType: 'buildToRent', isFirst: true }, { loanType: 'buildToRent', isFirst: false }],
    ['thirdPartyFirm', { loanType: 'renovateToRent', isFirst: true }, { loanType: 'renovation', isFirst: true }],
    ...(['thirdPartyHasWebsite', 'thirdPartyManagerHistoryWithProperty'] as const).map((name): Conditional => [
      name,
      { loanType: 'buildToRent', isFirst: true, thirdPartyFirm: 'Bayou' },
      { loanType: 'buildToRent', isFirst: true, thirdPartyFirm: ' ' },
    ]),
    [
      'thirdPartyWebsite',
      { loanType: 'buildToRent', isFirst: true, thirdPartyFirm: 'Bayou', thirdPartyHasWebsite: true },
      { loanType: 'buildToRent', isFirst: true, thirdPartyFirm: 'Bayou' },
    ],
    [
      'thirdPartyResume',
      { loanType: 'buildToRent', isFirst: true, thirdPartyFirm: 'Bayou', thirdPartyHasWebsite: false },
      { loanType: 'buildToRent', isFirst: true, thirdPartyFirm: 'Bayou' },
    ],
    [
      'thirdPartyManager',
      { loanType: 'buildToRent', isFirst: true, thirdPartyFirm: 'Bayou' },
      { loanType: 'buildToRent', isFirst: true, thirdPartyFirm: '' },
    ],
  ];
  it.each(conditional)('ask for %s only where it means something', (name, meant, meaningless) => {
    expect(names(meant)).toContain(name);
    expect(names(meaningless)).not.toContain(name);
  });

  it('take a property’s own type before the application’s, and its place among the others', () => {
    const application = { loanType: 'acquisitionOrRefinance', propertyType: 'detached' } as const;
    expect(situationOf(application, { propertyType: 'duplex' }, { index: 1, of: 2 })).toMatchObject({
      propertyType: 'duplex',
      isFirst: false,
      isOneOfSeveral: true,
    });
    expect(situationOf(application, {}, { index: 0, of: 1 })).toMatchObject({
      propertyType: 'detached',
      isFirst: true,
      isOneOfSeveral: false,
    });
  });

  it('ask each of several refinanced properties for its year, and a single one for its day', () => {
    const refinanced = { acquisitionRefinance: 'refinance' } as const;
    const acquired = (properties: (typeof refinanced)[]) =>
      requirementsOf({ loanType: 'acquisitionOrRefinance', properties }, 'propertyInformation')
        .map(({ path }) => path)
        .filter((path) => /cquired$/.test(path));
    expect(acquired([refinanced])).toEqual(['properties.0.dateAcquired']);
    expect(acquired([refinanced, refinanced])).toEqual(['properties.0.yearAcquired', 'properties.1.yearAcquired']);
  });

  it('of a rental ask the first of several properties alone about its manager', () => {
    const application = { loanType: 'buildToRent' } as const;
    const managed = [0, 1].map((index) =>
      names(situationOf(application, { thirdPartyFirm: 'Bayou' }, { index, of: 2 })).filter((name) =>
        name.startsWith('thirdParty'),
      ),
    );
    expect(managed).toEqual([
      ['thirdPartyFirm', 'thirdPartyHasWebsite', 'thirdPartyManager', 'thirdPartyManagerHistoryWithProperty'],
      [],
    ]);
  });
});

describe('the fields that complete a property (specification 5)', () => {
  const building = [
    'city',
    'county',
    'state',
    'zipCode',
    'ownThisProperty',
    'waterElectricHookupAvailable',
    'sewerHookupAvailable',
    'vacantAtPurchase',
    'preSaleContract',
    UNIT_INFORMATION,
  ];
  it.each(['construction', 'model'] as const)('of %s are the list of the specification', (loanType) => {
    for (const propertyType of ['detached', 'townhouse'] as const)
      expect(new Set(requiredPropertyFields({ loanType, propertyType }))).toEqual(new Set(building));
  });
  it.each(propertyTypeValues.slice(2))(
    'of construction with %s are also the legal description and the street',
    (propertyType) => {
      expect(new Set(requiredPropertyFields({ loanType: 'construction', propertyType }))).toEqual(
        new Set([...building, 'legalDescription', 'street']),
      );
    },
  );
  it('of every loan name fields of a property, each once', () => {
    for (const loanType of Object.keys(loanTypes) as LoanType[]) {
      const fields = requiredPropertyFields({ loanType, propertyType: 'detached' });
      expect(new Set(fields).size).toBe(fields.length);
      expect(fields.filter((field) => field !== UNIT_INFORMATION && !(field in propertyRecord.fields))).toEqual([]);
    }
  });
});
