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

/**
 * All of axe's rules over the page, but for what `except` matches. Axe stays in the page until the next load, and
 * describes what is broken alone: AxeBuilder injects it every time, describes every element that passed, and puts the
 * parts together in a tab of its own, which took most of a journey's time. It is left to pages with frames.
 */
export async function violationsOf(page: Page, except?: string): Promise<readonly Violation[]> {
  const frames = await page.locator('iframe').count();
  const leftOut = except ? await page.locator(except).locator('iframe').or(page.locator(except)).count() : 0;
  if (frames > leftOut) {
    const builder = new AxeBuilder({ page });
    return (await (except ? builder.exclude(except) : builder).analyze()).violations;
  }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (excluded) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(
      { include: [['html']], ...(excluded ? { exclude: [[excluded]] } : {}) },
      { resultTypes: ['violations'], iframes: false },
    );
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target, html }) => ({ target, html })) }));
  }, except);
}
