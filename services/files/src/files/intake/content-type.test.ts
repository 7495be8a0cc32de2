import { contentTypeOf, extensionOf, nameFits } from './content-type.js';

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

test.each([
  ['%PDF-1.7\n', 'a.bin', 'application/pdf'],
  ['<html><script>1</script>', 'a.pdf', undefined],
  ['a,b\n1,2\n', 'a.csv', 'text/csv'],
  ['a,b\n1,2\n', 'a.pdf', undefined],
  ['a,b\n\u00001,2\n', 'a.csv', undefined],
])('the bytes %p of %p are %p', async (bytes, name, type) => expect(await contentTypeOf(Buffer.from(bytes), name)).toBe(type));

test('text that is cut within a character is text; broken text is not', async () => {
  const text = Buffer.from('цена,1\n');
  expect(await contentTypeOf(text.subarray(0, 5), 'a.csv')).toBe('text/csv');
  expect(await contentTypeOf(Buffer.from([0x61, 0xff, 0x62]), 'a.csv')).toBeUndefined();
});
