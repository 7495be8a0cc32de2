import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { shared } from '@groundwork/domain-messages';
import { ApiProblem } from '@groundwork/web-http';
import { idOf } from '@groundwork/web-mount/testing';
import type { DrawDraft, SavedDrawDraft } from '../../../data/api.js';
import { aDrawDraft, savedDraft } from '../../../testing/draw-drafts.js';
import { DraftKeeper } from './draft-keeper.js';
import type { Entry } from './draw-values.js';

/** The service: one draft, which saves as the real one does and can be away. */
function aService(begun: DrawDraft | null = null) {
  const service = {
    draft: begun,
    away: false,
    sent: [] as SavedDrawDraft[],
    started: 0,
    start: async () => {
      service.started += 1;
      const draft = service.draft ?? aDrawDraft();
      service.draft = draft;
      return draft;
    },
    save: async (_id: string, body: SavedDrawDraft) => {
      service.sent.push(body);
      if (service.away) throw new ApiProblem({ status: 503, code: 'upstream.unavailable' });
      const draft = service.draft;
      if (!draft) throw new ApiProblem({ status: 404, code: 'resource.not_found', detail: 'Gone' });
      const versions = new Map(draft.lineItems.map((line) => [line.additionalBudgetItemId, line.version]));
      const stale =
        body.lineItems.some((line) => line.version !== (versions.get(line.additionalBudgetItemId) ?? 0)) ||
        (body.whole && body.whole.version !== draft.wholeVersion);
      if (stale) throw new ApiProblem({ status: 409, code: 'state.version_conflict', current: draft });
      service.draft = savedDraft(draft, body);
      return service.draft;
    },
  };
  return service;
}

const line = (id: string, version: number, requestedAmount: number): SavedDrawDraft['lineItems'][number] => ({
  additionalBudgetItemId: id,
  version,
  requestedAmount,
});
const amount = (cents: Entry['amount']) => (entry: Entry) => ({ ...entry, amount: cents });
const keeperOf = (service: ReturnType<typeof aService>) =>
  new DraftKeeper('user.company.draw.loan', service.draft, service);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

describe('what is typed into a draw', () => {
  it('is saved a moment later by what differs; the first key begins the draft', async () => {
    const service = aService();
    const keeper = keeperOf(service);
    keeper.edit(idOf(1), amount(1));
    keeper.edit(idOf(1), amount(12));
    await jest.advanceTimersByTimeAsync(1_000);
    expect([service.started, service.sent]).toMatchObject([1, [{ lineItems: [{ requestedAmount: 12, version: 0 }] }]]);
    keeper.edit(idOf(1), amount(123));
    keeper.edit(idOf(2), amount(5));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(service.sent[1]?.lineItems.map(({ requestedAmount, version }) => [requestedAmount, version])).toEqual([
      [123, 1],
      [5, 0],
    ]);
    expect(keeper.snapshot()).toMatchObject({ keeping: { where: 'server' }, draft: { version: 3 } });
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('is there after a reload, also where the service was away', async () => {
    const service = aService();
    service.away = true;
    keeperOf(service).edit(idOf(1), amount(77));
    const reloaded = keeperOf(service);
    expect(reloaded.snapshot().entries[idOf(1)]?.amount).toBe(77);
    service.away = false;
    expect((await reloaded.settle())?.lineItems).toMatchObject([{ requestedAmount: 77 }]);
  });

  it('is sent again when the service is back', async () => {
    const service = aService(aDrawDraft());
    service.away = true;
    const keeper = keeperOf(service);
    keeper.subscribe(() => undefined);
    keeper.edit(idOf(1), amount(77));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(keeper.snapshot().keeping?.where).toBe('browser');
    expect(await keeper.settle()).toBeUndefined();
    service.away = false;
    await jest.advanceTimersByTimeAsync(6_000);
    expect(service.draft?.lineItems).toMatchObject([{ requestedAmount: 77 }]);
  });

  it('stays here as it was typed while it cannot be read, and other lines go on', async () => {
    const service = aService(aDrawDraft());
    const keeper = keeperOf(service);
    const wrong = { typed: '-100', complaint: shared.notNegative };
    keeper.edit(idOf(1), amount(wrong));
    keeper.edit(idOf(2), amount(5));
    expect(await keeper.settle()).toBeUndefined();
    expect(service.draft?.lineItems.map((each) => each.requestedAmount)).toEqual([5]);
    expect(keeperOf(service).snapshot().entries[idOf(1)]?.amount).toEqual(wrong);
  });

  it('on a line that a colleague changed waits for a choice; theirs elsewhere is taken over', async () => {
    const service = aService(aDrawDraft());
    const keeper = keeperOf(service);
    await service.save('', { lineItems: [line(idOf(1), 0, 100), line(idOf(2), 0, 200)] });
    keeper.edit(idOf(1), amount(150));
    keeper.edit(idOf(3), amount(5));
    expect(await keeper.settle()).toBeUndefined();
    expect(keeper.snapshot().conflicts[idOf(1)]).toMatchObject({ requestedAmount: 100 });
    expect(keeper.snapshot().entries[idOf(2)]?.amount).toBe(200);
    expect(keeper.snapshot().entries[idOf(1)]?.amount).toBe(150);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(service.draft?.lineItems.map((each) => each.requestedAmount).sort()).toEqual([100, 200, 5]);
    keeper.resolve(idOf(1), 'mine');
    expect((await keeper.settle())?.lineItems.map((each) => each.requestedAmount).sort()).toEqual([150, 200, 5]);
  });

  it('gives way where theirs is chosen, for a line and for the whole', async () => {
    const service = aService(aDrawDraft());
    const keeper = keeperOf(service);
    await service.save('', { lineItems: [line(idOf(1), 0, 100)], whole: { version: 1, note: 'Theirs' } });
    keeper.edit(idOf(1), amount(150));
    keeper.editWhole((whole) => ({ ...whole, note: 'Mine' }));
    await keeper.settle();
    expect(keeper.snapshot()).toMatchObject({ wholeConflict: true, whole: { note: 'Mine' } });
    keeper.resolve(idOf(1), 'theirs');
    keeper.resolveWhole('theirs');
    expect(await keeper.settle()).toBe(keeper.snapshot().draft);
    expect(keeper.snapshot()).toMatchObject({ conflicts: {}, wholeConflict: false, whole: { note: 'Theirs' } });
    expect(keeper.snapshot().entries[idOf(1)]?.amount).toBe(100);
  });

  it('that was saved by a dialog which closed is no conflict with itself', async () => {
    const service = aService(aDrawDraft());
    const closed = keeperOf(service);
    closed.edit(idOf(1), amount(9));
    const before = { ...localStorage };
    await closed.settle();
    Object.assign(localStorage, before);
    const opened = keeperOf(service);
    expect(opened.snapshot().conflicts).toEqual({});
    expect(await opened.settle()).toMatchObject({ version: 2 });
  });

  it('is told where the draft is gone, and is not lost', async () => {
    const service = aService(aDrawDraft());
    const keeper = keeperOf(service);
    service.draft = null;
    keeper.edit(idOf(1), amount(9));
    expect(await keeper.settle()).toBeUndefined();
    expect(keeper.snapshot()).toMatchObject({ gone: 'Gone', entries: { [idOf(1)]: { amount: 9 } } });
    keeper.forget();
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
