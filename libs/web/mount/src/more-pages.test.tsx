import { afterEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { AreaTheme } from '@groundwork/web-ui';
import { MorePages } from './more-pages.js';

afterEach(cleanup);

function List({ pages, link }: { pages: (page: number) => Promise<string>; link: boolean }) {
  const query = useInfiniteQuery({
    queryKey: ['list'],
    queryFn: ({ pageParam }) => pages(pageParam),
    initialPageParam: 1,
    getNextPageParam: (_last, all) => (all.length < 3 ? all.length + 1 : undefined),
  });
  return (
    <AreaTheme name="admin">
      <p>{query.data?.pages.join(', ')}</p>
      <ul>
        {query.data?.pages.map((page) => (
          <li key={page}>
            <ul>
              <li>within {page}</li>
            </ul>
            {link ? <a href={`#${page}`}>go to {page}</a> : null}
          </li>
        ))}
      </ul>
      <MorePages query={query} label="More rows" failed="No more rows" />
    </AreaTheme>
  );
}
function list(pages: (page: number) => Promise<string>, link = false) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <List pages={pages} link={link} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const more = () => screen.findByRole('button', { name: 'More rows' });

describe('the way to more of a list', () => {
  it('keeps the focus of who goes it by keyboard, asks once, and goes with the last page', async () => {
    const waiting: (() => void)[] = [];
    const fetched: number[] = [];
    const user = list((page) => {
      fetched.push(page);
      return page === 1 ? Promise.resolve('one') : new Promise((done) => waiting.push(() => done(`page ${page}`)));
    });
    (await more()).focus();
    await user.keyboard('{Enter}{Enter}');
    const button = await more();
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    expect([button.matches(':disabled'), button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    expect([document.activeElement, fetched]).toEqual([button, [1, 2]]);
    waiting.pop()?.();
    await screen.findByText(/^one, page 2/);
    expect(document.activeElement).toBe(button);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting.pop()?.();
    await screen.findByText(/, page 3/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([true, false])(
    'takes the focus to the first entry that the last page brought (a link in it: %s), and tells how many',
    async (link) => {
      const user = list((page) => Promise.resolve(`page ${page}`), link);
      (await more()).focus();
      await user.keyboard('{Enter}');
      await screen.findByText(/, page 2/);
      await screen.findByText(fill(screens.moreShown, { n: 1 }));
      await user.keyboard('{Enter}');
      await screen.findByText(fill(screens.lastShown, { n: 1 }));
      const entry = screen.getByText('within page 3').parentElement!.closest('ul > li > ul')!.parentElement!;
      expect(document.activeElement).toBe(link ? screen.getByRole('link', { name: 'go to page 3' }) : entry);
    },
  );

  it('leaves the focus where somebody went meanwhile', async () => {
    let arrive = () => {};
    const user = list(
      (page) => (page < 3 ? Promise.resolve(`p${page}`) : new Promise((done) => (arrive = () => done('p3')))),
      true,
    );
    await user.click(await more());
    await screen.findByText(/p1, p2$/);
    await user.click(await more());
    const elsewhere = screen.getByRole('link', { name: 'go to p1' });
    elsewhere.focus();
    arrive();
    await screen.findByText(/p2, p3/);
    expect(document.activeElement).toBe(elsewhere);
  });

  it('says what failed, keeps what is there, and is gone again', async () => {
    let isAway = true;
    const user = list((page) =>
      page === 2 && isAway ? Promise.reject(new Error('away')) : Promise.resolve(`p${page}`),
    );
    await user.click(await more());
    expect((await screen.findByRole('alert')).textContent).toContain('No more rows');
    expect(screen.getByText('p1')).toBeTruthy();
    isAway = false;
    await user.click(await more());
    await screen.findByText(/p1, p2/);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
