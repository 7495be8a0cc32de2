import type { EventEnvelope, EventPayloads } from '@groundwork/domain-events';
import { fill } from '@groundwork/domain-messages';
import { mails, notices } from '@groundwork/domain-messages-letters';
import { noticesFor } from '../bell/domain/notices.js';
import { lettersFor } from '../letters/letters.handler.js';

const asking = {
  ...{ personId: 'person', companyId: 'company', organizationName: 'Gulf Coast', company: 'Gulf Coast Builders LLC' },
  ...{ signerName: 'Dana Whitfield', email: 'dana@gulf.example', sentBy: 'borrower' },
};
const envelope = <T extends 's1.link_sent' | 's1.copy_sent' | 's1.signed'>(
  type: T,
  payload: EventPayloads[T],
): EventEnvelope<T> => ({
  ...{
    id: 'event',
    type,
    version: 1,
    aggregate: 'person',
    aggregateId: 'person',
    occurredAt: '2026-03-02T15:00:00.000Z',
  },
  ...{ correlationId: 'correlation', payload },
});

describe('an S-1 that is signed by a link', () => {
  it('is asked for by a letter to the owner alone, with the code behind the sign of a fragment', () => {
    const event = envelope('s1.link_sent', { ...asking, code: 'secret', expiresAt: '2026-03-16T15:00:00.000Z' });
    const [letter, ...others] = lettersFor(event);
    expect([others, noticesFor(event)]).toEqual([[], []]);
    expect(letter).toMatchObject({ to: { address: 'dana@gulf.example' }, name: 's1ToSign', path: '/s1#secret' });
    const words = [...mails.s1ToSign.paragraphs, mails.s1ToSign.subject].join(' ');
    expect(fill(words, { ...letter?.values, lender: 'Prairie Lending' })).not.toMatch(/[{}]/);
  });

  it('is sent to who signed it as a way to the signed PDF, with the same code, and to nobody else', () => {
    const { sentBy: _, ...facts } = asking;
    const [signedAt, expiresAt] = ['2026-03-02T15:00:00.000Z', '2026-03-16T15:00:00.000Z'];
    const event = envelope('s1.copy_sent', { ...facts, signedAt, code: 'secret', expiresAt });
    const [letter, ...others] = lettersFor(event);
    expect([others, noticesFor(event)]).toEqual([[], []]);
    expect(letter).toMatchObject({ to: { address: 'dana@gulf.example' }, name: 's1Signed', path: '/s1#secret' });
    const words = [...mails.s1Signed.paragraphs, mails.s1Signed.subject].join(' ');
    const said = fill(words, { ...letter?.values, lender: 'Prairie Lending' });
    expect(said).toContain('for Gulf Coast Builders LLC on 03/02/2026 11:00 AM EST');
    expect(said).not.toMatch(/[{}]/);
  });

  it('is told to its company by the bell, with the way to where it stands', () => {
    const signed = envelope('s1.signed', {
      ...{ ...asking, fileUploadId: 'file', title: 'S-1', version: '1', contentHash: 'a', paperHash: 'b', pdf: '' },
      ...{
        typedName: 'DANA WHITFIELD',
        drawingHash: null,
        signedAt: '2026-03-02T15:00:00.000Z',
        ip: null,
        userAgent: null,
      },
    });
    expect(lettersFor(signed)).toEqual([]);
    expect(noticesFor(signed)).toMatchObject([
      { message: fill(notices.s1Signed, { name: 'Dana Whitfield' }), link: '/setupCompany/4' },
    ]);
  });
});
