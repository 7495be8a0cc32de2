import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fill } from '@groundwork/domain-messages';
import { remotes } from '@groundwork/domain-messages-shell';
import { expectAccessible } from '../../support/accessibility.js';
import { expect } from '../../support/fixtures.js';
import { testOnOwnPortal } from '../../support/own-portal.js';
import { holdPortBlock } from '../../support/ports.js';
import { explanation } from '../../support/remotes.js';
import { watchForViolations } from '../../support/script-policy.js';
import { signIn } from '../../support/sign-in.js';
import { patient } from '../../support/patience.js';

const root = join(fileURLToPath(import.meta.url), '../../../..');
const ports = await holdPortBlock();
const origin = `http://localhost:${ports.base + 1}`;
const test = testOnOwnPortal({ env: { DEVELOPER_ORIGINS: origin } });

test("a developer's version of an area is shown in a deployed portal, says so, and ends at a button", async ({
  page,
  portal,
}) => {
  test.setTimeout(patient(240_000));
  const violations = await watchForViolations(page);
  const dev = spawn(
    process.execPath,
    [join(root, 'infra/local/dev.mjs'), 'borrower', '--portal', portal.url, '--as-built'],
    { cwd: root, env: { ...process.env, PORT: String(ports.base), GROUNDWORK_DATA: portal.data } },
  );
  try {
    let said = '';
    dev.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
    dev.stderr.on('data', (piece: Buffer) => (said += piece.toString()));
    await expect
      .poll(() => said, { timeout: patient(180_000) })
      .toContain(`open ${portal.url}/?remote=borrower@${origin}`);

    await signIn(page, 'borrower');
    const manifest = page.waitForRequest('**/mf-manifest.json*');
    await page.goto(`/home?remote=borrower@${origin}`);
    expect(new URL((await manifest).url()).origin).toBe(origin);
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
    const banner = page.getByRole('status').filter({ hasText: fill(remotes.developerVersion, { origin }) });
    await expect(banner).toBeVisible();
    await expectAccessible(page, "developer's version");
    await page.screenshot({ path: test.info().outputPath('developer-version.png') });
    // It stays for the tab.
    await page.reload();
    await expect(banner).toBeVisible();

    const published = page.waitForRequest('**/mf-manifest.json*');
    await banner.getByRole('button', { name: remotes.endDeveloperVersion }).click();
    expect(new URL((await published).url()).origin).not.toBe(origin);
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    await expect(banner).toBeHidden();

    await page.goto('/home?remote=borrower@https://elsewhere.example');
    const refusal = fill(remotes.notOfThisPortal, { origin: 'https://elsewhere.example' });
    await expect(explanation(page)).toContainText(refusal);
    expect(violations, 'what the content security policy refused').toEqual([]);
  } finally {
    const ended = once(dev, 'exit');
    dev.kill('SIGTERM');
    await ended;
    await ports.release();
  }
});
