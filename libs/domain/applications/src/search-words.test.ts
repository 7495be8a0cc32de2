import { searchWords, sortText } from './search-words.js';

it('takes texts apart at whatever is no letter and no digit, without accents, each word once', () => {
  expect(searchWords('Peña-Ruiz Homes, LLC', '#1042', 77008, null, undefined, 'homes')).toEqual([
    'pena',
    'ruiz',
    'homes',
    'llc',
    '1042',
    '77008',
  ]);
  expect(searchWords(' ,;%_ ')).toEqual([]);
});

it('keeps no word without end, and not without number', () => {
  expect(searchWords('x'.repeat(500))).toEqual(['x'.repeat(40)]);
  expect(searchWords(Array.from({ length: 600 }, (_, index) => `w${index}`).join(' '))).toHaveLength(400);
});

it('sorts by small letters', () => {
  expect(sortText('  Ávila & Sons ')).toBe('avila sons');
  expect(sortText(null)).toBe('');
  expect(sortText('y'.repeat(200))).toHaveLength(80);
});
