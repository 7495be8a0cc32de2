import { correlationId, GoesAlong, outsideRequest, withCorrelation } from './request-context.js';

const nextTurn = () => new Promise((done) => setImmediate(done));

describe('what goes along with some work', () => {
  it('is known to all that the work starts, each of its own, and to nobody else', async () => {
    const [one, other] = [new GoesAlong<string>(), new GoesAlong<string>()];
    const told = async () => {
      await nextTurn();
      return [one.current(), other.current()];
    };
    expect(await told()).toEqual([undefined, undefined]);
    await one.run('outer', async () => {
      const inner = one.run('inner', () => other.run('beside', told));
      expect(await Promise.all([inner, told()])).toEqual([
        ['inner', 'beside'],
        ['outer', undefined],
      ]);
    });
    expect(await told()).toEqual([undefined, undefined]);
  });

  it('stays within a request that begins inside it, whose id stays within it, and ends outside the request', async () => {
    const work = new GoesAlong<string>();
    const told = () => [work.current(), correlationId()];
    expect(work.run('own', () => withCorrelation('request-1', told))).toEqual(['own', 'request-1']);
    withCorrelation('request-2', () => {
      expect(work.run('own', told)).toEqual(['own', 'request-2']);
      expect(told()).toEqual([undefined, 'request-2']);
      expect(work.run('own', () => outsideRequest(told))).toEqual([undefined, undefined]);
    });
  });
});
