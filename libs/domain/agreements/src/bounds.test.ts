import { shared } from '@groundwork/domain-messages';
import {
  confirmsDeletion,
  fillAllBut,
  fillPreview,
  fullName,
  MISSING,
  renderTemplate,
  termSheetTypes,
  typedName,
  unknownPlaceholders,
} from './index.js';

describe('a typed name', () => {
  it.each([
    ['Ada Byron', undefined],
    [17, shared.fieldRequired],
    [undefined, shared.fieldRequired],
    [' ', shared.fieldRequired],
  ])('%p', (value, sentence) => expect(typedName(value)).toBe(sentence));
  it('has room for a first and a last name', () => {
    expect(typedName('x'.repeat(400))).toBeUndefined();
    expect(typedName('x'.repeat(10_000))).toBeDefined();
  });
  it('confirms a deletion with blanks around it, in capitals alone', () => {
    const person = { firstName: 'Ada', lastName: 'Byron' };
    expect([' ADA BYRON ', 'Ada Byron', ''].map((typed) => confirmsDeletion(typed, person))).toEqual([
      true,
      false,
      false,
    ]);
    expect(confirmsDeletion('', {})).toBe(false);
  });
});

describe('a template', () => {
  const image = 'data:image/png;base64,iVBORw0KGgo=';
  it.each([`x${image}`, `${image}" onerror="alert(1)`, 'data:image/svg+xml;base64,iVBORw0KGgo='])(
    'takes %s for no signature',
    (value) => expect(renderTemplate('{{brokerSignature}}', { brokerSignature: value })).toBe(MISSING),
  );
  it.each(['data:image/png;base64,iVBORw0KGgoA', image, 'data:image/png;base64,iVBORw0KGg=='])(
    'shows %s, whatever fills its last bytes',
    (value) => expect(renderTemplate('{{brokerSignature}}', { brokerSignature: value })).toContain('<img'),
  );
  it('says N/A for nothing', () => {
    expect(renderTemplate('{{city}} {{state}}', { city: null, state: '' })).toBe(`${MISSING} ${MISSING}`);
  });
  it('knows its placeholders with blanks on both sides', () => {
    expect(unknownPlaceholders('{{ city }} {{ nothing }} {{other}}')).toEqual(['nothing', 'other']);
  });
});

describe('a text that is signed twice', () => {
  it('keeps the places of whoever signs next, and lets no value name one', () => {
    const text = '{{city}} and {{ brokerSignature }}, {{other}}';
    const first = fillAllBut(['brokerSignature'], text, { city: '{{brokerSignature}} & Sons' });
    expect(first).toBe(`&#123;&#123;brokerSignature&#125;&#125; &amp; Sons and {{brokerSignature}}, ${MISSING}`);
    expect(renderTemplate(first, {})).toBe(
      `&#123;&#123;brokerSignature&#125;&#125; &amp; Sons and ${MISSING}, ${MISSING}`,
    );
  });
  it('warns of nothing but what is read', () => {
    expect(unknownPlaceholders('{{ <b>na</b>me }}')).toEqual(['{{ name }}']);
    expect(unknownPlaceholders('<p> {{city}} </p>')).toEqual([]);
  });
  it('names somebody with single spaces', () => {
    expect(fullName({ firstName: ' Ada  Maria ', lastName: ' Byron' })).toBe('Ada Maria Byron');
    expect(fullName({ firstName: null, lastName: ' Byron ' })).toBe('Byron');
    expect(fullName({})).toBe('');
  });
});

it('a term sheet is previewed with an example of its own loan type', () => {
  const previews = termSheetTypes.map((type) =>
    fillPreview('{{loanType}}|{{today}}', { type, version: 3, today: '2026-03-10' }),
  );
  // A line of credit has no loan type of its own, and is shown with the example's.
  expect(new Set(previews).size).toBe(previews.length - 1);
  for (const text of previews) {
    expect(text).toMatch(/^.+\|03\/10\/2026$/);
    expect(text).not.toContain(MISSING);
  }
});
