import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from '@playwright/test';
import { portsFrom } from '@groundwork/server-config';
import { expectAccessible } from '../../support/accessibility.js';
import { colorRules } from '../../support/axe.js';
import { expect } from '../../support/fixtures.js';
import { ofFile } from '../../support/of-file.js';
import { holdPortBlock } from '../../support/ports.js';
import { patient } from '../../support/patience.js';

const root = join(fileURLToPath(import.meta.url), '../../../..');

/** The catalogue as `npm run dev -- catalogue` serves it. */
const catalogue = ofFile(
  async () => {
    const ports = await holdPortBlock();
    const child: ChildProcess = spawn(process.execPath, ['infra/local/dev.mjs', 'catalogue', '--as-built'], {
      cwd: root,
      env: { ...process.env, PORT: String(ports.base) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    await new Promise<void>((served, ended) => {
      child.once('exit', (code) => ended(new Error(`The catalogue ended with ${code}:\n${output}`)));
      child.stdout?.on('data', (piece: Buffer) => {
        output += piece.toString();
        if (output.includes('served at')) served();
      });
    });
    return { url: `http://localhost:${portsFrom(ports.base).development}`, child, ports };
  },
  async ({ child, ports }) => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    await ports.release();
  },
);

const overlays = ['Dialog', 'Dialog with fields', 'Question', 'Reason', 'Conflict', 'Drawer', 'Kept form'];

for (const theme of ['light', 'dark'])
  test(`axe finds nothing in the catalogue of components, ${theme}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${(await catalogue()).url}/?theme=${theme}`);
    await expect(page.getByText('It could not be saved: the service refused it.')).toBeVisible();
    // The page shows every component there is: a slow machine is long about drawing it.
    await page.getByRole('button', { name: 'Notice: error' }).click({ timeout: patient(60_000) });
    // The same elements in other colors: what is not said by color was said of the light ones.
    const look = theme === 'dark' ? { rules: colorRules } : {};
    await expectAccessible(page, `the catalogue, ${theme}`, look);

    for (const name of overlays) {
      await page.getByRole('button', { name, exact: true }).click();
      const dialog = page.getByRole(/Question|Conflict/.test(name) ? 'alertdialog' : 'dialog');
      await expect(dialog).toBeVisible();
      await expectAccessible(page, `${name} of the catalogue, ${theme}`, look);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    expect(errors).toEqual([]);
  });
