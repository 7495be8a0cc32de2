/** Links to a waiver and to an S-1: signed by several at once, and signed while they are taken back, refused or sent anew. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { operations as companies } from '@groundwork/contract-companies';
import { operations as draws } from '@groundwork/contract-draws';
import { portalOf } from '../drill/addresses.mjs';
import { aCast, aLoan, drawing } from './races-of-money.mjs';
import { aStranger, linkOf } from './strangers.mjs';

const patienceMs = 20_000;
/** So many letters with links go to one address in an hour. */
const lettersAnHour = 20;
const signerName = 'Rosa Signer';

export async function raceForLinks(racers, env, url) {
  const portal = portalOf(env);
  const cast = await aCast(portal, 'race.links');
  await raceForWaivers(racers, cast, url);
  await raceForOwners(racers, cast, url);
  await portal.close();
}

/** Where a race may be won by either side, `ends` are taken in turns. */
const inTurns = (ends) => (number) => ends[number % ends.length](number);

async function raceForWaivers(racers, cast, url) {
  const { borrower, administrator } = cast;
  const applicationId = await aLoan(cast);
  const { lines } = await racers.granted(borrower, draws.getLedger, { params: { applicationId } });
  const line = lines.find(({ available }) => available > 100_000);
  const payees = Array.from({ length: lettersAnHour + 8 }, (_, number) => `Race Framing ${number}`);
  const signed = { certifySignature: drawing, signedName: borrower.name };
  const invoices = payees.map((payee, number) => ({ payee, number: `R-${number}`, amount: 1_000 }));
  const { additionalBudgetItemId } = line;
  const lineItems = [{ additionalBudgetItemId, requestedAmount: 1_000 * payees.length, invoices }];
  await racers.granted(borrower, draws.createDrawRequest, { body: { applicationId, lineItems, ...signed } });
  const listed = async () =>
    (await racers.granted(borrower, draws.listLoanWaivers, { params: { applicationId } })).filter(({ claimant }) =>
      payees.includes(claimant),
    );
  const waivers = await listed();
  const read = (id) => racers.granted(borrower, draws.getWaiver, { params: { id } });
  const send = ({ id, version, claimant }, signerEmail) =>
    racers.ask(borrower, draws.sendWaiver, {
      body: { id, version, claimant, signerName, signerEmail, throughDate: '2026-03-01', extent: 'progress' },
    });
  const mine = (person, operation, { id, version }, more = {}) =>
    racers.ask(person, operation, { body: { id, version, ...more } });

  const [first, second, third, fourth] = waivers;
  const addressOf = new Map(waivers.map(({ id }) => [id, `waiver.${id}@example.com`]));
  /** A waiver that was sent, with what its signer sends back. */
  const sent = async (waiver) => {
    const email = addressOf.get(waiver.id);
    await racers.race('a waiver sent', () => send(waiver, email));
    const [token] = await linkOf(url, email, '/waiver#', 1);
    const { contentHash } = await racers.granted(aStranger(), draws.openWaiver, { body: { token } });
    return { now: await read(waiver.id), email, token, body: { token, contentHash, signature: signerName } };
  };
  const sign = (body) => racers.ask(aStranger(), draws.signWaiver, { body });
  const refuse = ({ token }) => racers.ask(aStranger(), draws.refuseWaiver, { body: { token, reason: 'No' } });

  const one = await sent(first);
  await racers.race('a waiver signed', () => sign(one.body));
  racers.hold('it', (await read(first.id)).status, 'signed');

  const two = await sent(second);
  await racers.race(
    'a waiver signed, refused, revoked, reminded of and sent anew',
    inTurns([
      () => sign(two.body),
      () => mine(borrower, draws.revokeWaiver, two.now),
      () => refuse(two.body),
      () => mine(borrower, draws.remindWaiver, two.now),
      () => send(two.now, two.email),
    ]),
  );
  const three = await sent(third);
  await racers.race(
    'a waiver signed and made void',
    inTurns([() => sign(three.body), () => mine(administrator, draws.voidWaiver, three.now, { reason: 'No' })]),
  );
  const four = await sent(fourth);
  const anew = await racers.race('a waiver sent anew', () => send(four.now, four.email));
  await linkOf(url, four.email, '/waiver#', 2);
  racers.hold('the link before', (await sign(four.body)).status, 410);
  racers.hold('the one that was sent anew', [anew?.status, (await read(fourth.id)).status], ['sent', 'sent']);

  const crowd = `race.${randomUUID().slice(0, 8)}@example.com`;
  const letters = await Promise.all(waivers.slice(4).map((each) => send(each, crowd)));
  const went = letters.filter(({ status }) => status < 300).length;
  racers.hold('letters to one address', went, lettersAnHour);
}

async function raceForOwners(racers, { borrower, companyId }, url) {
  const answers = {
    address: '12 Elm Street, Houston',
    birth: '1970-02-28',
    socialSecurity: '0042',
    occupation: 'Builder',
    otherCompanies: 'None',
    judgements: 'None',
  };
  const place = { streetAddress: '1 Main Street', city: 'Houston', state: 'Texas', zipCode: '77002' };
  const anOwner = async () => {
    const name = `Owner${randomUUID().slice(0, 4).replace(/\d/g, 'x')}`;
    const emailAddress = `s1.${randomUUID().slice(0, 8)}@example.com`;
    const person = { firstName: name, lastName: 'Racer', emailAddress, mobileNumber: '7135550110' };
    const { personId } = await racers.granted(borrower, companies.createOwner, {
      body: {
        ownedCompanyId: companyId,
        entityOwnerType: 'person',
        percentOwnership: 30,
        ...{ willingToBeGuarantor: false, officer: false },
        ...{ investInOwnNameAcknowledgement: true, under20Acknowledgement: true },
        person: { ...person, ...place, employedByThirdparty: false },
      },
    });
    return { personId, emailAddress, signature: `${name} Racer` };
  };
  const send = ({ personId }) => racers.ask(borrower, companies.sendS1Link, { body: { companyId, personId } });
  const revoke = ({ personId }) => racers.ask(borrower, companies.revokeS1Link, { body: { companyId, personId } });
  /** An owner who was asked, with what comes back. */
  const anAskedOwner = async () => {
    const owner = await anOwner();
    await send(owner);
    const [token] = await linkOf(url, owner.emailAddress, '/s1#', 1);
    const { contentHash } = await racers.granted(aStranger(), companies.readS1, { body: { token, ...answers } });
    return { ...owner, token, body: { token, ...answers, contentHash, signature: owner.signature } };
  };
  const sign = ({ body }) => racers.ask(aStranger(), companies.signS1, { body });
  const copyOf = ({ token }) => racers.ask(aStranger(), companies.printSignedS1, { body: { token } });
  const requestOf = async ({ personId }) => {
    const { s1 } = await racers.granted(borrower, companies.getOwnership, { params: { companyId } });
    return s1.requests.find((each) => each.personId === personId);
  };

  const first = await anAskedOwner();
  await racers.race('an S-1 signed', () => sign(first));
  racers.hold('its copy', (await copyOf(first)).status, 200);

  const second = await anAskedOwner();
  await racers.race('an S-1 signed and revoked', inTurns([() => sign(second), () => revoke(second)]));
  const { signedAt, revokedAt } = await requestOf(second);
  racers.hold('either of both', [signedAt, revokedAt].filter(Boolean).length, 1);

  const third = await anAskedOwner();
  const answered = await Promise.all(
    Array.from({ length: racers.atOnce }, (_, number) => (number % 4 === 3 ? send(third) : sign(third))),
  );
  const signed = answered.filter(({ status, body }) => status < 300 && body?.state === 'signed').length;
  racers.hold('an S-1 that was sent anew while it was signed: signed', signed <= 1, true);
  racers.hold(
    'what is answered otherwise',
    answered.filter(({ status }) => status >= 500),
    [],
  );
  if (signed === 1) {
    racers.hold('that it was signed', Boolean((await requestOf(third)).signedAt), true);
    racers.hold('the copy of who signed it', (await copyOf(third)).status, 200);
  }
  const onFile = async () =>
    (await racers.granted(borrower, companies.getOwnership, { params: { companyId } })).s1.needed.every(
      ({ id }) => id !== first.personId,
    );
  for (const end = Date.now() + patienceMs; !(await onFile()) && Date.now() < end;) await sleep(200);
  racers.hold('a signed S-1 on file', await onFile(), true);
}
