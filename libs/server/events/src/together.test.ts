import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { EventEnvelope } from '@groundwork/domain-events';
import { Problem } from '@groundwork/server-http';
import { receiveTogether, together } from './together.js';

describe('what goes by one call', () => {
  const rows = (...lengths: number[]) => lengths.map((length) => ({ envelope: 'x'.repeat(length) }));

  it('is twenty events, and 200,000 characters, in their order', () => {
    expect(together(rows(1, 2, 3)).map(({ envelope }) => envelope.length)).toEqual([1, 2, 3]);
    expect(together(rows(...Array<number>(21).fill(1)))).toHaveLength(20);
    expect(together(rows(100_000, 100_000, 1))).toHaveLength(2);
    expect(together(rows(100_000, 100_001))).toHaveLength(1);
  });

  it('is one event, however large, and none of none', () => {
    expect(together(rows(1_000_000, 1))).toHaveLength(1);
    expect(together(rows())).toEqual([]);
  });
});

describe('what came by one call', () => {
  const event = (id: string, aggregateId: string) =>
    ({ id, aggregate: 'company', aggregateId, type: 'company.updated' }) as EventEnvelope;
  let handled: string[] = [];
  const inboxOf = (failures: Readonly<Record<string, unknown>>) => ({
    receive: ({ id }: EventEnvelope) => {
      handled.push(id);
      return failures[id] === undefined ? Promise.resolve() : Promise.reject(failures[id] as Error);
    },
  });
  const four = [event('e1', 'a'), event('e2', 'b'), event('e3', 'a'), event('e4', 'b')];
  afterEach(() => {
    handled = [];
    jest.restoreAllMocks();
  });

  it('is handled in its order, and each answered as it would be alone', async () => {
    expect(await receiveTogether(inboxOf({}), four)).toEqual([204, 204, 204, 204]);
    expect(handled).toEqual(['e1', 'e2', 'e3', 'e4']);
  });

  it('is left where an earlier one of its aggregate failed, and the others pass', async () => {
    expect(await receiveTogether(inboxOf({ e1: new Problem('validation.failed') }), four)).toEqual([
      422, 204, 424, 204,
    ]);
    expect(await receiveTogether(inboxOf({ e2: new Error('a fault, planted') }), four)).toEqual([204, 500, 204, 424]);
    expect(handled).toEqual(['e1', 'e2', 'e4', 'e1', 'e2', 'e3']);
  });

  it('ends where a database is away', async () => {
    expect(await receiveTogether(inboxOf({ e2: new Problem('upstream.unavailable') }), four)).toEqual([204, 503]);
    expect(handled).toEqual(['e1', 'e2']);
  });

  it('ends after five seconds, with what was begun', async () => {
    const clock = jest
      .spyOn(performance, 'now')
      .mockReturnValueOnce(0)
      .mockReturnValueOnce(4_999)
      .mockReturnValue(5_001);
    expect(await receiveTogether(inboxOf({}), four)).toEqual([204, 204]);
    expect(clock).toHaveBeenCalledTimes(3);
  });
});
