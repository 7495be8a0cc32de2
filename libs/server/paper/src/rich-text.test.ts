import { blocksOf } from './rich-text.js';
import type { Block } from './rich-text.js';

const words = (block: Block): string =>
  block.kind === 'rule' || block.kind === 'picture'
    ? ''
    : block.kind === 'table'
      ? block.rows.flat().join(' ')
      : block.runs.map((run) => run.text).join('');

describe('the blocks of a rich text', () => {
  it('are headings, paragraphs and entries of lists, with their depth and number', () => {
    const blocks = blocksOf(
      '<h2>Terms</h2><p>One\n  <strong>bold</strong> and <em>slanted</em> &amp; more.</p><ol start="3"><li>first<ul><li>within</li></ul></li><li><p>second</p><p>still second</p></li></ol><blockquote>quoted</blockquote>',
    );
    expect(
      blocks.map((block) => [
        block.kind,
        words(block),
        'depth' in block ? block.depth : undefined,
        'marker' in block ? block.marker : undefined,
      ]),
    ).toEqual([
      ['heading', 'Terms', undefined, undefined],
      ['paragraph', 'One bold and slanted & more.', 0, undefined],
      ['paragraph', 'first', 1, '3.'],
      ['paragraph', 'within', 2, '•'],
      ['paragraph', 'second', 1, '4.'],
      ['paragraph', 'still second', 1, undefined],
      ['paragraph', 'quoted', 1, undefined],
    ]);
    const [, paragraph] = blocks;
    expect(paragraph?.kind === 'paragraph' && paragraph.runs.map((run) => [run.text, run.bold, run.italic])).toEqual([
      ['One ', false, false],
      ['bold', true, false],
      [' and ', false, false],
      ['slanted', false, true],
      [' & more.', false, false],
    ]);
  });

  it('keep breaks, rules, alignment, preformatted text and tables', () => {
    expect(blocksOf('<p style="text-align:center">a<br>b</p><hr><pre>x\n  y</pre>')).toMatchObject([
      { align: 'center' },
      { kind: 'rule' },
      { runs: [{ text: 'x\n  y' }] },
    ]);
    expect(words(blocksOf('<p>a<br>b</p>')[0] as Block)).toBe('a\nb');
    expect(
      blocksOf(
        '<table><caption>Fees</caption><thead><tr><th>Fee</th><th>Rate</th></tr></thead><tbody><tr><td><p>Initial</p></td><td>1 %</td></tr></tbody></table><p>after</p>',
      ),
    ).toMatchObject([{ kind: 'table', rows: [['Fees'], ['Fee', 'Rate'], ['Initial', '1 %']] }, { kind: 'paragraph' }]);
  });

  it('are drawn signatures, also of a table, and nothing that would be fetched', () => {
    const png = 'data:image/png;base64,iVBORw0KGgo=';
    const kinds = (html: string) => blocksOf(html).map(({ kind }) => kind);
    expect(kinds(`<p>by <img src="${png}"> on</p>`)).toEqual(['paragraph', 'picture', 'paragraph']);
    expect(kinds(`<table><tr><td>Broker</td><td><img src="${png}"></td></tr></table><p>end</p>`)).toEqual([
      'table',
      'picture',
      'paragraph',
    ]);
    expect(kinds('<p>a<img src="https://elsewhere.example/x.png">b</p>')).toEqual(['paragraph']);
  });

  it('lose no word outside of any block', () => {
    expect(blocksOf('before <b>bold</b><p>in</p> after').map(words)).toEqual(['before bold', 'in', 'after']);
    expect(
      blocksOf('<table><tr><td>a<table><tr><td>b</td></tr></table></td></tr></table>').map(words).join(' '),
    ).toMatch(/a.*b|b.*a/);
    expect(blocksOf('')).toEqual([]);
  });
});
