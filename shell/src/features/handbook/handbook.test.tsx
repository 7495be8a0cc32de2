import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fill } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { handbook as words } from '@groundwork/domain-messages-shell';
import type { Book } from '../../data/handbook.js';
import { aServer, refusal, visit } from '../../testing/public-page.js';
import HandbookPage from './handbook.page.js';
import { bookOf, helpPathOf, pagesWithScreens } from './help-places.js';

const server = aServer();
const book: Book = {
  title: 'Handbook for borrowers',
  html: '<ul><li><a href="/handbook/draws">Request a draw</a></li></ul>',
  pages: [
    { name: 'company', title: 'Set up your company', html: '<p>Once.</p>' },
    {
      name: 'draws',
      title: 'Request a draw',
      html: '<h2 id="certify" tabindex="-1">Certify</h2><p>See <a href="/handbook/company"><strong>the set-up</strong></a> and <a href="https://example.com">the law</a>.</p>',
    },
    { name: 'waivers', title: 'Lien waivers', html: '<p>Each draw.</p>' },
  ],
};

function opened(path: string, role: 'borrower' | 'broker' | 'admin' | 'super' = 'borrower') {
  const went: string[] = [];
  history.replaceState(null, '', path);
  const page = visit(
    <HandbookPage role={role} path={path.split('#')[0] ?? ''} onNavigate={(to: string) => went.push(to)} />,
  );
  return { went, ...page };
}
const withBook = (name: string) => (server.answers[`GET /handbook-files/${name}.json`] = () => book);
const hasFocus = async (name: string) => {
  const title = await heading(name);
  expect(document.activeElement).toBe(title);
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the handbook', () => {
  it('opens at its contents, which lead to the pages by the area', async () => {
    withBook('borrower');
    const { went, user } = opened('/handbook');
    expect(screen.getByText(screens.loading)).toBeTruthy();
    await hasFocus(book.title);
    expect(screen.queryByRole('navigation', { name: words.contents })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Request a draw' }));
    await user.click(screen.getByRole('link', { name: fill(words.next, { title: 'Set up your company' }) }));
    expect(went).toEqual(['/handbook/draws', '/handbook/company']);
  });

  it('shows a page with the contents beside it and the pages before and after', async () => {
    withBook('borrower');
    const { went, user } = opened('/handbook/draws');
    await hasFocus('Request a draw');
    const contents = within(screen.getByRole('navigation', { name: words.contents }));
    expect(contents.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      [words.contents, null],
      ['Set up your company', null],
      ['Request a draw', 'page'],
      ['Lien waivers', null],
    ]);
    await user.click(contents.getByRole('link', { name: words.contents }));
    const around = within(screen.getByRole('navigation', { name: words.pagesOfTheBook }));
    await user.click(around.getByRole('link', { name: fill(words.previous, { title: 'Set up your company' }) }));
    await user.click(around.getByRole('link', { name: fill(words.next, { title: 'Lien waivers' }) }));
    // A click on what is bold in a link is one on the link.
    await user.click(screen.getByText('the set-up'));
    expect(went).toEqual(['/handbook', '/handbook/company', '/handbook/waivers', '/handbook/company']);
  });

  it('leaves links to other sites and clicks for another tab to the browser', async () => {
    withBook('borrower');
    const { went, user } = opened('/handbook/draws');
    await heading('Request a draw');
    const left: boolean[] = [];
    const note = (event: Event) => {
      left.push(!event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener('click', note);
    await user.click(screen.getByRole('link', { name: 'the law' }));
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'the set-up' }));
    await user.click(screen.getByRole('link', { name: words.contents }));
    await user.keyboard('{/Control}');
    removeEventListener('click', note);
    expect(left).toEqual([true, true, true]);
    expect(went).toEqual([]);
  });

  it('begins at the part that the address names', async () => {
    withBook('borrower');
    opened('/handbook/draws#certify');
    const part = await screen.findByRole('heading', { level: 2, name: 'Certify' });
    expect(document.activeElement).toBe(part);
  });

  it('says that a page is not there, and leads to the contents', async () => {
    withBook('lender');
    const { went, user } = opened('/handbook/nothing', 'super');
    expect(await heading(words.noSuchPage)).toBeTruthy();
    expect(screen.getByText(words.noSuchPageDetail, { exact: false })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: words.contents }));
    expect(went).toEqual(['/handbook']);
  });

  it('says that it could not be opened, and opens at the second try', async () => {
    server.answers['GET /handbook-files/broker.json'] = () => refusal(503, 'upstream.unavailable');
    const { user } = opened('/handbook', 'broker');
    expect(await heading(words.failed)).toBeTruthy();
    withBook('broker');
    await user.click(screen.getByRole('button', { name: screens.tryAgain }));
    expect(await heading(book.title)).toBeTruthy();
  });

  it('says so without a network, too', async () => {
    server.answers['GET /handbook-files/borrower.json'] = () => {
      throw new TypeError('Failed to fetch');
    };
    opened('/handbook');
    expect(await heading(words.failed)).toBeTruthy();
  });
});

const tree = join(process.cwd(), '..');
/** The routes of an area, as its table writes them, with a name where they have a parameter. */
const routesOf = (area: string): string[] =>
  [...readFileSync(join(tree, `mfe-${area}/src/app/routes.tsx`), 'utf8').matchAll(/'(\/[^'.]*)'/g)]
    .map(([, path = '']) => path.replace(/:\w+/g, 'x').replace(/\/\*$/, ''))
    .filter((path) => path !== '/' || area === 'broker');

describe('help about a screen', () => {
  it.each([
    ['borrower', 'borrower'],
    ['broker', 'broker'],
    ['super', 'admin'],
  ] as const)('is a page of the book for every screen of the %s', (role, area) => {
    const routes = routesOf(area);
    expect(routes.length).toBeGreaterThan(2);
    expect(routes.filter((path) => helpPathOf(role, path) === '/handbook')).toEqual([]);
  });

  it.each([
    ['borrower', '/loans/1/changes', '/handbook/budget-changes'],
    ['borrower', '/loans/1', '/handbook/draws'],
    ['borrower', '/handbook/draws', '/handbook'],
    ['broker', '/', '/handbook/referrals'],
    ['admin', '/admin/reviewapplication/1', '/handbook/decision'],
    ['super', '/admin', '/handbook/company-review'],
    ['broker', '/nowhere', '/handbook'],
  ] as const)('for the %s at %s is %s', (role, path, page) => {
    expect(helpPathOf(role, path)).toBe(page);
  });

  it.each(['borrower', 'broker', 'admin', 'super'] as const)('leads the %s to pages that there are', (role) => {
    const pages = readdirSync(join(tree, 'docs/handbook', bookOf(role)));
    expect(pagesWithScreens(bookOf(role)).filter((page) => !pages.includes(`${page}.md`))).toEqual([]);
  });
});
