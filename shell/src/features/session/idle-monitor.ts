import { idleStateAt } from './idle-watch.js';
import type { IdleState } from './idle-watch.js';
import type { Tabs } from './tabs.js';

interface IdleMonitorOptions {
  timeoutMs: number;
  warningMs: number;
  tabs: Tabs;
  now: () => number;
  onChange: (state: IdleState) => void;
  /** Called at most once a minute while the user is active. */
  touch: () => void;
}

/** Other tabs hear of activity at most this often. */
const announceEveryMs = 1_000;
const longestBetweenTouchesMs = 60_000;

/**
 * Follows activity in this tab and the others, and says where the session stands. Once the user is warned, moving
 * the pointer is not enough: `resume()` is, here or in another tab.
 */
export class IdleMonitor {
  private last: number;
  private announced = 0;
  private touched: number;
  private warned = false;
  private readonly stopListening: () => void;

  constructor(private readonly options: IdleMonitorOptions) {
    this.last = options.now();
    this.touched = this.last;
    options.tabs.send({ type: 'activity', at: this.last });
    this.stopListening = options.tabs.listen((message) => {
      if (message.type === 'activity') this.note(message.at);
    });
  }

  /** Something was done in this tab. */
  activity(): void {
    if (this.warned) return;
    const now = this.options.now();
    this.note(now);
    if (now - this.announced >= announceEveryMs) {
      this.announced = now;
      this.options.tabs.send({ type: 'activity', at: now });
    }
    if (now - this.touched >= Math.min(longestBetweenTouchesMs, this.options.timeoutMs / 3)) this.touchNow();
  }

  /** 'Continue' was pressed. */
  resume(): void {
    const now = this.options.now();
    this.options.tabs.send({ type: 'activity', at: now });
    this.note(now);
    this.touchNow();
  }

  /** To be called every second or so, and when the page is shown again. */
  check(): void {
    const { now, tabs, onChange } = this.options;
    const latest = Math.max(this.last, tabs.lastActivity());
    const state = idleStateAt(now(), latest, this.options);
    this.warned = state.phase === 'warned';
    onChange(state);
  }

  stop(): void {
    this.stopListening();
  }

  private note(at: number): void {
    this.last = Math.max(this.last, at);
    if (this.warned) this.check();
  }

  private touchNow(): void {
    this.touched = this.options.now();
    this.options.touch();
  }
}
