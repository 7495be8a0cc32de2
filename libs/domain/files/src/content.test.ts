import { fileComplaint, uploadHint } from './file-types.js';
import { contentInWords, extensionOf, isPreviewable, nameFits, shownAs } from './content.js';
import { shared } from '@groundwork/domain-messages';

test.each([
  ['Contract.PDF', 'pdf'],
  ['invoice.pdf.exe', 'exe'],
  ['Contract No. 5', ''],
  ['v1.2', ''],
  ['archive.7z', '7z'],
  ['.htaccess', 'htaccess'],
  ['договор.pdf', 'pdf'],
  ['noextension', ''],
])('%p ends in %p', (name, extension) => expect(extensionOf(name)).toBe(extension));

test('a name fits only what its last extension says', () => {
  expect(nameFits('a.exe.pdf', 'application/pdf')).toBe(true);
  expect(nameFits('a.pdf.exe', 'application/pdf')).toBe(false);
  expect(nameFits('photo.JPEG', 'image/jpeg')).toBe(true);
  expect(nameFits('photo.png', 'image/jpeg')).toBe(false);
  expect(nameFits('Contract No. 5', 'application/pdf')).toBe(true);
  expect(nameFits('page.html', 'text/html')).toBe(false);
});

test('content is told in words, each once', () => {
  expect(contentInWords(['application/pdf'])).toBe('PDF');
  expect(uploadHint('budget', 20 * 1024 * 1024)).toBe('PDF, CSV or Excel, up to 20 MB');
  expect(uploadHint('photos', 1024)).toBe('PDF, PNG, JPEG or WebP, up to 1 kB');
});

test.each([
  ['contract.pdf', 'application/pdf', undefined],
  ['Contract No. 5', 'application/pdf', undefined],
  ['../../contract.pdf', 'application/pdf', undefined],
  ['договор 📄.pdf', 'application/pdf', undefined],
  ['contract.pdf.exe', '', shared.fileNameMisleads],
  ['contract.pdf.html', 'application/pdf', shared.fileNameMisleads],
  ['program.exe', '', shared.fileTypeRefused],
  ['drawing.svg', 'image/svg+xml', shared.fileTypeRefused],
  ['page.html', '', shared.fileTypeRefused],
])('%p as %p is answered %p before it is sent', (name, type, complaint) =>
  expect(fileComplaint('survey', { name, type, size: 1 })).toBe(complaint),
);

const bytes = (...parts: (string | number)[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : [...part].map((character) => character.charCodeAt(0)),
    ),
  );
test.each([
  [bytes('%PDF-1.7'), 'application/pdf'],
  [bytes('\n'.repeat(900), '%PDF-1.7'), 'application/pdf'],
  [bytes('\n'.repeat(1030), '%PDF-1.7'), undefined],
  [bytes(0x89, 'PNG\r\n', 0x1a, '\n'), 'image/png'],
  [bytes(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg'],
  [bytes('RIFF', 0, 0, 0, 0, 'WEBPVP8 '), 'image/webp'],
  [bytes('RIFF', 0, 0, 0, 0, 'WAVEfmt '), undefined],
  [bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), undefined],
  [bytes('<!doctype html><script>'), undefined],
  [bytes(), undefined],
])('case %#: only what its bytes say is shown', (head, type) => expect(shownAs(head)).toBe(type));

test('documents of office programs and whatever can run are not shown', () => {
  expect(['application/pdf', 'image/webp', 'text/csv', 'image/svg+xml', 'text/html'].map(isPreviewable)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
