import type { LoanType } from '@groundwork/domain-applications';
import { fill, shared } from '@groundwork/domain-messages';
import { shapeOf } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import {
  acceptsContentType,
  applicationClosingSlots,
  companyClosingSlots,
  contentDisposition,
  documentLabel,
  extensionOf,
  fileComplaint,
  fileMachine,
  financialSlots,
  formatFileSize,
  invitedBrokerTypes,
  isFileType,
  loanDocumentsRecord,
  loanDocumentTypes,
  MAX_FILE_NAME,
  MAX_PREVIEW_SIZE,
  mayUpload,
  nameFits,
  documentName,
  requiredTypes,
  reviewComplaint,
  safeFileName,
  shownAs,
  slotName,
  slotsOf,
} from './index.js';
import type { AskingProperty } from './index.js';

describe('the name of a file', () => {
  const long = (end: string, length: number) => `${'x'.repeat(length - end.length)}${end}`;
  it.each([
    ['. ..hidden.. .', 'hidden'],
    ['com1', '_com1'],
    ['lpt9.txt', '_lpt9.txt'],
    ['ipcon', 'ipcon'],
    ['icon.png', 'icon.png'],
    [long('.pdf', MAX_FILE_NAME), long('.pdf', MAX_FILE_NAME)],
  ])('%s is kept as %s', (name, safe) => expect(safeFileName(name)).toBe(safe));
  it.each([
    ['of twelve characters with its dot is kept', '.elevenchars', true],
    ['of thirteen is cut with the rest', '.twelve-chars', false],
  ])('an extension %s', (_, extension, isKept) => {
    const safe = safeFileName(long(extension, 400));
    expect(safe).toHaveLength(MAX_FILE_NAME);
    expect(safe.endsWith(extension)).toBe(isKept);
  });
  it('without a dot is cut at its end', () => {
    expect(safeFileName(`a${'x'.repeat(400)}`)).toBe(`a${'x'.repeat(MAX_FILE_NAME - 1)}`);
  });
  it('goes into a header with every mark that a parameter has for itself', () => {
    expect(contentDisposition("it's (one)!.pdf")).toBe(
      `attachment; filename="it's (one)!.pdf"; filename*=UTF-8''it%27s%20%28one%29%21.pdf`,
    );
  });
  it.each([
    ['scan.png', 'image/png', true],
    ['photo.webp', 'image/webp', true],
    ['budget.csv', 'text/csv', true],
    ['budget.xls', 'application/vnd.ms-excel', true],
    ['budget.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', true],
    ['letter.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', true],
    ['letter.docx', 'application/pdf', false],
    ['letter', 'application/pdf', true],
    ['letter.pdf', 'application/nothing', false],
  ])('%s fits %s: %s', (name, type, fits) => expect(nameFits(name, type)).toBe(fits));
  it('ends where letters are, and no number is an extension', () => {
    expect(['a.mp3', 'a.123x', 'No. 5', 'a.12'].map(extensionOf)).toEqual(['mp3', '123x', '', '']);
  });
});

type Row = [LoanType, AskingProperty, boolean];

describe('the slots', () => {
  const contracts = [
    { type: 'purchasecontract', need: 'needed' },
    { type: 'presalecontract', need: 'needed' },
  ] as const;
  it('of an application are those of its type of loan, in their order, and the presale contract where there is one', () => {
    const documents = [
      { type: 'photos', need: 'optional', hint: 'Every room' },
      { type: 'survey', need: 'needed' },
      ...contracts,
    ] as const;
    const of = (properties: readonly AskingProperty[]) => slotsOf({ loanType: 'construction', properties }, documents);
    expect(of([{ ownThisProperty: true }])).toEqual([
      { type: 'photos', required: false, hint: 'Every room' },
      { type: 'survey', required: true },
      { type: 'purchasecontract', required: false },
      { type: 'presalecontract', required: false },
    ]);
    const sold = { ownThisProperty: false, preSaleContract: true };
    expect(requiredTypes(of([sold]))).toEqual(['survey', 'purchasecontract', 'presalecontract']);
    const optional = documents.map((document) => ({ ...document, need: 'optional' as const }));
    expect(requiredTypes(slotsOf({ loanType: 'construction', properties: [sold] }, optional))).toEqual([]);
  });
  it('of a budget that comes as a file is that file, whatever the loan asks for, once', () => {
    const withBudgets = (...formats: readonly AskingProperty['budgetUploadFormat'][]) => ({
      loanType: 'land' as const,
      properties: formats.map((budgetUploadFormat) => ({ budgetUploadFormat })),
    });
    const budgetAsked = { type: 'budget', need: 'optional', hint: 'As a sheet' } as const;
    expect(slotsOf(withBudgets('upload', 'form'), [])).toEqual([
      { type: 'budget', required: true, label: 'Budget: Property 1' },
    ]);
    expect(slotsOf(withBudgets('upload'), [budgetAsked])).toEqual([
      { type: 'budget', required: true, hint: 'As a sheet' },
    ]);
    const survey = { type: 'survey', need: 'optional' } as const;
    expect(requiredTypes(slotsOf(withBudgets('upload'), [budgetAsked, survey]))).toEqual(['budget']);
    expect(slotsOf(withBudgets('form', 'prior', 'template', null), [])).toEqual([]);
    expect(slotsOf(withBudgets('form'), [budgetAsked])).toEqual([
      { type: 'budget', required: false, hint: 'As a sheet' },
    ]);
  });
  it('of several properties are a presale contract and a budget of each that asks for one, and one purchase contract', () => {
    const properties = [
      { id: 'a', street: '7 Oak Street', preSaleContract: true, ownThisProperty: false },
      { id: 'b', preSaleContract: true, budgetUploadFormat: 'upload' },
      { id: 'c', street: '9 Oak Street', preSaleContract: false, ownThisProperty: false },
    ] as const;
    // Whose paper a file may be said to be: of those that ask for one.
    const places = [
      { propertyId: 'a', title: '7 Oak Street' },
      { propertyId: 'b', title: 'Property 2' },
    ];
    const ofProperty = { type: 'presalecontract', required: true, places };
    const named = slotsOf({ loanType: 'construction', properties }, contracts);
    expect(named).toEqual([
      { type: 'purchasecontract', required: true },
      { ...ofProperty, propertyId: 'a', label: 'Presale Contract: 7 Oak Street' },
      { ...ofProperty, propertyId: 'b', label: 'Presale Contract: Property 2' },
      { type: 'budget', required: true, propertyId: 'b', label: 'Budget: Property 2', places: places.slice(1) },
    ]);
    // One that is removed leaves no demand; of the only one nobody has to say which.
    expect(slotsOf({ loanType: 'construction', properties: properties.slice(0, 1) }, contracts)).toEqual([
      { type: 'purchasecontract', required: true },
      { type: 'presalecontract', required: true, propertyId: 'a' },
    ]);
    const names = (propertyId?: string | null) => documentName({ fileType: 'presalecontract', propertyId }, properties);
    expect([names('c'), names('b'), names('gone'), names(null), names()]).toEqual([
      'Presale Contract: 9 Oak Street',
      'Presale Contract: Property 2',
      ...['Presale Contract', 'Presale Contract', 'Presale Contract'],
    ]);
    expect(documentName({ fileType: 'budget', propertyId: 'a' }, properties.slice(0, 1))).toBe('Budget');
    const ofOneStreet = properties.map((property) => ({ ...property, street: '7 Oak Street', zipCode: '77008' }));
    expect(slotsOf({ loanType: 'construction', properties: ofOneStreet }, contracts).map(slotName)).toEqual([
      'Purchase Contract',
      'Presale Contract: 7 Oak Street, Property 1',
      'Presale Contract: 7 Oak Street, Property 2',
      'Budget: 7 Oak Street, Property 2',
    ]);
  });
  it.each<Row>([
    ...(['construction', 'model', 'buildToRent', 'land'] as const).flatMap((loanType): Row[] => [
      [loanType, { ownThisProperty: false }, true],
      [loanType, { ownThisProperty: true }, false],
      // An answer to a question that this loan does not ask decides nothing.
      [loanType, { ownThisProperty: true, acquisitionRefinance: 'acquisition' }, false],
    ]),
    ...(['renovation', 'renovateToRent', 'acquisitionOrRefinance'] as const).flatMap((loanType): Row[] => [
      [loanType, { acquisitionRefinance: 'acquisition' }, true],
      [loanType, { acquisitionRefinance: 'refinance' }, false],
      [loanType, { acquisitionRefinance: 'refinance', ownThisProperty: false }, false],
    ]),
  ])('of a loan of type %s for %j asks for a purchase contract: %p', (loanType, property, needed) => {
    const slots = slotsOf({ loanType, properties: [property] }, contracts);
    expect(requiredTypes(slots).includes('purchasecontract')).toBe(needed);
    // Shown it is always; needed as soon as one of several is bought.
    expect(slots.map(({ type }) => type)).toContain('purchasecontract');
    const bought = { ownThisProperty: false, acquisitionRefinance: 'acquisition' } as const;
    expect(requiredTypes(slotsOf({ loanType, properties: [property, bought] }, contracts))).toContain(
      'purchasecontract',
    );
  });
  it('are none that another page asks for, and each stands once beside both contracts', () => {
    const errors = (documents: readonly object[]) => validate(shapeOf(loanDocumentsRecord), { documents });
    expect(loanDocumentTypes.filter((type) => !mayUpload('borrower', type, 'application'))).toEqual([]);
    for (const type of ['tax_return', 'w9', 'drawRequestDocument', 'esri', 'appraisal', 'companyLogo'] as const) {
      expect(loanDocumentTypes).not.toContain(type);
      expect(errors([...contracts, { type, need: 'needed' }])).toEqual({ 'documents.2.type': shared.choice });
    }
    expect(errors(contracts)).toEqual({});
    expect(errors([...contracts, contracts[0]])).toEqual({ documents: shared.documentOnce });
    expect(errors([contracts[0]])).toEqual({ documents: shared.documentAlwaysShown });
    expect(errors([...contracts, { type: 'survey', need: 'perhaps' }])).toEqual({ 'documents.2.need': shared.choice });
    expect(documentLabel('survey')).toBe('Survey or Plot Map');
  });
  it('of closing ask for deed and subordinated debt where they are needed', () => {
    const of = (loanType: LoanType, more: object = {}) => applicationClosingSlots({ loanType, ...more });
    expect(requiredTypes(of('construction'))).toEqual(['building_permit', 'insurance', 'title']);
    expect(requiredTypes(of('land'))).toEqual(['insurance', 'title']);
    expect(requiredTypes(of('land', { generalWarrantyDeedNeeded: true }))).toContain('deed');
    expect(requiredTypes(of('land', { subordinatedDebtNeeded: true }))).toContain('subordinated_debt');
    expect(of('land')).toHaveLength(5);
    expect(requiredTypes(companyClosingSlots)).toEqual(['w9', 'authorization']);
  });
  it('say what a financial document is to cover, and nothing where nothing is said', () => {
    expect(financialSlots.map(({ hint }) => hint)).toEqual([
      'Most recent fiscal year',
      'Last six months',
      'Last 2 months',
    ]);
    expect(companyClosingSlots.every((slot) => !('hint' in slot))).toBe(true);
  });
  it('of an invited broker are its W-9 and its logo', () => expect(invitedBrokerTypes).toEqual(['w9', 'brokerLogo']));
});

it.each([
  [1023, '1023 B'],
  [1.5 * 1024, '1.5 kB'],
  [99.5 * 1024, '99.5 kB'],
  [100.4 * 1024, '100 kB'],
  [5 * 1024 ** 2, '5 MB'],
  [2048 * 1024 ** 3, '2048 GB'],
])('%d bytes are %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text));

describe('what is taken', () => {
  it('is known by its type, whatever stands beside it', () => {
    expect(acceptsContentType('w9', ' application/PDF ; charset=binary')).toBe(true);
    expect([undefined, 7, 'toString', 'w9'].map(isFileType)).toEqual([false, false, false, true]);
  });
  it('fits one of the types, not all', () => {
    expect(fileComplaint('w9', { size: 1, type: 'application/pdf', name: 'w9.pdf' })).toBeUndefined();
    expect(fileComplaint('budget', { size: 1, type: 'text/csv', name: 'plan.csv' })).toBeUndefined();
    expect(fileComplaint('w9', { size: 2, type: 'application/pdf' }, 1)).toBe(
      fill(shared.fileTooLarge, { size: '1 B' }),
    );
  });
  it('is shown up to 50 MB, a PDF with its mark within the first kilobyte', () => {
    expect(MAX_PREVIEW_SIZE).toBe(52_428_800);
    const at = (place: number, more = 0) => Buffer.from(`${' '.repeat(place)}%PDF-${' '.repeat(more)}`);
    expect(shownAs(at(0))).toBe('application/pdf');
    expect(shownAs(at(1019))).toBe('application/pdf');
    expect(shownAs(at(1020, 100))).toBeUndefined();
  });
});

it('a review asks for a reason where it rejects, and bounds every comment', () => {
  const tooLong = 'x'.repeat(100_001);
  expect(fileMachine.complaint('reject', '')).toBe(shared.fileRejectionReason);
  expect(fileMachine.complaint('reject', 'Not legible.')).toBeUndefined();
  expect(fileMachine.complaint('approve', undefined)).toBeUndefined();
  expect(fileMachine.complaint('approve', tooLong)).toBeDefined();
  expect(reviewComplaint('reject', 17)).toBe(shared.fileRejectionReason);
});

describe('a name that is too long', () => {
  it('keeps an extension, of 12 characters at most, and none that is all of it', () => {
    const ended = (extension: string) => safeFileName(`${'x'.repeat(MAX_FILE_NAME)}${extension}`);
    expect(ended('.pdf')).toHaveLength(MAX_FILE_NAME);
    expect(ended('.pdf').endsWith('x.pdf')).toBe(true);
    expect(ended('.elevenchars').endsWith('x.elevenchars')).toBe(true);
    expect(ended('.twelve-chars')).toBe('x'.repeat(MAX_FILE_NAME));
    expect(ended('')).toBe('x'.repeat(MAX_FILE_NAME));
  });
  it('is written in capitals where its marks are encoded', () => {
    expect(contentDisposition("Ada's (1)!.pdf")).toContain("UTF-8''Ada%27s%20%281%29%21.pdf");
  });
});

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1536, '1.5 kB'],
  [100 * 1024 + 512, '101 kB'],
  [99.5 * 1024, '99.5 kB'],
])('%d bytes are %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text));
