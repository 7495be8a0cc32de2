import { mails } from '@groundwork/domain-messages-letters';
import type { MailName } from '@groundwork/domain-messages-letters';

import { letter } from './letter.js';

const values = {
  firstName: 'Ana',
  lastName: 'Reyes',
  businessName: 'Reyes & Sons <Referrals>',
  expires: '03/09/2026 11:00 AM EST',
  email: 'ana@reyes.example',
};

describe('a letter', () => {
  it('fills text and HTML, and escapes what people typed', () => {
    const made = letter('brokerInvitation', values, 'https://portal.example/registerBroker/1?code=a&b');
    expect(made.text).toContain('register Reyes & Sons <Referrals> as a referral broker');
    expect(made.text).toContain('Review your account: https://portal.example/registerBroker/1?code=a&b');
    expect(made.html).toContain('Reyes &amp; Sons &lt;Referrals&gt;');
    expect(made.html).toContain('href="https://portal.example/registerBroker/1?code=a&amp;b"');
    expect(made.html).not.toContain('<Referrals>');
  });

  it('shows a preheader, a button, the link in plain and who it was sent to, in both themes', () => {
    const { html, text } = letter('brokerInvitation', values, 'https://portal.example/registerBroker/1?code=a&b');
    expect(html).toMatch(/display:none[^>]*>Register Reyes &amp; Sons &lt;Referrals&gt; as a referral broker\./);
    expect(html.match(/href="https:\/\/portal\.example\/registerBroker\/1\?code=a&amp;b"/g)).toHaveLength(2);
    expect(html).toContain('If the button does not work, copy this address into your browser:');
    expect(html).toContain('prefers-color-scheme:dark');
    for (const part of [html, text]) expect(part).toContain('Groundwork sent this letter to ana@reyes.example.');
  });

  it('greets somebody without a name without a gap', () => {
    expect(
      letter('notice', { ...values, firstName: '', lastName: '', name: 'Oak', message: 'a  , b' }, undefined).text,
    ).toMatch(/^Hello,\n\na {2}, b/);
  });

  it('loads nothing from elsewhere and runs nothing', () => {
    const { html } = letter(
      'notice',
      { ...values, name: 'Oak', message: '<script>alert(1)</script><img src=x onerror=alert(1)>' },
      'https://portal.example/',
    );
    expect(html).not.toMatch(/<(script|img|link|iframe|object)|url\(/);
  });

  it('keeps a line break out of the subject', () => {
    expect(
      letter('applicationApproved', { ...values, name: 'Oak\r\nBcc: somebody@else.example' }, undefined).subject,
    ).toBe('Your application Oak Bcc: somebody@else.example was approved');
  });

  it('has no link without an action, and no action without a link', () => {
    expect(letter('brokerDeactivated', values, 'https://portal.example/').html).not.toContain('href');
    expect(letter('brokerActivated', values, undefined).text).not.toContain('Sign in:');
  });

  it.each(Object.keys(mails) as MailName[])('%s leaves no placeholder open', (name) => {
    const all = {
      code: '042917',
      document: 'a draw request',
      ...values,
      organizationName: 'Oak LLC',
      company: 'Oak LLC',
      role: 'an administrator',
      name: 'Oak',
      reason: 'r',
      notice: 'n',
      clientName: 'c',
      comment: 'c',
      message: 'm',
      fileName: 'w9.pdf',
      comments: 'c',
      when: 'w',
      codesLeft: '9',
      amount: '$1,200.00',
      inviter: 'Bea Oak',
      places: '12 Elm Street',
      note: 'n',
      claimant: 'Ace Concrete',
      date: '03/09/2026',
      day: '03/09/2026',
      count: '3',
      summary: 'Draws to decide',
      title: 'Term sheet: Land, project #1042',
    };
    const made = letter(name, all, 'https://portal.example/');
    for (const part of [made.subject, made.text, made.html.replace(/<style>[^]*<\/style>|style="[^"]*"/g, '')])
      expect(part).not.toMatch(/\{\w+\}/);
  });
});
