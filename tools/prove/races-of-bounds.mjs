/** What there may be so many of: the last ones are added by several at once, at every replica. */
import { randomUUID } from 'node:crypto';
import { operations as applications } from '@groundwork/contract-applications';
import { operations as brokers } from '@groundwork/contract-brokers';
import { operations as draws } from '@groundwork/contract-draws';
import { operations as files } from '@groundwork/contract-files';
import { operations as notifications } from '@groundwork/contract-notifications';
import { aPerson, demonstrationAccounts } from '@groundwork/demonstration';
import { portalOf } from '../drill/addresses.mjs';
import { aCast, aLoan, drawing } from './races-of-money.mjs';
import { aStranger, linkOf } from './strangers.mjs';

const most = { webhooks: 20, views: 50, notes: 200, uploads: 50, invitedFiles: 20 };
/** So many are left when the race begins. */
const left = 3;

export async function raceForBounds(racers, env, url) {
  const portal = portalOf(env);
  const cast = await aCast(portal, 'race.bounds');
  const superAdministrator = await aPerson(portal, demonstrationAccounts.super);
  /** `add` one after the other until `left` are, and then by several at once. */
  const fill = async (what, { bound, there = 0, add }) => {
    for (let count = there; count < bound - left; count += 1) {
      const { status, text } = await add(count);
      if (status >= 300) throw new Error(`${what}, ${count}: ${status} ${text}`);
    }
    await racers.race(what, (number) => add(bound + number), left);
  };
  await fillWebhooks(racers, superAdministrator, fill);
  await fillViews(racers, superAdministrator, fill);
  await fillNotes(racers, cast, fill);
  await fillUploads(racers, cast, fill);
  await fillInvited(racers, cast, url, fill);
  await portal.close();
}

async function fillWebhooks(racers, person, fill) {
  const there = await racers.granted(person, notifications.listWebhooks);
  const name = (number) => `bound ${number} ${randomUUID().slice(0, 8)}`;
  const form = { url: 'https://example.com/hooks', types: ['application.submitted'] };
  await fill('webhooks', {
    bound: most.webhooks,
    there: there.length,
    add: (number) => racers.ask(person, notifications.createWebhook, { body: { ...form, name: name(number) } }),
  });
  const all = await racers.granted(person, notifications.listWebhooks);
  racers.hold('webhooks that there are', all.length, most.webhooks);
  for (const { id } of all.filter(({ name: own }) => own.startsWith('bound ')))
    await racers.granted(person, notifications.removeWebhook, { params: { id } });
}

async function fillViews(racers, person, fill) {
  const there = await racers.granted(person, applications.listViews);
  await fill('views', {
    bound: most.views,
    there: there.length,
    add: (number) =>
      racers.ask(person, applications.saveView, { body: { name: `Bound ${number}`, query: 'sort=number' } }),
  });
  racers.hold('views that there are', (await racers.granted(person, applications.listViews)).length, most.views);
}

async function fillNotes(racers, cast, fill) {
  const { borrower, administrator } = cast;
  const applicationId = await aLoan(cast);
  const { lines } = await racers.granted(borrower, draws.getLedger, { params: { applicationId } });
  const { additionalBudgetItemId } = lines.find(({ available }) => available > 1_000);
  const lineItems = [{ additionalBudgetItemId, requestedAmount: 1_000 }];
  const { id } = await racers.granted(borrower, draws.createDrawRequest, {
    body: { applicationId, lineItems, certifySignature: drawing, signedName: borrower.name },
  });
  await fill('notes on a draw', {
    bound: most.notes,
    add: (number) =>
      racers.ask(administrator, draws.writeDrawNote, {
        params: { id },
        body: { audience: 'internal', note: `Note ${number}` },
      }),
  });
}

async function fillUploads(racers, { borrower, companyId }, fill) {
  const body = { parentType: 'company', companyId, type: 'bank_statement', name: 'parts.pdf', size: 1_000 };
  await fill('uploads on the way', {
    bound: most.uploads,
    add: () => racers.ask(borrower, files.beginUpload, { body }),
  });
}

async function fillInvited(racers, { administrator }, url, fill) {
  const email = `race.${randomUUID().slice(0, 8)}@example.com`;
  const place = { streetAddress: '1 Main Street', city: 'Houston', state: 'Texas', zipCode: '77002' };
  const named = { firstName: 'Race', lastName: 'Invited', businessName: 'Race', title: 'Principal' };
  const { id } = await racers.granted(administrator, brokers.createBroker, {
    body: { ...named, ...place, businessState: 'Texas', emailAddressA: email, phoneNumberA: '7135550110' },
  });
  await racers.granted(administrator, brokers.inviteBroker, { params: { id } });
  const [way] = await linkOf(url, email, `/registerBroker/${id}`, 1);
  const code = way.split('=').at(-1);
  await fill('files of an invited broker', {
    bound: most.invitedFiles,
    add: () =>
      racers.ask(aStranger(), files.uploadInvitedBrokerFile, {
        params: { id },
        query: { code },
        file: {
          fields: { type: 'w9' },
          name: 'w9.pdf',
          type: 'application/pdf',
          bytes: Buffer.from('%PDF-1.4\nw9\n%%EOF\n'),
        },
      }),
  });
}
