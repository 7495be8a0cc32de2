import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { withTextChanges } from '@groundwork/domain-validation';
import { ApiProblem } from '@groundwork/web-http';
import { ServerDraft } from './server-draft.js';
import type { WrittenDraft } from './server-draft.js';

interface Values {
  name: string;
}
const draft = (name: string) =>
  JSON.stringify({ at: '2026-03-02T15:00:00.000Z', version: 1, base: { name: '' }, values: { name } });
const nameIn = (content: string) => (JSON.parse(content) as { values: Values }).values.name;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const later = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function begun(keep: (name: string) => Promise<unknown> = async () => undefined) {
  const said: string[] = [];
  const own = new ServerDraft<Values, number>(
    {
      read: async () => ({ content: null }),
      keep: async (_section, written) => {
        const content = 'content' in written ? written.content : '';
        said.push(nameIn(content));
        await keep(nameIn(content));
        return {};
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
    const server = { keep: async () => ({}), forget: async () => undefined };
    const read = (content: string | null) =>
      new ServerDraft<Values, number>({ ...server, read: async () => ({ content }) }, 'name').read();
    expect(await read(draft('Lake'))).toEqual(JSON.parse(draft('Lake')));
    for (const content of [null, '', 'no json', '{}', '{"at":"x"}']) expect(await read(content)).toBeUndefined();
  });

  /** A server that keeps a draft with its revisions, and what it was sent. */
  function aServer(content: string | null = null) {
    const state = { content, revision: content ? 4 : 0 };
    const sent: WrittenDraft[] = [];
    const own = new ServerDraft<Values, number>(
      {
        read: async () => ({ ...state }),
        keep: async (_section, written) => {
          sent.push(written);
          if ('content' in written) state.content = written.content;
          else if (written.changes.revision !== state.revision)
            throw new ApiProblem({ status: 409, code: 'state.version_conflict' });
          else state.content = withTextChanges(state.content ?? '', written.changes.pieces) ?? '';
          state.revision += 1;
          return { revision: state.revision };
        },
        forget: async () => Object.assign(state, { content: null, revision: 0 }),
      },
      'name',
    );
    own.subscribe(() => undefined);
    return { own, sent, state };
  }
  const long = 'Lake House on the Hill '.repeat(50);

  it('is sent whole once, then what was typed since, after a reload too', async () => {
    const { own, sent, state } = aServer();
    own.write(draft(long));
    await later(2_000);
    own.write(draft(`${long}!`));
    await later(2_000);
    expect(state.content).toBe(draft(`${long}!`));
    expect(sent.map((written) => 'changes' in written)).toEqual([false, true]);
    expect(JSON.stringify(sent[1]).length).toBeLessThan(100);
    const again = aServer(draft(long));
    await again.own.read();
    again.own.release();
    again.own.write(draft(`${long}?`));
    await later(2_000);
    expect(again.sent).toEqual([{ changes: { revision: 4, pieces: [expect.objectContaining({ text: '?' })] } }]);
    expect(again.state.content).toBe(draft(`${long}?`));
  });

  it('is sent whole again where another tab has written since, and once it was forgotten', async () => {
    const { own, sent, state } = aServer();
    own.write(draft(long));
    await later(2_000);
    Object.assign(state, { content: draft('of another tab'), revision: 9 });
    own.write(draft(`${long}!`));
    await later(2_000);
    expect(state.content).toBe(draft(`${long}!`));
    expect(sent.map((written) => 'changes' in written)).toEqual([false, true, false]);
    own.forget();
    await later(0);
    expect(state.content).toBeNull();
    own.write(draft(long));
    await later(2_000);
    expect(sent.at(-1)).toEqual({ content: draft(long) });
  });
});
