import { fill, lenderRules, shared } from '@groundwork/domain-messages';
import { accentComplaint, contrastOf, grounds, paletteOf } from './palette.js';
import type { Scheme } from './palette.js';
import { firstLender } from './lender.record.js';
import { letterTextErrors, paragraphsOf, placeholdersIn } from './letter-text.js';

const schemes: readonly Scheme[] = ['light', 'dark'];

describe('the accent of the lender', () => {
  it('is counted as WCAG counts', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
    expect(contrastOf('#0d5c63', '#0d5c63')).toBe(1);
  });

  it('that came with the portal can be taken', () => {
    expect([
      accentComplaint(firstLender.accentLight, 'light'),
      accentComplaint(firstLender.accentDark, 'dark'),
    ]).toEqual([undefined, undefined]);
  });

  it.each(schemes)(
    'is refused where a text on it or in it is not read, and never where all of them are: %s',
    (scheme) => {
      const { below, onButton } = grounds[scheme];
      const steps = [0, 51, 102, 153, 204, 255].map((value) => value.toString(16).padStart(2, '0'));
      const colors = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));
      const taken = colors.filter((color) => accentComplaint(color, scheme) === undefined);
      expect(taken.length).toBeGreaterThan(10);
      for (const color of colors) {
        const { solid, hover, contrast, fg, subtle } = paletteOf(color, scheme);
        const pairs = [[contrast, solid], ...[...below, subtle].map((ground) => [fg, ground])] as [string, string][];
        const isRead = pairs.every(([one, other]) => contrastOf(one, other) >= 4.5);
        expect([color, accentComplaint(color, scheme) === undefined]).toEqual([color, isRead]);
        // Under the pointer a button is read as well.
        if (isRead) expect(contrastOf(hover, onButton)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it.each(['', 'blue', '#fff', '#12345g', 'x#0d5c63', '#0d5c63;', null, undefined, 7])('is none: %s', (value) => {
    expect(accentComplaint(value, 'light')).toBe(lenderRules.colorFormat);
  });

  it('says the contrast that it has, never more, and the way to a better one', () => {
    expect(accentComplaint('#777777', 'light')).toBe(
      fill(lenderRules.contrastOfButton, { ratio: '4.4', direction: lenderRules.darker }),
    );
    expect(accentComplaint('#000000', 'dark')).toContain(lenderRules.lighter);
    // White on it is read, and it is not as a text.
    expect(accentComplaint('#757575', 'light')).toBe(
      fill(lenderRules.contrastAsText, { ratio: '3.9', direction: lenderRules.darker }),
    );
  });

  it('becomes tints of the panel and a button that goes away from it', () => {
    expect(paletteOf('#000000', 'light')).toEqual({
      solid: '#000000',
      hover: '#000000',
      contrast: '#ffffff',
      fg: '#000000',
      subtle: '#e0e0e0',
      muted: '#c7c7c7',
    });
    expect(paletteOf('#ffffff', 'dark')).toMatchObject({ hover: '#ffffff', contrast: '#06282b', subtle: '#3e4648' });
  });
});

describe('the words of a letter', () => {
  const words = { subject: 'Of {name}', preheader: '', body: 'Dear {firstName}', action: 'Open' };
  const bounds = { placeholders: ['name', 'firstName'], hasAction: true };

  it('may say what its sender fills', () => {
    expect(letterTextErrors(words, bounds)).toStrictEqual({});
    const unknown = fill(lenderRules.placeholderUnknown, { name: '{code}' } as never);
    for (const field of ['subject', 'preheader', 'body', 'action'] as const)
      expect(letterTextErrors({ ...words, [field]: 'See {name} {code}' }, bounds)).toEqual({ [field]: unknown });
  });

  it.each(['an open {', 'a } closed', '{ name }', '{}', '{first-name}', '{{name}}'])(
    'have no other brace: %s',
    (body) => {
      expect(letterTextErrors({ ...words, body }, bounds)).toEqual({ body: lenderRules.braceOpen });
    },
  );

  it('have one line for a subject, and words for a button where there is one', () => {
    expect(letterTextErrors({ ...words, subject: 'One\ntwo', action: ' ' }, bounds)).toEqual({
      subject: lenderRules.letterSubjectLine,
      action: shared.textRequired,
    });
    const unnamed = { ...words, action: undefined } as never;
    expect(letterTextErrors(unnamed, bounds)).toEqual({ action: shared.textRequired });
    expect(letterTextErrors(unnamed, { ...bounds, hasAction: false })).toEqual({});
  });

  it('bring the code where that is what the letter is for', () => {
    const ofCode = { ...bounds, placeholders: [...bounds.placeholders, 'code'] };
    expect(letterTextErrors(words, ofCode)).toEqual({ body: lenderRules.letterWithoutCode });
    expect(letterTextErrors({ ...words, body: 'It is {code}.' }, ofCode)).toStrictEqual({});
    // What is wrong with the placeholders is said first.
    expect(letterTextErrors({ ...words, body: 'It is {code' }, ofCode)).toEqual({ body: lenderRules.braceOpen });
  });

  it('are parted by empty lines, and tell what stands in them', () => {
    expect(paragraphsOf('One\n\ntwo\nlines\n \n\n three \n')).toEqual(['One', 'two\nlines', 'three']);
    expect(placeholdersIn('{a} and {b}', 'again {a}, {c}')).toEqual(['a', 'b', 'c']);
  });
});
