import { afterEach, describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { AreaTheme } from '@groundwork/web-ui';
import { QueryState } from './query-state.js';

const client = new QueryClient();
const key = ['words'];
let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  client.clear();
  document.body.replaceChildren();
});

function Words({ inParts }: { inParts?: boolean }) {
  const query = useQuery<string>({ queryKey: key, queryFn: () => new Promise(() => {}) });
  return (
    <QueryState query={query} loading="on the way" failed="not there" inParts={inParts}>
      {(words) => <p>{words}</p>}
    </QueryState>
  );
}

async function shown(inParts?: boolean) {
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () =>
    root?.render(
      <AreaTheme name="test">
        <QueryClientProvider client={client}>
          <Words inParts={inParts} />
        </QueryClientProvider>
      </AreaTheme>,
    ),
  );
  return place;
}

/** What stands there when all that may not be put off is rendered, and when everything is. */
async function after(place: HTMLElement, change: () => void) {
  const seen: string[] = [];
  await act(async () => {
    change();
    // The answer is told to the screen in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
    flushSync(() => {});
    seen.push(place.textContent);
  });
  return [...seen, place.textContent];
}

describe('the state of a query', () => {
  it('shows its answer at once', async () => {
    const place = await shown();
    expect(place.textContent).toBe('on the way');
    expect(await after(place, () => client.setQueryData(key, 'first'))).toEqual(['first', 'first']);
  });

  it('in parts, first shows it in a rendering that can be broken off, and at once what follows', async () => {
    const place = await shown(true);
    expect(await after(place, () => client.setQueryData(key, 'first'))).toEqual(['on the way', 'first']);
    expect(await after(place, () => client.setQueryData(key, 'second'))).toEqual(['second', 'second']);
  });

  it('in parts, shows at once what is there when it begins', async () => {
    client.setQueryData(key, 'kept');
    expect((await shown(true)).textContent).toBe('kept');
  });
});
