import { shared } from '@groundwork/domain-messages';
import {
  fieldPlace,
  isStepVisible,
  legalQuestions,
  loanTypeValues,
  openStepsOf,
  propertyTypesFor,
  requirementsOf,
  stepCompleteness,
  stepKeys,
  submitErrors,
  traitsOf,
} from './index.js';
import type { ApplicationFacts, LoanType, OpenStep, PropertyType } from './index.js';

const context = { now: new Date('2024-06-15T16:00:00.000Z'), today: '2024-06-15' };
const id = '00000000-0000-4000-8000-000000000001';

const blank = (loanType: LoanType, propertyType: PropertyType, more: Partial<ApplicationFacts> = {}) => ({
  name: 'Lake House',
  loanType,
  propertyType,
  intendedPurpose: traitsOf(loanType).purpose,
  properties: [{}],
  ...more,
});

const named = (steps: readonly OpenStep[]): string[] => steps.flatMap(({ points }) => points.map(({ path }) => path));
const labelled = (steps: readonly OpenStep[], path: string) =>
  steps.flatMap(({ points }) => points).find((point) => point.path === path);

const every = loanTypeValues.flatMap((loan) => propertyTypesFor(loan).map((type) => [loan, type] as const));

describe('what is open', () => {
  it.each(every)(
    'in a blank %s of %s is every requirement, each with a name and the step that asks for it',
    (...of) => {
      const application = blank(...of, { displayFinancialLit: true });
      const open = openStepsOf(application, context);
      for (const { step, points } of open)
        for (const point of points)
          expect([point.path, point.label, point.step]).toEqual([point.path, expect.stringMatching(/\S/), step]);
      const shown = stepKeys.filter((key) => isStepVisible(key, application));
      const unmet = shown.flatMap((key) => requirementsOf(application, key).filter(({ isMet }) => !isMet));
      expect(unmet.length).toBeGreaterThan(10);
      expect(named(open)).toEqual(expect.arrayContaining(unmet.map(({ path }) => path)));
      expect(named(open).some((path) => path.startsWith('steps.'))).toBe(false);
      // Every step that is not complete is there, and no other.
      const incomplete = shown.filter((key) => stepCompleteness(application, key) !== 'complete');
      expect(open.map(({ step }) => step)).toEqual(incomplete);
    },
  );

  it('is what the service refuses', () => {
    const application = blank('construction', 'detached');
    const refused = Object.keys(submitErrors(application, context)).filter((path) => !path.startsWith('steps.'));
    expect(named(openStepsOf(application, context)).sort()).toEqual(refused.sort());
  });

  it('of a line of credit are its acknowledgements and its terms, no budget, no borrower and no broker', () => {
    const open = openStepsOf(blank('construction', 'detached', { lineOfCredit: true }), context);
    expect(open.map(({ step }) => step)).toEqual(['propertyInformation', 'suppliers', 'termSheet']);
    expect(named(open)).toEqual(expect.arrayContaining(['costAck', 'supervisoryAck', 'termSheetAgreementTime']));
    expect(named(open)).not.toContain('brokerUsed');
  });

  it('names a broker question that nobody answered, and what a yes to it leaves open', () => {
    const application = blank('construction', 'detached');
    expect(labelled(openStepsOf(application, context), 'brokerUsed')).toMatchObject({
      step: 'termSheet',
      message: shared.requiredField,
    });
    const answered = openStepsOf({ ...application, brokerUsed: 'yes', brokerName: 'Dana' }, context);
    expect(named(answered)).not.toContain('brokerUsed');
    expect(labelled(answered, 'brokerEmail')?.message).toBe(shared.brokerEmailValid);
    expect(named(answered)).not.toContain('brokerName');
  });

  it('asks for the contractor where one was to be chosen', () => {
    const open = openStepsOf(blank('construction', 'detached', { contractorSelected: true }), context);
    expect(labelled(open, 'generalContractorId')).toMatchObject({ step: 'borrower', label: 'General contractor' });
    expect(named(openStepsOf(blank('model', 'detached', { contractorSelected: false }), context))).not.toContain(
      'contractorSelected',
    );
  });

  it('of a step that was rejected and has everything is the step itself', () => {
    const application = blank('construction', 'detached', {
      rejectionComments: [{ step: 'name', value: 'Too short' }],
    });
    expect(openStepsOf(application, context)[0]).toEqual({
      step: 'name',
      label: 'Name',
      points: [{ path: 'steps.name', step: 'name', label: 'Name', message: shared.sectionRejected }],
    });
  });

  it('asks a yes of litigation for its explanation, by the name of its question', () => {
    const answers = Object.fromEntries(legalQuestions.map(({ field }) => [field, false]));
    const legalInformation = { ...answers, currentDefendant: true };
    const open = openStepsOf(blank('land', 'detached', { displayFinancialLit: true, legalInformation }), context);
    expect(open.find(({ step }) => step === 'litigation')?.points).toEqual([
      {
        path: 'legalInformation.currentDefendantExplaination',
        step: 'litigation',
        label: 'Are you a defendant in a lawsuit now?: Explanation',
        message: shared.explanationRequired,
      },
    ]);
  });
});

describe('a place of a field', () => {
  it.each([
    ['name', 'name', 'Name of the application'],
    ['properties.0.city', 'propertyInformation', 'City'],
    ['properties.1.units.2.sqft', 'propertyInformation', 'Property 2: Unit 3: Square feet'],
    ['properties.1.budget', 'budget', 'Property 2: Budget'],
    ['properties.1.proForma.2.value', 'propertyInformation', 'Property 2: Management Fee'],
    ['ownAllProperties', 'propertyInformation', 'Do you own all properties?'],
    ['suppliers.framing.phone', 'suppliers', 'Framing: Phone'],
    ['borrowerId', 'borrower', 'Borrower'],
    ['legalInformation.taxDelinquincies', 'litigation', 'Are you delinquent on any taxes?'],
    ['termSheetAgreementTime', 'termSheet', 'Term Sheet'],
    ['steps.budget', 'budget', 'Budget'],
    ['evil', 'name', ''],
  ] as const)('%s is in %s as %s', (path, step, label) => {
    const propertyCount = path.startsWith('properties.1') ? 2 : 1;
    expect(fieldPlace(path, { propertyCount })).toMatchObject({ step, label });
  });

  it('is in a portfolio said with the property', () => {
    expect(fieldPlace('properties.0.city', { propertyCount: 3 }).label).toBe('Property 1: City');
    expect(fieldPlace('properties.0.floorPlans.0.finishedSquareFeet', { propertyCount: 1 }).label).toBe(
      'Floor plan 1: Finished square feet',
    );
  });
  it('is named with its property where there are several', () => {
    const two = blank('construction', 'detached', { properties: [{}, {}] });
    expect(labelled(openStepsOf(two, context), 'properties.1.city')?.label).toBe('Property 2: City');
  });
  it('that has everything is open nowhere', () => {
    expect(
      openStepsOf(blank('construction', 'detached', { borrowerId: id }), context)
        .flatMap(({ points }) => points)
        .map(({ path }) => path),
    ).not.toContain('borrowerId');
  });
});
