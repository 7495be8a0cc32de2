/**
 * `npm run lighthouse -- --with <folder> [--portal http://localhost:4200] [--rounds 5] [--pages sign-in,borrower,broker,admin]`: the
 * sign-in page and each home as Lighthouse sees them on a phone, its throttling simulated as by default, with nothing in the browser's
 * cache. Prints the medians, and ends with 1 where one of the four scores is below 95.
 *
 * Lighthouse brings 200 packages (186 MB) of which the portal uses none, so it is not among the installed ones:
 * `npm install --prefix <folder> lighthouse@12.8.2`. The portal has to run already, with the accounts of the demonstration. A busy
 * machine counts against the portal: what else runs is waited for by Lighthouse as by a person.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { median } from '../prove/verdicts.mjs';

const { values } = parseArgs({
  options: {
    with: { type: 'string' },
    portal: { type: 'string', default: 'http://localhost:4200' },
    rounds: { type: 'string', default: '5' },
    pages: { type: 'string', default: 'sign-in,borrower,broker,admin' },
    port: { type: 'string', default: '9222' },
  },
});
if (!values.with) {
  console.error(
    '--with names the folder that Lighthouse was installed in: npm install --prefix <folder> lighthouse@12.8.2',
  );
  process.exit(1);
}
const { default: lighthouse } = await import(
  pathToFileURL(createRequire(join(resolve(values.with), 'package.json')).resolve('lighthouse')).href
);

const least = 95;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const timings = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
};

/** Signs in as a person does, and gives the address of the home. */
async function homeOf(browser, role) {
  const page = await browser.newPage();
  await page.goto(`${values.portal}/login`);
  if (role === 'sign-in') return page.url();
  await page.getByLabel('Email').fill(`${role}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('Portal-demo-1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForURL((url) => url.pathname !== '/login');
  const address = page.url();
  await page.close();
  return address;
}

async function roundsOf(role) {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [`--remote-debugging-port=${values.port}`, '--no-sandbox'],
  });
  try {
    const address = await homeOf(browser, role);
    const results = [];
    for (let round = 0; round < Number(values.rounds); round += 1) {
      const { lhr } = await lighthouse(address, {
        port: Number(values.port),
        onlyCategories: categories,
        logLevel: 'error',
      });
      results.push(lhr);
    }
    return results;
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

let isWell = true;
console.log(`page | ${categories.join(' | ')} | ${Object.keys(timings).join(' | ')}`);
console.log(`---|${'--:|'.repeat(categories.length + Object.keys(timings).length)}`);
for (const role of values.pages.split(',')) {
  const results = await roundsOf(role);
  const of = (pick) => Math.round(median(results.map(pick)) * 100);
  const scores = categories.map((id) => of((lhr) => lhr.categories[id].score));
  isWell &&= scores.every((score) => score >= least);
  const parts = Object.values(timings).map((id) => of((lhr) => lhr.audits[id].score));
  console.log(`${role} | ${scores.join(' | ')} | ${parts.join(' | ')}`);
}
process.exitCode = isWell ? 0 : 1;
