import { machineFlaws } from '@groundwork/domain-records';
import fc from 'fast-check';
import { shared } from '@groundwork/domain-messages';
import {
  acceptAttribute,
  acceptsContentType,
  belongsTo,
  commandFor,
  contentDisposition,
  fileComplaint,
  fileCommands,
  fileStatuses,
  fileStatusLabels,
  fileTypes,
  fileTypeValues,
  financialSlots,
  fileMachine,
  formatFileSize,
  isFileStatus,
  isFileType,
  isParentType,
  isRejectable,
  isSamePlace,
  MAX_FILE_NAME,
  mayUpload,
  parentTypes,
  nextFileStatus,
  requiredTypes,
  reviewComplaint,
  safeFileName,
  singlePlace,
} from './index.js';
import type { FileCommand, FileStatus, FileType, ParentType, Uploader } from './index.js';

const matrix: readonly [FileStatus, Readonly<Record<FileCommand, FileStatus | undefined>>][] = [
  ['pending', { approve: 'approved', reject: 'rejected' }],
  ['approved', { approve: undefined, reject: 'rejected' }],
  ['rejected', { approve: 'approved', reject: undefined }],
];
describe.each(matrix)('a file that is %s', (status, row) => {
  it.each(fileCommands.map((command) => [command, row[command]] as const))('by %s becomes %s', (command, next) => {
    expect(nextFileStatus(status, command)).toBe(next);
  });
});

it('reaches every status, and leaves each: a mistake is mended', () => expect(machineFlaws(fileMachine)).toEqual([]));

describe('a review', () => {
  it('rejects for a reason', () => {
    expect(reviewComplaint('reject', ' ')).toBe(shared.fileRejectionReason);
    expect(reviewComplaint('reject', 'Not legible')).toBeUndefined();
    expect(reviewComplaint('approve', undefined)).toBeUndefined();
    expect(reviewComplaint('approve', 'x'.repeat(4001))).toBe('Must be at most 4,000 characters');
  });
  it('reads what is wanted', () => {
    expect(['approved', 'rejected', 'pending', 1].map(commandFor)).toEqual(['approve', 'reject', undefined, undefined]);
  });
});

describe('file types', () => {
  it.each(fileTypeValues.map((type) => [type]))('%s has a label, content types and parents', (type) => {
    expect(fileTypes[type].label).not.toBe('');
    expect(fileTypes[type].accepts.length).toBeGreaterThan(0);
    const parents = Object.entries(fileTypes[type].parents);
    expect(parents.length).toBeGreaterThan(0);
    for (const [parent, uploaders] of parents)
      expect([isParentType(parent), uploaders.length > 0]).toEqual([true, true]);
  });
  it('take the content types of their kind alone', () => {
    expect(acceptsContentType('purchasecontract', 'application/pdf')).toBe(true);
    expect(acceptsContentType('purchasecontract', 'Application/PDF; charset=binary')).toBe(true);
    expect(acceptsContentType('purchasecontract', 'text/html')).toBe(false);
    expect(acceptsContentType('companyLogo', 'image/png')).toBe(true);
    expect(acceptsContentType('companyLogo', 'image/svg+xml')).toBe(false);
    expect(acceptAttribute('purchasecontract')).toBe('application/pdf');
    expect(
      fileTypeValues.some((type) => acceptsContentType(type, 'text/html') || acceptsContentType(type, 'image/svg+xml')),
    ).toBe(false);
  });
  it('belong to their parents', () => {
    expect(belongsTo('purchasecontract', 'application')).toBe(true);
    expect(belongsTo('purchasecontract', 'broker')).toBe(false);
    expect(isFileType('toString')).toBe(false);
    expect(isFileType('w9')).toBe(true);
  });
  it('of financials are required, all three', () => expect(requiredTypes(financialSlots)).toHaveLength(3));
  it('have a size that people read', () => {
    expect([0, 1023, 1536, 5 * 1024 * 1024, 1.5 * 1024 ** 3].map(formatFileSize)).toEqual([
      '0 B',
      '1023 B',
      '1.5 kB',
      '5 MB',
      '1.5 GB',
    ]);
  });
});

/** By parent: the types that each role uploads there. Every other combination of the three is refused. */
const papers: readonly FileType[] = [
  'budget',
  'resume',
  'tax_return',
  'financial_statement',
  'bank_statement',
  'w9',
  'authorization',
  'building_permit',
  'insurance',
  'subordinated_debt',
  'deed',
  'title',
  'purchasecontract',
  'survey',
  'constructiondrawings',
  'specsheet',
  'presalecontract',
  'thirdpartyinspection',
  'photos',
  'drawRequestDocument',
];
const whoMay: Readonly<Record<ParentType, Readonly<Partial<Record<Uploader, readonly FileType[]>>>>> = {
  application: { borrower: papers, admin: [...papers, 'inspectionPhoto', 'appraisal', 'esri'] },
  company: {
    borrower: [
      'resume',
      'tax_return',
      'financial_statement',
      'bank_statement',
      'w9',
      'authorization',
      'companyLogo',
      'orgdocuments',
      's1',
    ],
    admin: ['w9'],
  },
  user: { borrower: ['resume', 's1'] },
  broker: { broker: ['w9', 'brokerLogo', 'brokerAgreement'], admin: ['w9', 'brokerAgreement'] },
};
describe.each(
  parentTypes.flatMap((parent) =>
    (['borrower', 'broker', 'admin'] as const).map((uploader) => [parent, uploader] as const),
  ),
)('to a parent of type %s', (parent, uploader) => {
  it(`who is ${uploader} uploads what the table says and nothing else`, () => {
    const allowed = fileTypeValues.filter((type) => mayUpload(uploader, type, parent));
    expect([...allowed].sort()).toEqual([...(whoMay[parent][uploader] ?? [])].sort());
    expect(allowed.every((type) => belongsTo(type, parent))).toBe(true);
  });
});

describe('places', () => {
  const place = { parentType: 'company', parentId: 'c', fileType: 'w9', personId: null } as const;
  it('of one file have a name, of many have none', () => {
    expect(singlePlace(place)).toBe('company/c/w9/');
    expect(singlePlace({ ...place, fileType: 'bank_statement' })).toBeNull();
    expect([
      singlePlace({ ...place, fileType: 's1' }),
      singlePlace({ ...place, fileType: 's1', personId: 'p' }),
    ]).toEqual([null, 'company/c/s1/p']);
    expect(singlePlace({ ...place, parentType: 'user', fileType: 'resume' })).toBe('user/c/resume/');
  });
  it('are the same by all four', () => {
    expect(isSamePlace(place, { ...place })).toBe(true);
    for (const other of [{ parentType: 'broker' }, { parentId: 'd' }, { fileType: 's1' }, { personId: 'p' }] as const)
      expect(isSamePlace(place, { ...place, ...other })).toBe(false);
  });
  it('of a property are those of that property, and of whoever does not say it', () => {
    const ofFirst = { ...place, propertyId: 'first' };
    const said = ['first', null, 'second'].map((propertyId) => isSamePlace(ofFirst, { ...place, propertyId }));
    expect([...said, isSamePlace(place, ofFirst)]).toEqual([true, true, false, false]);
  });
  it("a broker's W-9 is edited, not rejected", () => {
    expect([isRejectable('w9', 'broker'), isRejectable('w9', 'company'), isRejectable('brokerLogo', 'broker')]).toEqual(
      [false, true, true],
    );
  });
});

describe('file names', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\ann\\Contract.pdf', 'Contract.pdf'],
    ['  a   b .pdf ', 'a b .pdf'],
    ['invoice\u202egpj.exe', 'invoicegpj.exe'],
    ['a\r\nb"c.pdf', 'abc.pdf'],
    ['...', 'file'],
    ['', 'file'],
    ['a\ud800b.pdf', 'ab.pdf'],
    ['Kaufvertrag Größe.pdf', 'Kaufvertrag Größe.pdf'],
    ['שטר מכר.pdf', 'שטר מכר.pdf'],
    ['\u061cعقد\ufeff البيع\u2060.pdf', 'عقد البيع.pdf'],
    ['می\u200cخواهم.pdf', 'می\u200cخواهم.pdf'],
    ['खरीद अनुबंध.pdf', 'खरीद अनुबंध.pdf'],
    ['สัญญา.pdf', 'สัญญา.pdf'],
    ['계약서 👩\u200d👧.pdf', '계약서 👩\u200d👧.pdf'],
    ['\u200d', 'file'],
    ['NUL.pdf', '_NUL.pdf'],
    ['con', '_con'],
    ['console.pdf', 'console.pdf'],
  ])('%j becomes %j', (name, safe) => {
    expect(safeFileName(name)).toBe(safe);
  });
  it('keep their extension when they are cut', () => {
    const name = safeFileName(`${'x'.repeat(400)}.pdf`);
    expect(name).toHaveLength(MAX_FILE_NAME);
    expect(name.endsWith('.pdf')).toBe(true);
  });
  it('are safe whatever arrives, and stay as they are the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const safe = safeFileName(name);
        expect(safe).not.toMatch(/[/\\\p{Cc}]/u);
        expect([...safe].length).toBeLessThanOrEqual(MAX_FILE_NAME);
        expect(safe).not.toBe('');
        expect(contentDisposition(name)).toMatch(
          /^attachment; filename="[^"\\]*"; filename\*=UTF-8''[A-Za-z0-9\-_.~%]*$/,
        );
      }),
    );
  });
  it('go into a header', () => {
    expect(contentDisposition('Größe "1".pdf')).toBe(
      `attachment; filename="Gr__e 1.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%201.pdf`,
    );
    expect(contentDisposition('a.pdf', 'inline')).toMatch(/^inline;/);
  });
});

it('a review is told as it stands, and nothing else is a status', () => {
  expect(fileStatusLabels).toEqual({ pending: 'In review', approved: 'Approved', rejected: 'Rejected' });
  expect([...fileStatuses, 'returned', undefined].map(isFileStatus)).toEqual([true, true, true, false, false]);
});

describe('a file is refused before it is sent', () => {
  it('for being empty', () => expect(fileComplaint('w9', { size: 0, type: 'application/pdf' })).toBe(shared.fileEmpty));

  const png = { size: 10, type: 'image/png' };
  it('for its size, with the limit in words', () => {
    expect(fileComplaint('companyLogo', { ...png, size: 2 * 1024 * 1024 + 1 }, 2 * 1024 * 1024)).toBe(
      'This file is larger than 2 MB',
    );
    expect(fileComplaint('companyLogo', { ...png, size: 2 * 1024 * 1024 }, 2 * 1024 * 1024)).toBeUndefined();
    expect(fileComplaint('companyLogo', { ...png, size: 101 * 1024 * 1024 })).toBe('This file is larger than 100 MB');
  });
  it('for its type, unless the browser has no name for it', () => {
    expect(fileComplaint('companyLogo', { ...png, type: 'image/svg+xml' })).toBe(shared.fileTypeRefused);
    expect(fileComplaint('w9', png)).toBe(shared.fileTypeRefused);
    expect(fileComplaint('w9', { ...png, type: '' })).toBeUndefined();
  });
});
