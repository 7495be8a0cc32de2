import { fill, shared } from '@groundwork/domain-messages';
import {
  canAcceptEsign,
  confirmsDeletion,
  datePlaceholders,
  escapeHtml,
  agreementPlaceholders,
  expectedSignature,
  fillAgreementPreview,
  fullName,
  iccaErrors,
  MISSING,
  needsAcceptance,
  placeholders,
  renderTemplate,
  signatureMatches,
  signedNameComplaint,
  unknownPlaceholders,
} from './index.js';

const person = { firstName: 'José', lastName: 'de la Cruz' };

describe('a typed signature', () => {
  it('is asked for by name, and another name says whose it has to be', () => {
    const ada = { firstName: 'Ada', lastName: 'Byron' };
    expect(['', '  ', undefined, 7].map((typed) => signedNameComplaint(typed, ada))).toEqual(
      Array(4).fill(shared.signatureFirst),
    );
    expect(signedNameComplaint('Ann Reyes', ada)).toBe(fill(shared.signatureMismatch, { name: 'ADA BYRON' }));
    expect(signedNameComplaint('ada  byron ', ada)).toBeUndefined();
    expect(fullName({ firstName: 'Ada', lastName: null })).toBe('Ada');
  });

  it('is compared in capitals', () => {
    expect(expectedSignature(person)).toBe('JOSÉ DE LA CRUZ');
    expect(signatureMatches('  josé  de la cruz ', person)).toBe(true);
    expect(signatureMatches('Jose\u0301 de la Cruz', person)).toBe(true);
    expect(signatureMatches('Jose de la Cruz', person)).toBe(true);
    expect(signatureMatches('Joseph de la Cruz', person)).toBe(false);
    expect(signatureMatches('sean o’brien–lee', { firstName: 'Seán', lastName: "O'Brien-Lee" })).toBe(true);
    expect(signatureMatches('Søren', { firstName: 'Soren' })).toBe(false);
    expect(signatureMatches('', { firstName: '', lastName: null })).toBe(false);
  });
  it('is accepted for terms that have loaded, once', () => {
    const state = { typed: 'JOSÉ DE LA CRUZ', person, masterId: 'm' };
    expect(canAcceptEsign(state)).toBe(true);
    expect(canAcceptEsign({ ...state, masterId: null })).toBe(false);
    expect(canAcceptEsign({ ...state, submitting: true })).toBe(false);
    expect(canAcceptEsign({ ...state, typed: 'JOSÉ' })).toBe(false);
  });
  it('is asked for without an acceptance of the latest terms', () => {
    expect(needsAcceptance('m2', null)).toBe(true);
    expect(needsAcceptance('m2', { esignMasterId: 'm1' })).toBe(true);
    expect(needsAcceptance('m2', { esignMasterId: 'm2' })).toBe(false);
    expect(needsAcceptance(null, null)).toBe(false);
  });
});

describe('a template', () => {
  it('is filled with escaped values and N/A for what is missing', () => {
    expect(
      renderTemplate('<p>{{clientName}} and {{ firstName }} of {{nonsense}}{{constructor}}</p>', {
        clientName: '<b>Ortiz & Sons</b> "x"',
        firstName: '',
      }),
    ).toBe('<p>&lt;b&gt;Ortiz &amp; Sons&lt;/b&gt; &quot;x&quot; and N/A of N/AN/A</p>');
    expect(renderTemplate('{{initialLoanRate}}', { initialLoanRate: 0 })).toBe('0');
    expect(escapeHtml("'")).toBe('&#39;');
  });
  it('does not fill what a value brings in, and keeps dollar signs', () => {
    expect(renderTemplate('{{clientName}}', { clientName: '{{firstName}} $& $1', firstName: 'X' })).toBe(
      '{{firstName}} $&amp; $1',
    );
  });
  it('shows a signature as an image, and nothing else as one', () => {
    expect(renderTemplate('{{brokerSignature}}', { brokerSignature: 'data:image/png;base64,iVBORw0KGgo=' })).toBe(
      '<img src="data:image/png;base64,iVBORw0KGgo=" width="100" height="25" alt="">',
    );
    expect(renderTemplate('{{adminSignature}}', { adminSignature: 'x" onerror="alert(1)' })).toBe('N/A');
  });
  it('names what it does not know', () => {
    expect(unknownPlaceholders('{{today}} {{tomorrow}} {{tomorrow}}')).toEqual(['tomorrow']);
    expect(unknownPlaceholders(placeholders.map((name) => `{{${name}}}`).join(''))).toEqual([]);
  });
  it('writes a day', () => {
    expect(datePlaceholders('2024-03-07')).toEqual({ today: '03/07/2024', day: '7', month: 'March', year: '2024' });
  });
});

describe('an ICCA master', () => {
  it('has a name of 3 and more, text and rates', () => {
    expect(iccaErrors({ version: '2.1', content: '<p>x</p>', initialLoanRate: 1, additionalLoanRate: 0.5 })).toEqual(
      {},
    );
    expect(iccaErrors({ version: 'v2', content: '', initialLoanRate: 'x', additionalLoanRate: -1 })).toEqual({
      version: shared.versionNameTooShort,
      content: shared.fieldRequired,
      initialLoanRate: shared.number,
      additionalLoanRate: shared.notNegative,
    });
  });
  it('is not saved with a name in braces that nothing fills', () => {
    const form = { version: '2.1', initialLoanRate: 1, additionalLoanRate: 0.5 };
    expect(iccaErrors({ ...form, content: '<p>{{clientName}} {{ today }}</p>' })).toEqual({});
    expect(iccaErrors({ ...form, content: '{{clientName}} {{client}} {{day}} {{lender}}' })).toEqual({
      content: fill(shared.placeholdersUnknown, { names: 'client, lender' }),
    });
  });
  it('is previewed with an example in which everything but the signatures is filled', () => {
    const unsigned = ['bfiLogo', 'adminSignature', 'acceptedDate', 'brokerSignature'];
    const preview = (name: string) => fillAgreementPreview(`{{${name}}}`, { version: '2.1', today: '2026-03-10' });
    expect(placeholders.filter((name) => preview(name) === MISSING)).toEqual(unsigned);
    expect(['version', 'today', 'month', 'initialLoanRate'].map(preview)).toEqual(['2.1', '03/10/2026', 'March', '21']);
    expect(Object.keys(agreementPlaceholders)).toEqual([...placeholders]);
  });
  it('is deleted by the own full name in capitals', () => {
    expect(confirmsDeletion('JOSÉ DE LA CRUZ', person)).toBe(true);
    expect(confirmsDeletion('josé de la cruz', person)).toBe(false);
    expect(confirmsDeletion('', {})).toBe(false);
  });
});
