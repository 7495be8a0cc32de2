import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ServerDraft } from './server-draft.js';

interface Values {
  name: string;
}
const draft = (name: string) => ({ at: '2026-03-02T15:00:00.000Z', version: 1, base: { name: '' }, values: { name } });
const nameIn = (content: string) => (JSON.parse(content) as { values: Values }).values.name;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const later = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function begun(keep: (name: string) => Promise<unknown> = async () => undefined) {
  const said: string[] = [];
  const own = new ServerDraft<Values, number>(
    {
      read: async () => null,
      keep: (_section, content) => {
        said.push(nameIn(content));
        return keep(nameIn(content));
      },
      forget: async () => said.push('forget'),
    },
    'name',
  );
  own.subscribe(() => undefined);
  return { own, said };
}

describe('a draft on the server', () => {
  it('is less than two seconds behind somebody who types on, and is sent once for many keys', async () => {
    const { own, said } = begun();
    for (let key = 1; key <= 8; key += 1) {
      own.write(draft('x'.repeat(key)));
      await later(250);
    }
    expect(said).toHaveLength(1);
    await later(1_500);
    expect(said.at(-1)).toBe('x'.repeat(8));
    expect(said).toHaveLength(2);
    expect(own.state()).toEqual({ where: 'server', at: expect.any(Number) });
  });

  it('that is forgotten while it is on its way is forgotten after it', async () => {
    let arrive = () => {};
    const { own, said } = begun(() => new Promise<void>((done) => (arrive = done)));
    own.write(draft('Lake'));
    await later(2_000);
    own.write(draft('Lake House'));
    own.forget();
    await later(5_000);
    expect(said).toEqual(['Lake']);
    arrive();
    await later(5_000);
    expect(said).toEqual(['Lake', 'forget']);
    expect(own.state()).toBeUndefined();
  });

  it('is sent again when the server was away, the newest alone', async () => {
    let away = true;
    const { own, said } = begun(() => (away ? Promise.reject(new Error('away')) : Promise.resolve()));
    own.write(draft('Lake'));
    await later(1_500);
    expect(own.state()?.where).toBe('browser');
    own.write(draft('Lake House'));
    away = false;
    await later(6_000);
    expect(said).toEqual(['Lake', 'Lake House']);
    expect(own.state()?.where).toBe('server');
  });

  it('that never reached the server is not asked to be forgotten there', async () => {
    const { own, said } = begun();
    own.write(draft('Lake'));
    own.forget();
    await later(5_000);
    expect(said).toEqual([]);
  });

  it('is sent at once when its form goes', async () => {
    const { own, said } = begun();
    own.write(draft('Lake'));
    own.flush();
    await later(0);
    expect(said).toEqual(['Lake']);
  });

  it('that is none of ours is none', async () => {
    const server = { keep: async () => undefined, forget: async () => undefined };
    const read = (content: string | null) =>
      new ServerDraft<Values, number>({ ...server, read: async () => content }, 'name').read();
    expect(await read(JSON.stringify(draft('Lake')))).toEqual(draft('Lake'));
    for (const content of [null, '', 'no json', '{}', '{"at":"x"}']) expect(await read(content)).toBeUndefined();
  });
});
