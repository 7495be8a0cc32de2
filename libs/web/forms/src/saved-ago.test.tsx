import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { fill } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { displayInstant } from '@groundwork/domain-time';
import { AreaTheme } from '@groundwork/web-ui';
import { SavedAgo } from './index.js';

it('says how many seconds ago it was saved, and after a minute when', () => {
  const at = Date.now() - 90_000;
  const saved = (time: number) => {
    const state = { where: 'server', at: time } as const;
    return (
      <AreaTheme name="test">
        <SavedAgo keptForm={{ autosave: { subscribe: () => () => undefined, state: () => state } }} />
      </AreaTheme>
    );
  };
  const { rerender } = render(<div />);
  for (const [time, text] of [
    [Date.now() - 2_000, fill(screens.savedAgo, { seconds: 2 })],
    [at, fill(screens.savedAt, { time: displayInstant(new Date(at).toISOString()) })],
  ] as const) {
    // The state of a store is one object for as long as it stands.
    rerender(<div key={time}>{saved(time)}</div>);
    expect(screen.getByText(text)).toBeTruthy();
  }
});
