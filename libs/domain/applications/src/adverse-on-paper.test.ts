import { fill, shared } from '@groundwork/domain-messages';
import { noticeOnPaperErrors } from './index.js';

describe('a notice that went out on paper', () => {
  const bounds = { decidedOn: '2026-03-02', today: '2026-03-09', isCorrection: false };
  const earlier = { sentOn: fill(shared.adversePaperEarlier, { date: '03/02/2026' }) };
  it.each([
    ['on the day of the decision', '2026-03-02', {}],
    ['today', '2026-03-09', {}],
    ['tomorrow', '2026-03-10', { sentOn: shared.adversePaperLater }],
    ['in a year that is not there yet', '9999-12-31', { sentOn: shared.adversePaperLater }],
    ['before the decision', '2026-03-01', earlier],
    ['in another century', '0001-01-01', earlier],
  ])('%s', (_when, sentOn, errors) => expect(noticeOnPaperErrors({ sentOn }, bounds)).toEqual(errors));

  it('is put right with the reason alone', () => {
    const correction = { ...bounds, isCorrection: true };
    expect(noticeOnPaperErrors({ sentOn: '2026-03-03', reason: '  ' }, correction)).toEqual({
      reason: shared.adversePaperReason,
    });
    expect(noticeOnPaperErrors({ sentOn: '2026-03-03', reason: 'Another day' }, correction)).toEqual({});
  });
});
