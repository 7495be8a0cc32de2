/** Draws, payments, budgets and brokers' fees, decided, paid and taken back at every replica at once. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { theSystem } from '@groundwork/server-auth';
import { operations as brokers } from '@groundwork/contract-brokers';
import { operations as draws } from '@groundwork/contract-draws';
import {
  aDrawRequest,
  anApplication,
  aPerson,
  demonstrationAccounts,
  demonstrationPassword,
  sites,
  withCompany,
  withEsign,
} from '@groundwork/demonstration';
import { portalOf } from '../drill/addresses.mjs';

/** A picture of a signature. */
export const drawing =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';
const patienceMs = 20_000;
const dayIn = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A borrower with a company, and the administrator. */
export async function aCast(portal, name) {
  const account = { email: `${name}@example.com`, firstName: 'Race', lastName: 'Borrower', role: 'borrower' };
  const person = await aPerson(portal, { ...account, password: demonstrationPassword });
  const borrower = await withCompany(portal, await withEsign(portal, person), {
    organizationName: `${name} Homes`,
    mailingStreetAddress: '1 Main Street',
    mailingCity: 'Houston',
    mailingState: 'Texas',
    mailingZipCode: '77002',
    physicalAddressSameAsMailing: true,
  });
  const administrator = await aPerson(portal, demonstrationAccounts.admin);
  return { portal, borrower, companyId: borrower.companyIds[0], administrator };
}

/** The id of a new loan that was approved. */
export const aLoan = async (cast) =>
  (await anApplication(cast, { ...sites.begun, name: `Race ${randomUUID().slice(0, 8)}` }).approved()).id;

export async function raceForMoney(racers, env) {
  const portal = portalOf(env);
  const cast = await aCast(portal, 'race.money');
  const { borrower, administrator: lender } = cast;
  const signed = { certifySignature: drawing, signedName: borrower.name };
  const ledgerOf = (applicationId) => racers.granted(lender, draws.getLedger, { params: { applicationId } });
  const draw = (applicationId, line, requestedAmount, more = {}, key = undefined) =>
    racers.ask(borrower, draws.createDrawRequest, {
      key,
      body: {
        applicationId,
        lineItems: [{ additionalBudgetItemId: line.additionalBudgetItemId, requestedAmount }],
        ...signed,
        ...more,
      },
    });
  /** A draw is accepted, scheduled and paid, each by all at once. */
  const paidBy = async (what, { id, version }) => {
    const put = (operation, body) => racers.ask(lender, operation, { body });
    const accepted = await racers.race(`${what}, accepted`, () => put(draws.acceptDrawRequest, { id, version }));
    const plan = { drawRequestId: id, version: accepted?.version, scheduledFor: dayIn(0) };
    const funding = await racers.race(`${what}, scheduled`, () => put(draws.scheduleFunding, plan));
    const wire = { id: funding?.id, version: funding?.version, fundedOn: dayIn(0), payee: 'Race Homes' };
    return racers.race(`${what}, paid`, (number) => put(draws.fundDraw, { ...wire, reference: `Wire ${number}` }));
  };

  const loan = await aLoan(cast);
  const [line] = (await ledgerOf(loan)).lines.filter(({ available }) => available > 0);
  const most = Math.floor(line.available * 0.6);
  const first = await racers.race('more than a line has', () => draw(loan, line, most));
  const payment = await paidBy('a draw', first);
  racers.hold('what was paid of it', (await ledgerOf(loan)).fundedToDate, payment?.netAmount);
  const held = (await ledgerOf(loan)).lines.filter(({ retainageHeld }) => retainageHeld > 0);
  for (const one of held) {
    const release = await racers.race('what is held back', () =>
      draw(loan, one, one.retainageHeld, { kind: 'release' }),
    );
    await paidBy('a release', release);
  }
  racers.hold(
    'what was paid with what was held back',
    (await ledgerOf(loan)).fundedToDate,
    first.lineItems[0].requestedAmount,
  );

  const second = await aDrawRequest(cast, await aLoan(cast), { 'Building permit fees': 40_000 });
  const { id, version } = second;
  const ends = [
    () => racers.ask(lender, draws.acceptDrawRequest, { body: { id, version } }),
    () => racers.ask(lender, draws.rejectDrawRequest, { body: { id, version, rejectReason: 'No' } }),
    () => racers.ask(lender, draws.sendDrawBack, { body: { id, version, reason: 'Again' } }),
    () => racers.ask(borrower, draws.withdrawDraw, { body: { id, version } }),
  ];
  await racers.race('a draw decided every way', (number) => ends[number % ends.length]());

  const other = await aLoan(cast);
  const [from, to] = (await ledgerOf(other)).lines.filter(({ available }) => available > 0);
  const rejected = (await draw(other, from, most)).body;
  await racers.granted(lender, draws.rejectDrawRequest, { body: { id: rejected.id, rejectReason: 'No' } });
  const reset = { id: rejected.id, lineItems: [{ id: rejected.lineItems[0].id, statusId: 1 }] };
  await racers.race('a line reset while its money is drawn', (number) =>
    number % 2 ? draw(other, from, most) : racers.ask(lender, draws.saveDrawDecision, { body: reset }),
  );
  racers.hold('what is asked for of it', (await ledgerOf(other)).pending, most);
  const change = await racers.granted(borrower, draws.requestBudgetChange, {
    body: {
      applicationId: other,
      kind: 'reallocation',
      reason: 'Moved',
      lineItems: [
        { additionalBudgetItemId: from.additionalBudgetItemId, decrease: from.available - most },
        { additionalBudgetItemId: to.additionalBudgetItemId, increase: from.available - most },
      ],
    },
  });
  await racers.race('money moved away while it is drawn', (number) =>
    number % 2
      ? draw(other, from, from.available - most)
      : racers.ask(lender, draws.approveBudgetChange, { body: { id: change.id, version: change.version } }),
  );
  const overdrawn = (await ledgerOf(other)).lines.filter(({ available }) => available < 0);
  racers.hold('lines below nothing', overdrawn, []);

  const third = await aLoan(cast);
  const [own] = (await ledgerOf(third)).lines;
  const key = randomUUID();
  await racers.race('one key', () => draw(third, own, 1_000, {}, key), 'alike');
  const again = await draw(third, own, 1_000, {}, key);
  racers.hold('the key once more', [again.status, (await draw(third, own, 2_000, {}, key)).status], [201, 422]);
  racers.hold('what it asked for', (await ledgerOf(third)).pending, 1_000);

  await raceForFees(racers, cast, portal);
  await portal.close();
}

/** Four loans of one client close at once: one of them is the first. Its fee is approved and paid by all at once. */
async function raceForFees(racers, cast, portal) {
  const { administrator: lender, companyId } = cast;
  const email = 'race.broker@example.com';
  const named = { firstName: 'Race', lastName: 'Broker' };
  const account = await aPerson(portal, { ...named, email, role: 'broker', password: demonstrationPassword });
  const place = {
    streetAddress: '1 Main Street',
    city: 'Houston',
    state: 'Texas',
    zipCode: '77002',
    businessState: 'Texas',
  };
  const form = { ...named, ...place, businessName: 'Race', emailAddressA: email, phoneNumberA: '7135550110' };
  const post = (operation, body) => racers.ask(lender, operation, { body });
  const { id } = await racers.granted(lender, brokers.createBroker, { body: { ...form, title: 'Principal' } });
  await racers.granted(lender, brokers.inviteBroker, { params: { id } });
  await racers.granted(theSystem, brokers.linkBrokerAccount, { params: { id }, body: { userId: account.userId } });
  await racers.race('a broker activated', () => post(brokers.activateBroker, { id }));
  const broker = { ...account, brokerId: id };
  const terms = {
    brokerId: id,
    companyId,
    clientName: 'Race Homes',
    clientRepresentativeName: 'Race',
    additionalFee: 0,
  };
  const agreement = await racers.granted(lender, brokers.createAgreementForExistingClient, {
    body: {
      ...terms,
      clientFee: true,
      clientFeePercent: 1,
      standardFee: true,
      startDate: dayIn(0),
      expirationDate: dayIn(90),
    },
  });
  const { contentHash } = await racers.granted(broker, brokers.getAgreementText, { params: { id: agreement.id } });
  await racers.race('an agreement signed', () =>
    racers.ask(broker, brokers.signAgreement, {
      body: { id: agreement.id, brokerSignature: drawing, signedName: broker.name, textHash: contentHash },
    }),
  );
  const accept = { id: agreement.id, adminSignature: drawing, adminTitle: 'Loan Manager', signedName: lender.name };
  await racers.race('an agreement accepted', () => post(brokers.acceptAgreement, { brokerAgreement: accept }));
  await Promise.all(Array.from({ length: 4 }, () => aLoan(cast)));
  const loansOf = async (kind) =>
    (await racers.granted(lender, brokers.listFeeEntriesOfBroker, { params: { id } })).entries.filter(
      (entry) => entry.kind === kind,
    );
  for (const end = Date.now() + patienceMs; (await loansOf('additionalLoan')).length < 3 && Date.now() < end;)
    await sleep(200);
  const [first, ...more] = await loansOf('initialLoan');
  racers.hold('first loans of one client', more.length, 0);
  const { id: fee, version } = first ?? {};
  if (first?.status !== 'earned') return;
  const approved = await racers.race('a fee approved', () => post(brokers.approveFee, { id: fee, version }));
  await racers.race('a fee paid', (number) =>
    post(brokers.payFee, { id: fee, version: approved?.version, paidOn: dayIn(0), reference: `Check ${number}` }),
  );
}
