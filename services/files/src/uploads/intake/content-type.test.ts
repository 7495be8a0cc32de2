import { contentTypeOf } from './content-type.js';

test.each([
  ['%PDF-1.7\n', 'a.bin', 'application/pdf'],
  ['<html><script>1</script>', 'a.pdf', undefined],
  ['<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'a.svg', undefined],
  ['a,b\n1,2\n', 'a.csv', 'text/csv'],
  ['a,b\n1,2\n', 'a.pdf', undefined],
  ['a,b\n\u00001,2\n', 'a.csv', undefined],
])('the bytes %p of %p are %p', async (bytes, name, type) =>
  expect(await contentTypeOf(Buffer.from(bytes), name)).toBe(type),
);

test('text that is cut within a character is text; broken text is not', async () => {
  const text = Buffer.from('цена,1\n');
  expect(await contentTypeOf(text.subarray(0, 5), 'a.csv')).toBe('text/csv');
  expect(await contentTypeOf(Buffer.from([0x61, 0xff, 0x62]), 'a.csv')).toBeUndefined();
});
