import { expect, test } from '../../support/fixtures.js';
import { watchForViolations } from '../../support/script-policy.js';
import { signIn, signOut } from '../../support/sign-in.js';

test('scripts run from the shell and the remotes alone: nothing inline, nothing by eval', async ({ page, request }) => {
  for (const path of ['/', '/login', '/loans']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    const scripts = policy.split(';').find((directive) => directive.trim().startsWith('script-src '));
    expect(scripts, `script-src of ${path}`).toMatch(
      /script-src 'self' http:\/\/localhost:\d+ http:\/\/localhost:\d+ http:\/\/localhost:\d+$/,
    );
    expect(policy).toContain("object-src 'none'");
  }
  const violations = await watchForViolations(page);
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
