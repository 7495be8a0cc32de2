import { unknownInTermSheet, unknownPlaceholders } from '@groundwork/domain-agreements';
import { firstEsignTerms } from '../migrations/first-texts/esign.js';
import { firstIcca } from '../migrations/first-texts/icca.js';
import { filledTermSheets } from '../migrations/first-texts/filled-term-sheets.js';
import { firstTermSheets } from '../migrations/first-texts/term-sheets.js';
import { supervisoryAcknowledgement } from '../term-sheets/supervisory-acknowledgement.js';
import { contentHash, sanitizeContent } from './content.js';

describe('the text of a master', () => {
  it('keeps what a legal text needs', () => {
    const text =
      '<h2>Terms</h2><p style="text-align:center">You <strong>agree</strong> to {{clientName}}.</p><ul><li>one</li></ul><table><tbody><tr><td colspan="2">x</td></tr></tbody></table>';
    expect(sanitizeContent(text)).toBe(text);
  });

  it.each([
    ['<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<p style="position:fixed;background:url(//x)">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<iframe src="https://x.example"></iframe><p>a</p>', '<p>a</p>'],
    ['<svg><script>x</script></svg>a', 'a'],
    ['<form action="https://x.example"><input name="a"></form>a', 'a'],
  ])('takes the danger out of %p', (dirty, safe) => expect(sanitizeContent(dirty)).toBe(safe));

  it('refuses a text of which nothing is left', () => {
    expect(() => sanitizeContent('<p> <br> </p><script>x</script>')).toThrow('validation.failed');
  });

  it('hashes the text that is shown', () => {
    expect(contentHash('<p>é</p>')).toBe('5229bddeb25ca85b2dafff052ef9e9868e906e71e4b39f9a17a72b0aee7903d3');
  });
});

describe('the first texts', () => {
  it.each([
    ['e-sign', firstEsignTerms],
    ['ICCA', firstIcca.content],
    ...Object.entries(firstTermSheets),
    ...Object.entries(filledTermSheets),
  ])('%s is what the sanitiser would keep', (_name, text) => {
    expect(sanitizeContent(text)).toBe(text);
  });

  it('names placeholders that exist', () => {
    expect(unknownPlaceholders(firstIcca.content)).toEqual([]);
    for (const text of Object.values(filledTermSheets)) {
      expect(unknownInTermSheet(text)).toEqual([]);
      expect(text).toContain('{{companyName}}');
    }
  });

  it('says what a borrower with a line of credit acknowledges, and nobody else does', () => {
    const texts = Object.entries(filledTermSheets).map(([type, text]) => [type, supervisoryAcknowledgement(text)]);
    expect(texts.filter(([, words]) => words !== undefined)).toEqual([
      ['lineOfCredit', expect.stringMatching(/^The Borrower acknowledges that a supervisor .* is named\.$/)],
    ]);
  });
});
