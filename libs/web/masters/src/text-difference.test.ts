import { describe, expect, it } from '@jest/globals';
import { differenceOf, linesOf } from './text-difference.js';

describe('the lines of a text', () => {
  it('are its headings, paragraphs, entries and rows', () => {
    expect(
      linesOf(
        '<h2>Terms</h2><p>One <strong>bold</strong><br>two</p><ul><li>a</li><li><p>b</p><ul><li>c</li></ul></li></ul>' +
          '<table><tbody><tr><th scope="row">Rate</th><td><p>8%</p></td></tr></tbody></table>loose',
      ),
    ).toEqual(['Terms', 'One bold two', 'a', 'b', 'c', 'Rate | 8%', 'loose']);
  });
});

describe('the difference of two versions', () => {
  it('is told by word where a line changed, by line where one came or went', () => {
    const before = '<h2>Terms</h2><p>Term of 12 months.</p><p>Gone</p>';
    const after = '<h2>Terms</h2><p>Term of 18 months.</p><p>New</p><p>More</p>';
    expect(differenceOf(before, '<h2>Terms</h2><p>Term of 18 months.</p><p>Gone</p>')).toEqual([
      { kind: 'same', pieces: [{ kind: 'same', text: 'Terms' }] },
      {
        kind: 'changed',
        pieces: [
          { kind: 'same', text: 'Term of ' },
          { kind: 'removed', text: '12' },
          { kind: 'added', text: '18' },
          { kind: 'same', text: ' months.' },
        ],
      },
      { kind: 'same', pieces: [{ kind: 'same', text: 'Gone' }] },
    ]);
    expect(differenceOf(before, after).map(({ kind }) => kind)).toEqual([
      'same',
      'removed',
      'removed',
      'added',
      'added',
      'added',
    ]);
  });

  it('is none where only the markup differs', () => {
    expect(
      differenceOf('<p>a</p>', '<p style="text-align:center"><em>a</em></p>').every(({ kind }) => kind === 'same'),
    ).toBe(true);
  });

  it('never loses a word of either', () => {
    const [before, after] = ['<p>a b c</p><p>d</p>', '<p>a x c</p><p>e</p><p>f</p>'];
    const pieces = differenceOf(before, after).flatMap((line) => line.pieces);
    const words = (kinds: string[]) => pieces.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text.trim());
    expect(words(['same', 'removed']).join(' ').split(/\s+/).sort()).toEqual(['a', 'b', 'c', 'd']);
    expect(words(['same', 'added']).join(' ').split(/\s+/).sort()).toEqual(['a', 'c', 'e', 'f', 'x']);
  });
});
