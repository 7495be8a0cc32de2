import {
  applicationStatuses,
  loanTypeValues,
  neededItemLabels,
  propertyTypeValues,
} from '@groundwork/domain-applications';
import { fileTypes, filledSlots, liesIn, mayNameProperty, neededNames, rejectedPlaces, slotsOf } from './index.js';
import type { CheckedApplication, FileType, KnownFile, LoanDocument } from './index.js';

const file = (fileType: FileType, status: KnownFile['status'] = 'pending'): KnownFile => ({ fileType, status });
const files = (['purchasecontract', 'survey', 'constructiondrawings', 'specsheet'] as const).map((type) => file(type));
const companyFiles = (['tax_return', 'financial_statement', 'bank_statement'] as const).map((type) => file(type));
/** To be bought, with a plan. */
const planned = { ownThisProperty: false, floorPlans: [{}] };
const application = (more: Partial<CheckedApplication> = {}): CheckedApplication => ({
  loanType: 'construction',
  properties: [planned],
  ...more,
});
const entityOwners = [{ accounts: [{}] }];
const documentsNamed = (...types: LoanDocument['type'][]): LoanDocument[] =>
  types.map((type) => ({ type, need: 'needed' }));
const documents = documentsNamed('purchasecontract', 'presalecontract', 'survey', 'constructiondrawings', 'specsheet');
const complete = { documents, files, companyFiles, entityOwners };

describe('what an application still needs', () => {
  it('is nothing where documents, owners with accounts, and plans are there', () => {
    expect(neededNames(application(), complete)).toEqual([]);
  });

  it('is each document without a file that stands, then each item of the check', () => {
    const facts = {
      documents,
      files: [file('purchasecontract', 'rejected'), ...files.slice(1)],
      companyFiles: companyFiles.slice(0, 2),
      entityOwners: [...entityOwners, { accounts: [] }],
    };
    expect(neededNames(application({ properties: [{ ownThisProperty: false }] }), facts)).toEqual([
      fileTypes.purchasecontract.label,
      fileTypes.bank_statement.label,
      neededItemLabels.ownerAccounts,
      neededItemLabels.floorPlans,
    ]);
    expect(neededNames(application({ properties: [] }), { ...complete, entityOwners: [] })).toEqual([
      neededItemLabels.entityOwner,
      neededItemLabels.property,
    ]);
  });

  it('takes no financial document from the application, nor a contract from its company', () => {
    const swapped = { documents, files: companyFiles, companyFiles: files, entityOwners };
    expect(neededNames(application(), swapped)).toHaveLength(7);
  });

  it('is the presale contract where there is a sale before', () => {
    expect(neededNames(application({ properties: [{ ...planned, preSaleContract: true }] }), complete)).toEqual([
      fileTypes.presalecontract.label,
    ]);
  });

  it('is the deed and the subordinated debt where they are flagged, until a file of theirs stands or its closing asks for them', () => {
    const flagged = application({ generalWarrantyDeedNeeded: true, subordinatedDebtNeeded: true });
    const rejected = { ...complete, files: [...files, file('deed', 'rejected')] };
    expect(neededNames(flagged, rejected)).toEqual([
      neededItemLabels.generalWarrantyDeed,
      neededItemLabels.subordinatedDebt,
    ]);
    expect(neededNames(flagged, rejected, { closing: true })).toEqual([]);
    const unowned = { ...rejected, entityOwners: [] };
    expect(neededNames(flagged, unowned, { closing: true })).toEqual([neededItemLabels.entityOwner]);
    const there = { ...complete, files: [...files, file('deed'), file('subordinated_debt', 'approved')] };
    expect(neededNames(flagged, there)).toEqual([]);
  });

  it('is the file of a budget that comes as one, until a file of it stands', () => {
    const withFile = application({ properties: [{ ...planned, budgetUploadFormat: 'upload' }] });
    expect(neededNames(withFile, complete)).toEqual([fileTypes.budget.label]);
    expect(neededNames(withFile, { ...complete, files: [...files, file('budget', 'rejected')] })).toEqual([
      fileTypes.budget.label,
    ]);
    expect(neededNames(withFile, { ...complete, files: [...files, file('budget')] })).toEqual([]);
    expect(neededNames(withFile, { ...complete, companyFiles: [...companyFiles, file('budget')] })).toEqual([
      fileTypes.budget.label,
    ]);
  });

  it('is a paper of each property that asks for one: that of another, of one that was removed, or of nobody knows which is none', () => {
    const sold = [
      { ...planned, id: 'a', street: '7 Oak Street', preSaleContract: true },
      { ...planned, id: 'b', preSaleContract: true, budgetUploadFormat: 'upload' },
    ] as const;
    const of = (propertyId: string | null, fileType: FileType = 'presalecontract') => ({
      ...file(fileType),
      propertyId,
    });
    const missing = (properties: CheckedApplication['properties'], ...own: KnownFile[]) =>
      neededNames(application({ properties }), { ...complete, files: [...files, ...own] });
    expect(missing(sold)).toEqual([
      'Presale Contract: 7 Oak Street',
      'Presale Contract: Property 2',
      'Budget: Property 2',
    ]);
    expect(missing(sold, of('a'), of('a'), of(null), of('a', 'budget'))).toEqual([
      'Presale Contract: Property 2',
      'Budget: Property 2',
    ]);
    expect(missing(sold, of('a'), of('b'), of('b', 'budget'))).toEqual([]);
    expect(missing(sold.slice(0, 1), of('b'))).toEqual(['Presale Contract']);
    expect(missing(sold.slice(0, 1), of('a'))).toEqual([]);
  });

  it('is nothing that is optional, and nothing where its type of loan asks for nothing', () => {
    const optional = documentsNamed('purchasecontract').map((document) => ({ ...document, need: 'optional' as const }));
    expect(neededNames(application(), { ...complete, documents: optional, files: [] })).toEqual([]);
  });

  it.each(loanTypeValues.flatMap((loanType) => propertyTypeValues.map((type) => [loanType, type] as const)))(
    'of a loan of type %s with %s are its documents, those of the company and what else is checked',
    (loanType, propertyType) => {
      const nothing = { documents, files: [], companyFiles: [], entityOwners: [] };
      const property = {
        propertyType,
        preSaleContract: false,
        ownThisProperty: false,
        acquisitionRefinance: 'acquisition' as const,
      };
      const named = ['Purchase Contract', 'Survey or Plot Map', 'Construction Drawings', 'Spec Sheet'];
      const plan = loanType === 'land' ? [] : ['A floor plan for every property'];
      const others = ['Tax Return', 'Financial Statement', 'Bank Statements', 'At least one owner', ...plan];
      expect(neededNames(application({ loanType, properties: [property] }), nothing)).toEqual([...named, ...others]);
      const [contract, ...own] = named;
      const sold = { ...property, preSaleContract: true };
      expect(neededNames(application({ loanType, properties: [sold] }), nothing)).toEqual([
        contract,
        'Presale Contract',
        ...own,
        ...others,
      ]);
      // What is owned already, or refinanced, is bought from nobody.
      const owned = { ...property, ownThisProperty: true, acquisitionRefinance: 'refinance' as const };
      expect(neededNames(application({ loanType, properties: [owned] }), nothing)).toEqual([...own, ...others]);
    },
  );
});

it('the property of a paper is named by its borrower while it is asked for, and by the lender until the loan is active', () => {
  const allowed = (uploader: 'borrower' | 'broker' | 'admin', file: KnownFile['status']) =>
    applicationStatuses.filter((status) => mayNameProperty(uploader, status, file));
  expect(allowed('borrower', 'pending')).toEqual(['in_progress', 'awaiting', 'rejected']);
  expect(allowed('borrower', 'rejected')).toEqual(allowed('borrower', 'pending'));
  expect(allowed('borrower', 'approved')).toEqual([]);
  expect(allowed('admin', 'approved')).toEqual(applicationStatuses.filter((status) => status !== 'approved'));
  expect(allowed('broker', 'pending')).toEqual([]);
});

describe('the places of files', () => {
  const at = (fileType: FileType, propertyId: string | null = null) => ({ ...file(fileType), propertyId });
  const places = (properties: readonly { id: string; preSaleContract: boolean }[], stored: readonly KnownFile[]) => {
    const slots = slotsOf({ loanType: 'construction', properties }, documentsNamed('survey', 'presalecontract'));
    return filledSlots(slots, stored).map(({ slot, files: own }) => [slot.label ?? slot.type, slot.closed, own]);
  };

  it('are those of its property, then those of types that nobody asks for and of no property that asks', () => {
    const [survey, own, gone, photos] = [
      at('survey'),
      at('presalecontract', 'a'),
      at('presalecontract', 'gone'),
      at('photos'),
    ];
    const properties = ['a', 'b'].map((id) => ({ id, preSaleContract: true }));
    expect(places(properties, [gone, own, survey, photos])).toEqual([
      ['survey', undefined, [survey]],
      ['Presale Contract: Property 1', undefined, [own]],
      ['Presale Contract: Property 2', undefined, []],
      ['Presale Contract: other files', true, [gone]],
      ['photos', undefined, [photos]],
    ]);
    // Whose paper the others may be is said where there are several that ask.
    const asking = slotsOf({ loanType: 'construction', properties }, documentsNamed('presalecontract'));
    expect(filledSlots(asking, [gone]).at(-1)?.slot.places).toEqual([
      { propertyId: 'a', title: 'Property 1' },
      { propertyId: 'b', title: 'Property 2' },
    ]);
    // Where no property asks for it, the place takes them all.
    expect(places([{ id: 'a', preSaleContract: false }], [gone, own])).toEqual([
      ['survey', undefined, []],
      ['presalecontract', undefined, [gone, own]],
    ]);
  });

  it('are of a person where they are of one', () => {
    const s1 = { ...file('s1'), personId: 'maria' };
    const place = { type: 's1' } as const;
    expect([
      liesIn(s1, place),
      liesIn(s1, { ...place, personId: 'maria' }),
      liesIn(s1, { ...place, personId: 'john' }),
    ]).toEqual([true, true, false]);
  });
});

describe('the places where a rejected document stands alone', () => {
  const of = (fileType: FileType, status: KnownFile['status'], personId: string | null = null) => ({
    ...file(fileType, status),
    personId,
  });

  it('are those without a file that waits or was approved, each with its first file', () => {
    const [newest, older, ofMaria, ofJohn] = [
      of('w9', 'rejected'),
      of('w9', 'rejected'),
      of('s1', 'rejected', 'maria'),
      of('s1', 'rejected', 'john'),
    ];
    const standing = [of('s1', 'pending', 'john'), of('tax_return', 'approved'), of('tax_return', 'rejected')];
    expect(rejectedPlaces([newest, older, ofMaria, ofJohn, ...standing])).toEqual([newest, ofMaria]);
    expect(rejectedPlaces([])).toEqual([]);
  });
});
