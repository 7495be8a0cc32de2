import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { screens } from '@groundwork/domain-messages-screens';
import { frame } from '@groundwork/domain-messages-shell';
import type { AreaContext } from '@groundwork/web-mount';
import { ShellTheme } from '@groundwork/web-ui';
import { AreaOutlet } from './area-outlet.js';

it('says of an area that did not come that the rest keeps working, and fetches it again', async () => {
  let tries = 0;
  render(
    <ShellTheme>
      <AreaOutlet
        hidden={false}
        state={{ phase: 'failed', attempt: 0, reason: 'missing' }}
        context={{} as AreaContext}
        onFailed={() => undefined}
        onRetry={() => (tries += 1)}
      />
    </ShellTheme>,
  );
  const told = screen.getByRole('alert').textContent;
  for (const sentence of [frame.areaUnavailable, frame.areaUnavailableDetail]) expect(told).toContain(sentence);
  await userEvent.click(screen.getByRole('button', { name: screens.tryAgain }));
  expect(tries).toBe(1);
});
