import fc from 'fast-check';
import { shared } from '@groundwork/domain-messages';
import {
  acceptAttribute,
  acceptsContentType,
  applicationSlots,
  belongsTo,
  commandFor,
  contentDisposition,
  fileCommands,
  fileTypes,
  fileTypeValues,
  financialSlots,
  formatFileSize,
  isFileType,
  isParentType,
  MAX_FILE_NAME,
  nextFileStatus,
  requiredTypes,
  reviewComplaint,
  safeFileName,
} from './index.js';
import type { FileCommand, FileStatus } from './index.js';

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

describe('a review', () => {
  it('rejects for a reason', () => {
    expect(reviewComplaint('reject', ' ')).toBe(shared.fileRejectionReason);
    expect(reviewComplaint('reject', 'Not legible')).toBeUndefined();
    expect(reviewComplaint('approve', undefined)).toBeUndefined();
    expect(reviewComplaint('approve', 'x'.repeat(4001))).toBe('Must be at most 4000 characters');
  });
  it('reads what is wanted', () => {
    expect(['approved', 'rejected', 'pending', 1].map(commandFor)).toEqual(['approve', 'reject', undefined, undefined]);
  });
});

describe('file types', () => {
  it.each(fileTypeValues.map((type) => [type]))('%s has a label, content types and parents', (type) => {
    expect(fileTypes[type].label).not.toBe('');
    expect(fileTypes[type].accepts.length).toBeGreaterThan(0);
    expect(fileTypes[type].parents.every(isParentType)).toBe(true);
  });
  it('take the content types of their kind alone', () => {
    expect(acceptsContentType('purchasecontract', 'application/pdf')).toBe(true);
    expect(acceptsContentType('purchasecontract', 'Application/PDF; charset=binary')).toBe(true);
    expect(acceptsContentType('purchasecontract', 'text/html')).toBe(false);
    expect(acceptsContentType('companyLogo', 'image/png')).toBe(true);
    expect(acceptsContentType('companyLogo', 'image/svg+xml')).toBe(false);
    expect(acceptAttribute('purchasecontract')).toBe('application/pdf');
    expect(fileTypeValues.some((type) => acceptsContentType(type, 'text/html') || acceptsContentType(type, 'image/svg+xml'))).toBe(false);
  });
  it('belong to their parents', () => {
    expect(belongsTo('purchasecontract', 'application')).toBe(true);
    expect(belongsTo('purchasecontract', 'broker')).toBe(false);
    expect(isFileType('toString')).toBe(false);
    expect(isFileType('w9')).toBe(true);
  });
  it('are asked for by the loan', () => {
    expect(requiredTypes(applicationSlots('construction'))).toEqual(['purchasecontract', 'survey', 'constructiondrawings', 'specsheet']);
    expect(requiredTypes(applicationSlots('renovation', true))).toEqual(['purchasecontract', 'presalecontract', 'thirdpartyinspection', 'photos']);
    expect(requiredTypes(applicationSlots('land'))).toEqual(['purchasecontract']);
    expect(requiredTypes(financialSlots)).toHaveLength(3);
  });
  it('have a size that people read', () => {
    expect([0, 1023, 1536, 5 * 1024 * 1024, 1.5 * 1024 ** 3].map(formatFileSize)).toEqual(['0 B', '1023 B', '1.5 kB', '5 MB', '1.5 GB']);
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
        expect(contentDisposition(name)).toMatch(/^attachment; filename="[^"\\]*"; filename\*=UTF-8''[A-Za-z0-9\-_.~%]*$/);
      }),
    );
  });
  it('go into a header', () => {
    expect(contentDisposition('Größe "1".pdf')).toBe(`attachment; filename="Gr__e 1.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%201.pdf`);
    expect(contentDisposition('a.pdf', 'inline')).toMatch(/^inline;/);
  });
});
