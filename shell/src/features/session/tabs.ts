/** What the tabs of one browser tell each other; `forget`: the user left by own choice. Times are epoch milliseconds. */
export type TabMessage =
  { type: 'activity'; at: number } | { type: 'signed-in' } | { type: 'signed-out'; forget?: true };

const channelName = 'groundwork.session';
const activityKey = 'groundwork.activity';

export interface Tabs {
  /** Tells the other tabs; does not come back to this one. */
  send(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): () => void;
  /** The last activity that any tab noted, also one that is closed by now. */
  lastActivity(): number;
}

/** Talks through a BroadcastChannel; the time of the last activity is also kept for tabs that open later. */
export function openTabs(): Tabs {
  const channel = new BroadcastChannel(channelName);
  return {
    send(message) {
      if (message.type === 'activity') remember(message.at);
      channel.postMessage(message);
    },
    listen(listener) {
      const heard = (event: MessageEvent<TabMessage>) => listener(event.data);
      channel.addEventListener('message', heard);
      return () => channel.removeEventListener('message', heard);
    },
    lastActivity() {
      try {
        return Number(localStorage.getItem(activityKey) ?? 0);
      } catch {
        return 0;
      }
    },
  };
}

function remember(at: number): void {
  try {
    localStorage.setItem(activityKey, String(at));
  } catch {
    // Without storage the tabs still hear each other through the channel.
  }
}

export const tabs = openTabs();
