import { mails } from '@groundwork/domain-messages';
import type { MailName } from '@groundwork/domain-messages';
import { letter } from './letter.js';

const values = { firstName: 'Ana', lastName: 'Reyes', businessName: 'Reyes & Sons <Referrals>', expires: '03/09/2026 11:00 AM EST' };

describe('a letter', () => {
  it('fills text and HTML, and escapes what people typed', () => {
    const made = letter('brokerInvitation', values, 'https://portal.example/registerBroker/1?code=a&b');
    expect(made.text).toContain('register Reyes & Sons <Referrals> as a referral broker');
    expect(made.text).toContain('Review your account: https://portal.example/registerBroker/1?code=a&b');
    expect(made.html).toContain('Reyes &amp; Sons &lt;Referrals&gt;');
    expect(made.html).toContain('href="https://portal.example/registerBroker/1?code=a&amp;b"');
    expect(made.html).not.toContain('<Referrals>');
  });

  it('keeps a line break out of the subject', () => {
    expect(letter('applicationApproved', { ...values, name: 'Oak\r\nBcc: somebody@else.example' }, undefined).subject).toBe('Your application Oak Bcc: somebody@else.example was approved');
  });

  it('has no link without an action, and no action without a link', () => {
    expect(letter('brokerDeactivated', values, 'https://portal.example/').html).not.toContain('href');
    expect(letter('brokerActivated', values, undefined).text).not.toContain('Sign in:');
  });

  it.each(Object.keys(mails) as MailName[])('%s leaves no placeholder open', (name) => {
    const all = { ...values, name: 'Oak', reason: 'r', notice: 'n', clientName: 'c', comment: 'c', message: 'm' };
    const made = letter(name, all, 'https://portal.example/');
    for (const part of [made.subject, made.text, made.html.replace(/style="[^"]*"/g, '')]) expect(part).not.toMatch(/\{\w+\}/);
  });
});
