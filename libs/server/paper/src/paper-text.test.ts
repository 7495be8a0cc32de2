import { newPaper } from './paper.js';
import { heightOf, write } from './paper-text.js';

/** A document that counts the letters that it was made to measure. */
function aDocument() {
  const document = newPaper('Title', 'Subject', new Date(0), undefined);
  const counted = { document, letters: 0 };
  const measure = document.widthOfString.bind(document);
  document.widthOfString = (text, options) => {
    counted.letters += text.length;
    return measure(text, options);
  };
  return counted;
}

const word = 8_000;
it.each([
  ['W', 'W'.repeat(word)],
  ['letters of another script', '\u0628'.repeat(word)],
  ['spaces at which no line ends', 'a\u00a0'.repeat(word / 2)],
  ['hyphens', '-'.repeat(word)],
])('a word without an end, of %s, is measured a few times, not once for each of its lines', (_, text) => {
  const counted = aDocument();
  write(counted.document, 'regular', text);
  heightOf(counted.document, 'regular', text, { width: 400 });
  expect(counted.letters).toBeGreaterThan(word);
  expect(counted.letters).toBeLessThan(40 * word);
});

it('words as people write them are set as they are, with their marks', () => {
  const { document } = aDocument();
  const set: string[] = [];
  document.text = (text: string) => {
    set.push(text);
    return document;
  };
  const hash = 'ab'.repeat(64);
  write(document, 'mono', `Hash ${hash}`);
  write(document, 'regular', `${'e\u0300\u0316'.repeat(100)}.`);
  expect(set[0]).toBe(`Hash ${hash}`);
  expect(set[1]).not.toMatch(/\u200B\p{M}/u);
});
