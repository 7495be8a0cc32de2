/** Exports: of the whole book, of a company and of a person, asked for by several and by one several times at once. */
import { operations as draws } from '@groundwork/contract-draws';
import { aPerson, demonstrationAccounts } from '@groundwork/demonstration';
import { portalOf } from '../drill/addresses.mjs';
import { Client } from './load.mjs';
import { aCast } from './races-of-money.mjs';

/** The last entry of a zip that everything is in. */
const contents = 'contents.json';

export async function raceForExports(racers, env, url) {
  const portal = portalOf(env);
  const { borrower, companyId, administrator } = await aCast(portal, 'race.exports');
  await aPerson(portal, demonstrationAccounts.borrower);
  const superAdministrator = await aPerson(portal, demonstrationAccounts.super);
  await raceForBook(racers, [administrator, superAdministrator]);
  await raceForDossiers(racers, demonstrationAccounts.borrower, url, ['shell/account/dossier']);
  await raceForDossiers(racers, demonstrationAccounts.super, url, [
    `admin/dossiers/company/${companyId}`,
    `admin/dossiers/user/${borrower.userId}`,
  ]);
  await portal.close();
}

/** So many whole ones, and all others refused because some run. */
function holdRunning(racers, what, answers, isWhole) {
  const whole = answers.filter((answer) => answer.status === 200 && isWhole(answer.text));
  const refused = answers.filter(({ status, text }) => status === 409 && text.includes('export.running'));
  racers.hold(`${what} that are whole or refused`, whole.length + refused.length, answers.length);
  racers.hold(`whether there was one of ${what}`, whole.length > 0, true);
}

async function raceForBook(racers, lenders) {
  const all = (operation) =>
    Promise.all(
      Array.from({ length: racers.atOnce }, (_, number) => racers.ask(lenders[number % lenders.length], operation)),
    );
  const answers = await all(draws.exportWholeBook);
  // The directory of a zip comes last.
  const isWhole = (text) => text.includes('loans.csv') && text.includes('PK\u0005\u0006');
  holdRunning(racers, 'exports of the book', answers, isWhole);
  const later = await Promise.all(lenders.map((lender) => racers.ask(lender, draws.exportWholeBook)));
  racers.hold(
    'exports of the book after them, one for each of two',
    later.map(({ status, text }) => status === 200 && isWhole(text)),
    [true, true],
  );
  const rows = await all(draws.exportBook);
  racers.hold('books as a table, all alike', new Set(rows.map(({ status, text }) => `${status} ${text}`)).size, 1);
  racers.hold('what the first one was answered', rows[0].status, 200);
}

async function raceForDossiers(racers, { email, password }, url, paths) {
  const client = new Client(url);
  await client.once('POST', 'shell/account/login', { email, password });
  const open = (number) => client.once('POST', paths[number % paths.length], {});
  const answers = await Promise.all(Array.from({ length: racers.atOnce }, (_, number) => open(number)));
  holdRunning(racers, `exports by ${email}`, answers, (text) => text.includes(contents));
  for (const [number] of paths.entries()) {
    const later = await open(number);
    racers.hold(`one after them by ${email}`, [later.status, later.text.includes(contents)], [200, true]);
  }
}
