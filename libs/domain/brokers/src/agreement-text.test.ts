import { MISSING, renderTemplate } from '@groundwork/domain-agreements';
import { agreementData, defaultAgreement } from './index.js';

const broker = {
  firstName: 'Priya',
  lastName: 'Raman',
  businessName: 'Raman & Co <Advisors>',
  phoneNumberA: '7135550142',
  state: 'Texas',
};
const agreement = {
  ...defaultAgreement('2024-03-07'),
  clientName: 'Bluff Oak Homes',
  clientRepresentativeName: 'Marisol Bennett',
  additionalFee: 0.5,
};
const text = (template: string, more: object = {}) =>
  renderTemplate(
    template,
    agreementData({ agreement: { ...agreement, ...more }, broker, date: '2024-03-07', version: 'default' }),
  );

describe('the text of an agreement', () => {
  it('names client, broker, rates and the day', () => {
    expect(
      text('{{clientName}} {{clientRep}} {{initialLoanRate}} {{additionalLoanRate}} {{additionalFee}} {{version}}'),
    ).toBe('Bluff Oak Homes Marisol Bennett 0.5 0.25 0.5 default');
    expect(text('{{day}} of {{month}} {{year}}, {{today}}')).toBe('7 of March 2024, 03/07/2024');
    expect(text('{{phoneNumberA}}')).toBe('( 713 ) - 555 - 0142');
  });

  it('says N/A for what is missing, and before an acceptance for the administrator too', () => {
    for (const name of [
      'title',
      'businessState',
      'phoneNumberB',
      'adminFirstName',
      'adminSignature',
      'acceptedDate',
      'brokerSignature',
    ])
      expect(text(`{{${name}}}`)).toBe(MISSING);
    expect(text('{{adminTitle}}')).toBe('Loan Manager');
  });

  it('shows the day of acceptance at UTC-4 and signatures as images', () => {
    expect(text('{{acceptedDate}}', { acceptedDate: '2024-03-08T02:00:00.000Z' })).toBe('03/07/2024');
    expect(text('{{brokerSignature}}', { brokerSignature: 'data:image/png;base64,iVBORw0KGgo=' })).toContain(
      '<img src="data:image/png;base64,iVBORw0KGgo="',
    );
  });

  it('lets nothing that somebody typed become markup', () => {
    expect(text('{{businessName}}')).toBe('Raman &amp; Co &lt;Advisors&gt;');
    expect(text('{{brokerSignature}}', { brokerSignature: '"><script>alert(1)</script>' })).toBe(MISSING);
  });
});
