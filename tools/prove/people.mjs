/** People of every kind at work in a portal, a request at a time: borrowers who read, save and draw, the lender, brokers. */
import { randomUUID } from 'node:crypto';
import { aPerson, demonstrationAccounts, demonstrationPassword, fillBrokers } from '@groundwork/demonstration';
import { portalOf } from '../drill/addresses.mjs';
import { startLending } from './lending.mjs';
import { Client } from './load.mjs';

/** Applications that each borrower fills in; no two saves are of one at once. */
const begunEach = 6;
const any = (list) => list[Math.floor(Math.random() * list.length)];

/** Brokers with their agreements, and borrowers who have loans that were drawn on. Gives the borrowers' addresses. */
export async function fillForPeople(env, say) {
  say('brokers');
  const portal = portalOf(env);
  await fillBrokers(portal, await aPerson(portal, demonstrationAccounts.admin));
  await portal.close();
  say('loans');
  const lending = await startLending(env);
  await lending.lend(6);
  await lending.drawOnAll(1);
  await lending.close();
  return lending.borrowers;
}

/** @returns one answer at a time, or a refusal that is thrown with what was asked. */
async function signedIn(url, email) {
  const client = new Client(url);
  const ask = async (method, path, body) => {
    const key = method === 'GET' ? undefined : randomUUID();
    const { status, text } = await client.once(method, path, body, key);
    if (status < 200 || status >= 300)
      throw new Error(
        `${method} ${path.replace(/[0-9a-f-]{36}/g, ':id')} was answered ${status}: ${text.slice(0, 300)}`,
      );
    return text === '' ? undefined : JSON.parse(text);
  };
  const session = await ask('POST', 'shell/account/login', { email, password: demonstrationPassword });
  return { ask, session };
}

/** Takes one out of a list for as long as `work` needs it; without one left, `otherwise` is done. */
async function withOneOf(list, work, otherwise) {
  const one = list.shift();
  if (one === undefined) return otherwise();
  try {
    return await work(one);
  } finally {
    list.push(one);
  }
}

async function aBorrower(url, email) {
  const { ask, session } = await signedIn(url, email);
  const { companyId } = session;
  const all = await ask('GET', `borrower/application/company/${companyId}`);
  const loan = all.find(({ status }) => status === 'approved');
  const begun = [];
  for (let count = 0; count < begunEach; count += 1)
    begun.push(
      await ask('POST', 'borrower/application/newapp', {
        companyId,
        name: `House ${randomUUID()}`,
        loanType: 'construction',
        propertyType: 'detached',
        intendedPurpose: 'sell',
        loanRequestIsFor: 'oneProperty',
        numberApplyingFor: 1,
      }),
    );
  const ledger = await ask('GET', `borrower/drawrequest/ledger/${loan.id}`);
  const draft = await ask('POST', 'borrower/drawrequest/draft', { applicationId: loan.id });
  const drafts = [{ id: draft.id, line: ledger.lines[0].additionalBudgetItemId, version: 0 }];
  let amount = 10_000_000;
  const read = () => ask('GET', `borrower/application/single/${any([...all, ...begun]).id}`);
  const save = () =>
    withOneOf(
      begun,
      async (one) => {
        const body = { version: one.version, requestedLoanAmount: (amount += 1) };
        one.version = (await ask('PUT', `borrower/application/update/${one.id}`, body)).version;
      },
      read,
    );
  const draw = () =>
    withOneOf(
      drafts,
      async (one) => {
        const line = {
          additionalBudgetItemId: one.line,
          version: one.version,
          requestedAmount: 10_000 + (amount % 1_000),
        };
        const saved = await ask('PUT', `borrower/drawrequest/draft/${one.id}`, { lineItems: [line] });
        one.version = saved.lineItems.find(({ additionalBudgetItemId }) => additionalBudgetItemId === one.line).version;
      },
      read,
    );
  return [
    ...Array(6).fill(read),
    ...Array(3).fill(save),
    ...Array(2).fill(draw),
    ...Array(2).fill(() => ask('GET', `borrower/application/company/${companyId}`)),
    () => ask('GET', `borrower/drawrequest/ledger/${loan.id}`),
    () => ask('GET', `borrower/drawrequest/company/${companyId}`),
    () => ask('GET', 'shell/notification/all/user'),
    () => ask('GET', 'shell/account/session'),
  ];
}

async function anAdministrator(url, email) {
  const { ask } = await signedIn(url, email);
  const { items } = await ask('GET', 'admin/application/page?limit=50');
  return [
    () => ask('GET', 'admin/application/search?limit=25'),
    () => ask('GET', `admin/application/search?q=${any(['house', 'street', 'houston', 'cottage', '1003'])}`),
    () => ask('GET', 'admin/application/page?limit=25'),
    () => ask('GET', `admin/application/single/${any(items).id}`),
    () => ask('GET', 'admin/drawrequest/search?selection=pending'),
    () => ask('GET', 'admin/drawrequest/selections'),
    () => ask('GET', 'shell/notification/all/user'),
  ];
}

async function aBroker(url, email) {
  const { ask, session } = await signedIn(url, email);
  const { brokerId } = session;
  return [
    () => ask('GET', `broker/brokerdeals/${brokerId}`),
    () => ask('GET', `broker/brokeragreements/broker/${brokerId}`),
    () => ask('GET', `broker/brokerfees/ledger/${brokerId}`),
    () => ask('GET', 'shell/notification/all/user'),
  ];
}

/**
 * Signs everybody in. Of twelve requests eight are borrowers', three the lender's, one a broker's.
 *
 * @returns `step`, which does something that people do and gives what it came to: `ms`, and `failed` with the reason where it did.
 */
export async function peopleAtWork(url, borrowerEmails) {
  const borrowers = [];
  for (const email of borrowerEmails) borrowers.push(await aBorrower(url, email));
  const { admin, broker, otherBroker } = demonstrationAccounts;
  const administrators = [await anAdministrator(url, admin.email), await anAdministrator(url, admin.email)];
  const brokers = [await aBroker(url, broker.email), await aBroker(url, otherBroker.email)];
  const round = [...Array(8).fill(borrowers), ...Array(3).fill(administrators), brokers];
  let turn = 0;
  return {
    async step() {
      // Five has no divisor in common with twelve: kinds of people take turns, and all of them come.
      const people = round[(turn * 5) % round.length];
      turn += 1;
      const begun = performance.now();
      const failed = await any(any(people))().then(
        () => undefined,
        (error) => String(error.cause ?? error.message),
      );
      return { ms: performance.now() - begun, failed };
    },
  };
}
