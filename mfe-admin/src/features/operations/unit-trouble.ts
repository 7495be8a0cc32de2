import { fill } from '@groundwork/domain-messages';
import { operations as words } from '@groundwork/domain-messages-admin';
import type { UnitOfDeployment, UnitState } from '../../data/api.js';

/** Timers that are so late are felt by who waits for an answer, milliseconds. */
const lateMs = 200;

export interface Trouble {
  tone: 'danger' | 'warning';
  label: string;
  /** In sentences, the worst first. */
  reasons: string[];
}

const partName = (part: string): string => (words.parts as Readonly<Record<string, string>>)[part] ?? part;

export const openBreakersOf = ({ breakers }: UnitState): string[] =>
  breakers.filter(({ isOpen }) => isOpen).map(({ provider }) => provider);

function smaller(state: UnitState): string[] {
  const open = openBreakersOf(state);
  return [
    ...(state.without.length > 0 ? [fill(words.missing, { parts: state.without.map(partName).join(', ') })] : []),
    ...(open.length > 0 ? [fill(words.openBreakers, { providers: open.join(', ') })] : []),
    ...(state.eventLoopMs.p99 > lateMs ? [words.slowLoop] : []),
  ];
}

/** What of a replica needs a look; undefined where nothing does. */
export function troubleOf({ state, silence }: UnitOfDeployment): Trouble | undefined {
  if (!state) return { tone: 'danger', label: words.silent[silence ?? 'away'], reasons: [] };
  const others = smaller(state);
  if (!state.ready)
    return {
      tone: state.because.every((reason) => reason === 'leaving') ? 'warning' : 'danger',
      label: words.notReady,
      reasons: [...state.because.map((reason) => words.because[reason]), ...others],
    };
  return others.length > 0 ? { tone: 'warning', label: words.serves, reasons: others } : undefined;
}
