import { describe, expect, it } from '@jest/globals';
import type { LoadedArea } from './area-loader.js';
import { loadArea } from './area-loader.js';
import { areaReducer, entering } from './area-state.js';
import type { AreaEvent, AreaState } from './area-state.js';

const area: LoadedArea = { version: 'v1', module: { mount: () => ({ unmount() {} }) } };
const after = (...events: AreaEvent[]) => events.reduce<AreaState>(areaReducer, entering);

const loaded = (attempt: number): AreaEvent => ({ type: 'loaded', attempt, area });
const failed = (attempt: number): AreaEvent => ({ type: 'failed', attempt, reason: 'missing' });
const late = (attempt: number): AreaEvent => ({ type: 'late', attempt });
const enter: AreaEvent = { type: 'enter' };

describe('the entry of an area', () => {
  it.each<[string, AreaEvent[], AreaState['phase'], number]>([
    ['begins by loading', [], 'loading', 0],
    ['is ready when loaded', [loaded(0)], 'ready', 0],
    ['fails', [failed(0)], 'failed', 0],
    ['fails when it is late', [late(0)], 'failed', 0],
    ['is not taken away because it is late after all', [loaded(0), late(0)], 'ready', 0],
    ['is shown when it arrives after the explanation', [late(0), loaded(0)], 'ready', 0],
    ['loads again', [failed(0), enter], 'loading', 1],
    ['recovers', [failed(0), enter, loaded(1)], 'ready', 1],
    ['fails again', [failed(0), enter, failed(1)], 'failed', 1],
    ['ignores the end of an attempt that was given up', [late(0), enter, failed(0)], 'loading', 1],
    ['ignores its late arrival too', [late(0), enter, loaded(0)], 'loading', 1],
    ['fails after it was ready, when a screen throws', [loaded(0), failed(0)], 'failed', 0],
    ['ignores the clock of an earlier attempt', [failed(0), enter, late(0)], 'loading', 1],
  ])('%s', (_name, events, phase, attempt) => {
    expect(after(...events)).toMatchObject({ phase, attempt });
  });
});

describe('loading an area', () => {
  const calls: string[] = [];
  const parts = (fault?: 'registry' | 'manifest' | 'module') => ({
    readRegistry: async () => {
      calls.push('registry');
      if (fault === 'registry') throw new Error(fault);
      return { version: 'v7', manifestUrl: 'http://localhost:4201/v7/mf-manifest.json', live: false };
    },
    readManifest: async (_area: unknown, _remote: unknown, attempt: number) => {
      calls.push(`manifest ${attempt}`);
      if (fault === 'manifest') throw new Error(fault);
      return {
        container: 'borrower_v7',
        globalName: 'borrower_v7',
        entryUrl: 'x',
        firstScripts: [],
        homeScripts: [],
        homeCalls: [],
      };
    },
    loadModule: async (_entry: unknown, { force }: { force: boolean }) => {
      calls.push(`module ${force ? 'by force' : ''}`.trim());
      if (fault === 'module') throw new Error(fault);
      return area.module;
    },
  });

  it('asks the registry each time, and forces after a failure', async () => {
    calls.length = 0;
    await expect(loadArea(parts(), 'borrower', 0)).resolves.toEqual({ module: area.module, version: 'v7' });
    await loadArea(parts(), 'borrower', 2);
    expect(calls).toEqual(['registry', 'manifest 0', 'module', 'registry', 'manifest 2', 'module by force']);
  });

  it.each(['registry', 'manifest', 'module'] as const)('rejects when the %s fails', async (fault) => {
    await expect(loadArea(parts(fault), 'borrower', 0)).rejects.toThrow(fault);
  });
});
