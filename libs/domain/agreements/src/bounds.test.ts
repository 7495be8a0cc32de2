import { shared } from '@groundwork/domain-messages';
import { confirmsDeletion, MISSING, renderTemplate, typedName, unknownPlaceholders } from './index.js';

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
