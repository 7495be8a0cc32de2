import { useEffect, useRef, useState } from 'react';
import { touchSession } from '../../data/session.js';
import { idleOut } from './session.js';
import { IdleMonitor } from './idle-monitor.js';
import type { IdleState } from './idle-watch.js';
import { tabs } from './tabs.js';

const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/** Watches for idleness while somebody is signed in; `resume` is what 'Continue' does. */
export function useIdle({ timeoutMs, warningMs }: { timeoutMs: number; warningMs: number }) {
  const [state, setState] = useState<IdleState>({ phase: 'active' });
  const monitor = useRef<IdleMonitor>(undefined);

  useEffect(() => {
    const watch = new IdleMonitor({
      timeoutMs,
      warningMs,
      tabs,
      now: Date.now,
      // A 401 is handled where all 401s are; without an answer the next activity tries again.
      touch: () => void touchSession().catch(() => undefined),
      onChange: (next) => (next.phase === 'over' ? idleOut() : setState(next)),
    });
    monitor.current = watch;
    const activity = () => watch.activity();
    const check = () => watch.check();
    for (const sign of signsOfLife) addEventListener(sign, activity, { passive: true, capture: true });
    document.addEventListener('visibilitychange', check);
    const timer = setInterval(check, 1_000);
    return () => {
      watch.stop();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      for (const sign of signsOfLife) removeEventListener(sign, activity, { capture: true });
    };
  }, [timeoutMs, warningMs]);

  return { state, resume: () => monitor.current?.resume() };
}
