import type { Page } from '@playwright/test';
import { drawnBy, keyTimes, watchDrawing } from '../../support/drawn.js';
import { expect, test } from '../../support/fixtures.js';
import { signIn } from '../../support/sign-in.js';

const headers = { 'x-csrf': '1', 'sec-fetch-site': 'same-origin' };
const KEYS = 24;

/** A house whose budget has so many lines, open at it. */
async function openBudgetOf(page: Page, lines: number): Promise<void> {
  const { request } = page.context();
  const company = (await (await request.get('/api/borrower/company/get')).json()) as { companyId: string };
  const property = {
    street: `${lines} Fulton St`,
    city: 'Houston',
    county: 'Harris',
    state: 'Texas',
    zipCode: '77009',
  };
  const created = await request.post('/api/borrower/application/newapp', {
    headers,
    data: {
      companyId: company.companyId,
      loanType: 'construction',
      propertyType: 'detached',
      intendedPurpose: 'sell',
      numberApplyingFor: 1,
      properties: [{ ...property, propertyType: 'detached' }],
    },
  });
  expect(created.status(), await created.text()).toBe(201);
  const { id } = (await created.json()) as { id: string };
  const read = await request.get(`/api/borrower/application/single/${id}`);
  const { properties } = (await read.json()) as { properties: { id: string }[] };
  const [{ id: propertyId }] = properties as [{ id: string }];
  const blank = await request.get(`/api/borrower/budgets/property/${propertyId}`);
  const { sections, version } = (await blank.json()) as {
    sections: { name: string; sectionIndex: number }[];
    version: number;
  };
  const itemsOf = (section: number) =>
    Array.from({ length: Math.ceil(lines / sections.length) }, (_, index) => ({
      name: `Line ${section}-${index}`,
      type: 'hard',
      custom: 'yes',
      note: '',
      index,
      budgetAmount: 100_00 + index,
    }));
  const saved = await request.put('/api/borrower/budgets/update', {
    headers,
    data: {
      propertyId,
      byUnit: 'no',
      newForm: true,
      uploadBudget: false,
      version,
      name: null,
      sections: sections.map(({ name, sectionIndex }, at) => ({
        name,
        sectionIndex,
        additionalItems: itemsOf(at),
      })),
    },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await page.goto(`/applications/${id}?step=2`);
}

const middleOf = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** What keys in the budget draw, and how long they are answered. */
async function keysIn(page: Page, lines: number) {
  await openBudgetOf(page, lines);
  const cell = page.getByRole('textbox', { name: 'Line 0-1', exact: true });
  await cell.click();
  await expect(cell).toBeFocused();
  const first = await drawnBy(page, () => page.keyboard.press('1'));
  await expect(cell).toHaveValue('1');
  // What the first key begins, the draft and its sentence, stands before the next.
  await expect(page.getByText(/^Saved \d+ s ago$/)).toBeVisible();
  await keyTimes(page);
  const drawn: number[] = [];
  for (let key = 0; key < KEYS; key += 1)
    drawn.push(await drawnBy(page, () => page.keyboard.press(key % 2 === 0 ? '2' : 'Backspace')));
  const { answered, painted } = await keyTimes(page);
  return { first, later: middleOf(drawn), most: Math.max(...drawn), answered, painted };
}

test('a key in a budget of a thousand lines draws its own cell and the sums, as in one of twenty @any-width', async ({
  page,
}) => {
  await watchDrawing(page);
  await signIn(page, 'borrower');
  const few = await keysIn(page, 20);
  const many = await keysIn(page, 1_000);
  const figures = [few, many].map(({ first, later, most, answered, painted }) => ({
    first,
    later,
    most,
    answered: Math.round(middleOf(answered) * 10) / 10,
    painted: middleOf(painted),
  }));
  test.info().annotations.push({ type: 'figures', description: JSON.stringify(figures) });
  console.log(JSON.stringify(figures));
  expect(many.later).toBeLessThanOrEqual(few.later);
  expect(many.later).toBeLessThanOrEqual(45);
  // The first key begins the clock of 'Saved', whose seconds may fall in: a line that is drawn for each of a thousand would show.
  expect(many.first).toBeLessThanOrEqual(few.first * 1.1);
  // Of the same machine in the same minute: a key waits for no other line.
  expect(middleOf(many.painted)).toBeLessThanOrEqual(Math.max(50, 3 * middleOf(few.painted)));
});
