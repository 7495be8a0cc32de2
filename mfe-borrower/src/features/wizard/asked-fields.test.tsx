import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import {
  fieldPlace,
  isSingleDwelling,
  legalQuestions,
  loanTypeValues,
  propertyTypesFor,
  requirementsOf,
  stepKeys,
  traitsOf,
} from '@groundwork/domain-applications';
import type { LoanType, PropertyType, StepKey } from '@groundwork/domain-applications';
import { proFormaItems, proFormaLabels } from '@groundwork/domain-capital';
import { borrower, capital } from '@groundwork/domain-messages-borrower';
import { idOf } from '@groundwork/web-mount/testing';
import type { Application, Property } from '../../data/api.js';
import { factsOf } from '../../data/application-facts.js';
import { aProperty, anApplication, aTermSheet } from '../../testing/records.js';
import { setupCalls } from '../../testing/setup.js';
import { wizardTests } from '../../testing/wizard.js';

const open = wizardTests();

const supervisory = { supervisoryText: 'A supervisor visits the site.', supervisoryHash: 'b'.repeat(64) };
const around = {
  [`GET /api/borrower/termsheet/app/${idOf(1)}/sheet`]: () => aTermSheet({ acceptedAt: null, ...supervisory }),
  [`GET /api/borrower/company/budget/${idOf(2)}`]: () => [],
  [setupCalls.people]: () => ({ owners: [], otherPeople: [], thirdPartyContractors: [] }),
};

/** What a screen calls otherwise than the record does, and what stands in no field of its own. */
const shownAs: Readonly<Record<string, string>> = {
  name: 'Application Name',
  brokerName: 'Broker name',
  brokerEmail: 'Broker email',
  ownershipConfirmation: borrower.ownershipConfirmation,
  supervisoryAck: supervisory.supervisoryText,
};
const isNoField = (path: string): boolean =>
  path === 'termSheetAgreementTime' || /^properties\.\d+\.budget$/.test(path);

function labelOf(path: string, { lineOfCredit }: Application): string {
  if (path === 'costAck') return lineOfCredit ? borrower.lineOfCreditCosts : borrower.renovationCosts;
  if (/^legalInformation\..*Explaination$/.test(path)) return 'Please explain';
  return shownAs[path] ?? fieldPlace(path).field?.label ?? path;
}

/** What completeness asks for in a step, by its label; of a pro forma all that it cannot do without. */
const requiredOf = (application: Application, step: StepKey): string[] =>
  requirementsOf(factsOf(application), step)
    .filter(({ path }) => !isNoField(path))
    .flatMap(({ path }) =>
      path.includes('.proForma.')
        ? proFormaLabels.filter((label) => proFormaItems[label].needed)
        : labelOf(path, application),
    );

const formNow = () => screen.getByRole('form');

/** What is marked on the screen: labels of fields, questions of yes and no, boxes. */
const markedNow = (): string[] =>
  [...formNow().querySelectorAll('label, legend')].flatMap(({ textContent }) =>
    textContent.endsWith('*') ? textContent.slice(0, -1).trim() : [],
  );

/** Controls that are asked for and say nowhere why: neither by themselves nor by the question that they answer. */
function silentNow(): string[] {
  const controls = formNow().querySelectorAll<HTMLElement>(
    'input:not([type="file"], [type="hidden"]), select, textarea',
  );
  return [...controls]
    .filter((control) => !control.matches('[role="grid"] *, [role="toolbar"] *, [name$=".unit"]'))
    .filter((control) => {
      const ids = control.closest('[aria-describedby]')?.getAttribute('aria-describedby')?.split(' ') ?? [];
      return !ids.some((id) => document.getElementById(id)?.textContent);
    })
    .map((control) => control.getAttribute('name') ?? control.outerHTML);
}

const comparable = (labels: Iterable<string>) => [...labels].map((label) => label.toLowerCase()).sort();

describe('of a property the marked fields are those that complete it, and each says why it is asked', () => {
  /** Answers that open further questions, none of them first. */
  const answers: Readonly<Record<string, readonly Partial<Property>[]>> = {
    building: [{}, { ownThisProperty: true }],
    land: [{}, { ownThisProperty: true }],
    existing: [{}, { acquisitionRefinance: 'acquisition' }, { acquisitionRefinance: 'refinance' }],
    renovation: [{}, { acquisitionRefinance: 'acquisition' }, { acquisitionRefinance: 'refinance' }],
  };
  const typesOf = (loanType: LoanType) => (traitsOf(loanType).asksPropertyType ? propertyTypesFor(loanType) : [null]);
  const isSingle = (propertyType: PropertyType | null) => !propertyType || isSingleDwelling(propertyType);
  /** One dwelling, and several: what is asked differs by that alone. */
  const drawn = (loanType: LoanType) =>
    typesOf(loanType).filter(
      (type, index, all) => all.findIndex((other) => isSingle(other) === isSingle(type)) === index,
    );

  const applicationWith = (loanType: LoanType, propertyType: PropertyType | null, answered: Partial<Property>) => {
    const blank = { street: '', city: '', county: '', state: null, zipCode: '' };
    const parts = { units: [{ id: idOf(20), street: 'A' }], floors: [{ name: 'Ground' }] };
    return anApplication({
      loanType,
      intendedPurpose: traitsOf(loanType).purpose,
      propertyType,
      properties: [aProperty({ ...blank, ...parts, propertyType, ...answered })],
    });
  };
  const answersOf = (loanType: LoanType) => answers[traitsOf(loanType).questions] ?? [];
  const rows = loanTypeValues.flatMap((loanType) =>
    drawn(loanType).flatMap((type) => answersOf(loanType).map((answered) => [loanType, type, answered] as const)),
  );
  it.each(rows)('of %s with %s and %j', async (loanType, propertyType, answered) => {
    const application = applicationWith(loanType, propertyType, answered);
    await open(stepKeys.indexOf('propertyInformation'), { application }, around);
    await screen.findByRole('group', { name: 'Address' });
    const required = requiredOf(application, 'propertyInformation');
    expect(required.length).toBeGreaterThan(0);
    expect(comparable(markedNow())).toEqual(comparable(required));
    expect(silentNow()).toEqual([]);
  });

  it('and every other property type asks for what one of those asks for', () => {
    for (const loanType of loanTypeValues)
      for (const type of typesOf(loanType))
        for (const answered of answersOf(loanType)) {
          const alike = drawn(loanType).find((other) => isSingle(other) === isSingle(type)) ?? null;
          const of = (one: PropertyType | null) =>
            requiredOf(applicationWith(loanType, one, answered), 'propertyInformation');
          expect(of(type)).toEqual(of(alike));
        }
  });
});

describe('of every other step too', () => {
  const yes = Object.fromEntries(legalQuestions.map(({ field }) => [field, true]));
  const duplexes = { propertyType: 'duplex', unitsSoldOffIndividually: 'unsure' } as const;
  const rows: readonly (readonly [StepKey, Partial<Application>])[] = [
    ['name', {}],
    // What is asked once about several properties, which are folded.
    ['propertyInformation', { ...duplexes, properties: [aProperty(), aProperty({ id: idOf(11) })] }],
    ['budget', { fundingSources: [{ id: idOf(40), name: 'Equity', total: 100 }] }],
    ['suppliers', {}],
    ['borrower', { contractorSelected: true }],
    ['litigation', { displayFinancialLit: true, legalInformation: yes }],
    ['termSheet', { brokerUsed: 'yes', loanType: 'renovation' }],
    ['termSheet', { lineOfCredit: true }],
  ];
  it.each(rows)('of %s with %j', async (step, more) => {
    const application = anApplication({ ...more, ...(step === 'name' ? { name: 'House' } : {}) });
    const { user } = await open(stepKeys.indexOf(step), { application }, around);
    if (step === 'budget') {
      await screen.findByRole('combobox', { name: /budget/i });
      expect(silentNow()).toEqual([]);
      await user.click(screen.getByRole('tab', { name: capital.funding }));
      await screen.findByRole('textbox', { name: new RegExp(capital.requestedLoanAmount) });
    }
    await screen.findByRole('form');
    if (application.lineOfCredit) await screen.findByText(supervisory.supervisoryText, { exact: false });
    expect(silentNow()).toEqual([]);
    if (step === 'propertyInformation') return;
    // An answer may open the next question; the first stays marked.
    const unanswered = anApplication({ lineOfCredit: application.lineOfCredit, loanType: application.loanType });
    expect(comparable(new Set(markedNow()))).toEqual(
      comparable(new Set([...requiredOf(application, step), ...requiredOf(unanswered, step)])),
    );
  });
});
