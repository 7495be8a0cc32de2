import { describe, expect, it } from '@jest/globals';
import { drawCommands, drawStatus, nextLineStatus } from '@groundwork/domain-draws';
import type { DrawStatusId } from '@groundwork/domain-draws';
import {
  decisionsOf,
  draftStatus,
  draftTarget,
  movesAll,
  stillPossible,
  withAll,
  withAllLower,
  withLine,
  withLowerAmount,
} from './draft-decision.js';

const { pending, hold, approved, rejected } = drawStatus;
const line = (id: string, statusId: DrawStatusId = pending) => ({ id, statusId });

describe('a decision that is not sent yet', () => {
  it.each([pending, hold, approved, rejected])(
    'lets a line of status %p go exactly where the machine of lines lets it',
    (statusId) => {
      for (const command of drawCommands) {
        if (command === 'reset' && statusId === pending) continue;
        expect(draftTarget({}, line('a', statusId), command)).toBe(nextLineStatus(statusId, command));
      }
    },
  );

  it('is taken back by reset, and then nothing is sent', () => {
    const draft = withLine({}, line('a'), 'approve');
    expect(draftStatus(draft, line('a'))).toBe(approved);
    expect(decisionsOf(withLine(draft, line('a'), 'reset'))).toEqual([]);
  });

  it('can be changed before it is sent: what is stored decides', () => {
    const draft = withLine(withLine({}, line('a'), 'approve'), line('a'), 'reject', 'Not on site');
    expect(decisionsOf(draft)).toEqual([{ id: 'a', statusId: rejected, rejectReason: 'Not on site' }]);
    expect(decisionsOf(withLine(draft, line('a'), 'hold'))).toEqual([{ id: 'a', statusId: hold }]);
  });

  it('leaves a line as it is where the machine does not let it move', () => {
    expect(withLine({}, line('a', approved), 'reject', 'Too late')).toEqual({});
  });

  it('on the entire draw moves every line that may move, with the reason on each', () => {
    const lines = [line('a'), line('b', approved), line('c', hold)];
    expect(decisionsOf(withAll(lines, 'reject', 'No permit'))).toEqual([
      { id: 'a', statusId: rejected, rejectReason: 'No permit' },
      { id: 'c', statusId: rejected, rejectReason: 'No permit' },
    ]);
  });

  it('approves a lower amount of a line with its reason, and takes it back', () => {
    const draft = withLowerAmount(withLine({}, line('a'), 'hold'), line('a'), 500, 'Half is on');
    expect(decisionsOf(draft)).toEqual([
      { id: 'a', statusId: approved, approvedAmount: 500, reductionReason: 'Half is on' },
    ]);
    expect(withLine(draft, line('a'), 'reset')).toEqual({});
    expect(withLowerAmount({}, line('a', rejected), 500, 'Half')).toEqual({});
  });

  it('approves a lower amount of the entire draw in proportion, to the cent, on the lines that are open', () => {
    const asking = [line('a'), line('b', rejected), line('c', hold)].map((each) => ({ ...each, requestedAmount: 101 }));
    expect(decisionsOf(withAllLower(asking, 151, 'Three quarters'))).toEqual([
      { id: 'a', statusId: approved, approvedAmount: 76, reductionReason: 'Three quarters' },
      { id: 'c', statusId: approved, approvedAmount: 75, reductionReason: 'Three quarters' },
    ]);
    expect(decisionsOf(withAllLower(asking, 202, ''))).toEqual([
      { id: 'a', statusId: approved },
      { id: 'c', statusId: approved },
    ]);
  });

  it('offers Approve and Hold no more once all lines have that status', () => {
    const lines = [line('a'), line('b')];
    expect(movesAll({}, lines, 'approve')).toBe(true);
    expect(movesAll(withAll(lines, 'approve'), lines, 'approve')).toBe(false);
    expect(movesAll(withAll(lines, 'hold'), lines, 'hold')).toBe(false);
    expect(movesAll(withAll(lines, 'hold'), lines, 'approve')).toBe(true);
    expect(movesAll({}, [line('a', approved)], 'reject')).toBe(false);
  });
});

describe('a draft that somebody else decided under', () => {
  it('keeps what can still be decided, and nothing else', () => {
    const draft = {
      open: { statusId: drawStatus.approved },
      gone: { statusId: drawStatus.rejected, rejectReason: 'No invoice' },
      away: { statusId: drawStatus.hold },
    };
    expect(stillPossible(draft, [line('open'), line('gone', approved)])).toEqual({
      open: { statusId: drawStatus.approved },
    });
  });
});
