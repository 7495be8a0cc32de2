import type { Page } from '@playwright/test';
import { expect } from '../../support/fixtures.js';
import { faultTest as test } from '../../support/own-portal.js';
import { signIn, signOut } from '../../support/sign-in.js';

/** Everything that the browser refused for the content security policy, from the first page on. */
async function violationsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('e2eViolation', (text: string) => found.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      (window as unknown as { e2eViolation(text: string): void }).e2eViolation(
        `${event.violatedDirective} ${event.blockedURI}`,
      ),
    );
  });
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) found.push(message.text());
  });
  return found;
}

test('scripts run from the shell and the remotes alone: nothing inline, nothing by eval', async ({ page, request }) => {
  for (const path of ['/', '/login', '/loans']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    const scripts = policy.split(';').find((directive) => directive.trim().startsWith('script-src '));
    expect(scripts, `script-src of ${path}`).toMatch(
      /script-src 'self' http:\/\/localhost:\d+ http:\/\/localhost:\d+ http:\/\/localhost:\d+$/,
    );
    expect(policy).toContain("object-src 'none'");
  }
  const violations = await violationsOf(page);
  for (const who of ['borrower', 'broker', 'admin'] as const) {
    await signIn(page, who);
    await signOut(page);
  }
  expect(violations).toEqual([]);

  // The policy is at work, and a violation would have been heard of.
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "inline";';
    document.head.append(script);
  });
  await expect.poll(() => violations.join('\n')).toContain('script-src');
  expect(await page.title()).not.toBe('inline');
});
