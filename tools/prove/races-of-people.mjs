/** Links, passwords and sessions, used and guessed at every replica at once. */
import { randomUUID } from 'node:crypto';
import { operations as agreements } from '@groundwork/contract-agreements';
import { operations as brokers } from '@groundwork/contract-brokers';
import { operations as identity } from '@groundwork/contract-identity';
import { aPerson, demonstrationAccounts, demonstrationPassword } from '@groundwork/demonstration';
import { portalOf } from '../drill/addresses.mjs';
import { aStranger, linkOf } from './strangers.mjs';

/** So many letters of a kind go to one address in an hour. */
const lettersAnHour = 5;
/** So many wrong passwords of one account are judged before everybody waits, from wherever they come. */
const mostJudged = 50;

export async function raceForPeople(racers, env, url) {
  const portal = portalOf(env);
  const ask = (operation, body) => racers.ask(aStranger(), operation, { body });
  const signIn = (email, password) => ask(identity.openSession, { email, password });
  const name = { firstName: 'Race', lastName: 'Person' };

  const email = `race.${randomUUID().slice(0, 8)}@example.com`;
  await racers.race('a registration', () => ask(identity.register, { ...name, email }), lettersAnHour);
  const [id, token] = await linkOf(url, email, '/confirmRegistration/', lettersAnHour);
  const borrower = { ...aStranger(), role: 'borrower', userId: id };
  const { id: esignMasterId } = await racers.granted(borrower, agreements.getLatestEsignMaster);
  const consent = { esignMasterId, signature: 'RACE PERSON', canSendMessages: true, commercialPurpose: true };
  const form = { ...consent, id, token, mobile: '7135550100' };
  const first = (number) => `Quiet builder yard ${number}`;
  await racers.race('a link of a registration', (number) =>
    ask(identity.confirmRegistration, { ...form, password: first(number) }),
  );
  await racers.race('passwords of a registration that are good', (number) => signIn(email, first(number)));

  const known = `race.${randomUUID().slice(0, 8)}@example.com`;
  await aPerson(portal, { ...name, email: known, role: 'borrower', password: demonstrationPassword });
  await racers.race('a forgotten password', () => ask(identity.forgotPassword, { email: known }), lettersAnHour);
  const [accountId, resetToken] = await linkOf(url, known, '/resetPassword/', lettersAnHour);
  const second = (number) => `Another quiet yard ${number}`;
  await racers.race('a link of a new password', (number) =>
    ask(identity.resetPassword, { id: accountId, resetToken, password: second(number) }),
  );
  const session = await racers.race('new passwords that are good', (number) => signIn(known, second(number)));

  const pair = (one) => ({ token: one?.token, refreshToken: one?.refreshToken });
  const renewed = await racers.race(
    'pages of one browser',
    () => ask(identity.renewSession, pair(session)),
    racers.atOnce,
  );
  const more = await ask(identity.renewSession, pair(renewed));
  racers.hold('what they go on with', more.status, 200);
  await racers.race('a refresh token that is good once', () => ask(identity.refreshSession, pair(more.body)));

  const guesses = await Promise.all(
    Array.from({ length: mostJudged + 10 }, (_, number) => signIn(known, `Wrong guess ${number}`)),
  );
  racers.hold('guesses that were judged', Math.min(mostJudged, judged(guesses)), judged(guesses));
  racers.hold(
    'guesses that were answered otherwise',
    guesses.filter(({ status }) => ![401, 429].includes(status)),
    [],
  );
  await raceForOneAddress(racers, url, await aPerson(portal, demonstrationAccounts.admin));
  await portal.close();
}

/** Two brokers were invited at one address, and both links are used by several at once: one of them has the account. */
async function raceForOneAddress(racers, url, lender) {
  const email = `race.${randomUUID().slice(0, 8)}@example.com`;
  const place = { streetAddress: '1 Main Street', city: 'Houston', state: 'Texas', zipCode: '77002' };
  const named = { firstName: 'Race', lastName: 'Person', emailAddressA: email, phoneNumberA: '7135550110' };
  const form = { ...named, ...place, businessName: 'Race' };
  const { id: esignMasterId } = await racers.granted({ ...lender, role: 'borrower' }, agreements.getLatestEsignMaster);
  const consent = { textMessages: true, esignMasterId, signature: 'RACE PERSON' };
  const invited = [];
  for (let count = 0; count < 2; count += 1) {
    const body = { ...form, businessState: 'Texas', title: 'Principal' };
    const { id } = await racers.granted(lender, brokers.createBroker, { body });
    await racers.granted(lender, brokers.inviteBroker, { params: { id } });
    const [way] = await linkOf(url, email, `/registerBroker/${id}`, 1);
    invited.push({ id, code: way.split('=').at(-1) });
  }
  await racers.race('two links of brokers to one address', (number) =>
    racers.ask(aStranger(), identity.registerBroker, {
      body: { ...form, ...consent, ...invited[number % 2], password: `Quiet broker yard ${number}` },
    }),
  );
}

const judged = (answers) => answers.filter(({ status }) => status === 401).length;
