import { shared } from '@groundwork/domain-messages';
import {
  confirmsDeletion,
  fillAllBut,
  fillPreview,
  fillWaiver,
  fillWaiverPreview,
  fullName,
  isWaiverKind,
  MISSING,
  renderTemplate,
  termSheetTypes,
  typedName,
  unknownInWaiver,
  unknownPlaceholders,
  waiverConditions,
  waiverExtents,
  waiverKindLabels,
  waiverKindOf,
  waiverKinds,
  waiverPlaceholders,
} from './index.js';
import type { WaiverFigures } from './index.js';

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

describe('a lien waiver', () => {
  const figures: WaiverFigures = {
    today: '2026-03-10',
    version: 2,
    claimant: 'Gulf & Sons',
    signerName: 'Ada {{lender}} Byron',
    owner: 'Ortiz Homes LLC',
    lender: 'Groundwork',
    projectName: 'Bluff Oak',
    projectNumber: 7,
    properties: ['1 Main St, Houston', '2 Main St, Houston'],
    amount: 1_234_550,
    throughDate: '2026-02-28',
    drawNumber: 4,
    drawDate: '2026-03-02',
  };

  it('is one of four: conditional or not, of progress or final', () => {
    const kinds = waiverExtents.flatMap((extent) =>
      waiverConditions.map((condition) => waiverKindOf(condition, extent)),
    );
    expect(kinds).toEqual([...waiverKinds]);
    expect(Object.keys(waiverKindLabels)).toEqual([...waiverKinds]);
    expect([...waiverKinds, 'conditional', '', null].map(isWaiverKind)).toEqual([
      ...waiverKinds.map(() => true),
      false,
      false,
      false,
    ]);
  });

  it.each<[string, string, Partial<WaiverFigures>?]>([
    ['{{amount}} through {{ throughDate }}', '$12,345.50 through 02/28/2026'],
    ['draw {{drawNumber}} of {{drawDate}}, {{today}}, v{{version}}', 'draw 4 of 03/02/2026, 03/10/2026, v2'],
    ['{{propertyAddresses}}', '1 Main St, Houston; 2 Main St, Houston'],
    ['{{projectName}} {{projectNumber}}', `Bluff Oak ${MISSING}`, { projectNumber: null }],
    ['{{propertyAddresses}}{{owner}}', `${MISSING}${MISSING}`, { properties: [], owner: '' }],
    ['{{claimant}}', 'Gulf &amp; Sons'],
    ['{{signerName}}', 'Ada &#123;&#123;lender&#125;&#125; Byron'],
    ['{{toString}} {{city}}', `${MISSING} ${MISSING}`],
  ])('%s reads %s', (text, filled, more = {}) => {
    expect(fillWaiver(text, { ...figures, ...more })).toBe(filled);
  });

  it('names in its text what nothing of a waiver fills', () => {
    expect(unknownInWaiver('{{claimant}} {{clientName}} {{amount}}')).toEqual(['clientName']);
  });

  it('is previewed with an example that leaves nothing open', () => {
    const preview = (name: string) => fillWaiverPreview(`{{${name}}}`, { today: '2026-03-10', version: 3 });
    expect(Object.keys(waiverPlaceholders).map(preview)).not.toContain(MISSING);
    expect(['throughDate', 'drawDate', 'version'].map(preview)).toEqual(['03/10/2026', '03/10/2026', '3']);
  });
});
