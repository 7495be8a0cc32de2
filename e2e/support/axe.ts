import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** A rule that a page breaks, and the elements that break it. */
export interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: unknown; readonly html: string }[];
}

interface Axe {
  run(context: object, options: object): Promise<{ violations: Violation[] }>;
}

const require = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

export interface Look {
  /** What axe leaves out: a selector. */
  readonly except?: string | undefined;
  /** What it looks at, and nothing else: a selector of one element. The whole page without it, or where it has gone meanwhile. */
  readonly within?: string | undefined;
  /** These rules, and no others. */
  readonly rules?: readonly string[] | undefined;
}

/** What a rule says by color, and may say otherwise of the same page in other colors. */
export const colorRules = ['color-contrast', 'link-in-text-block'] as const;

/**
 * All of axe's rules over the page, but for what `except` matches. Axe stays in the page until the next load, and
 * describes what is broken alone: AxeBuilder injects it every time, describes every element that passed, and puts the
 * parts together in a tab of its own, which took most of a journey's time. It is left to pages with frames.
 */
export async function violationsOf(
  page: Page,
  { except, within = 'html', rules }: Look = {},
): Promise<readonly Violation[]> {
  const frames = await page.locator(within).locator('iframe').count();
  const leftOut = except ? await page.locator(except).locator('iframe').or(page.locator(except)).count() : 0;
  if (frames > leftOut) {
    const builder = new AxeBuilder({ page });
    if (except) builder.exclude(except);
    if (rules) builder.withRules([...rules]);
    return (await builder.include(within).analyze()).violations;
  }
  const look = { included: within, excluded: except, rules };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async ({ included, excluded, rules: only }) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(
      {
        include: [[document.querySelector(included) ? included : 'html']],
        ...(excluded ? { exclude: [[excluded]] } : {}),
      },
      { resultTypes: ['violations'], iframes: false, ...(only ? { runOnly: [...only] } : {}) },
    );
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target, html }) => ({ target, html })) }));
  }, look);
}
