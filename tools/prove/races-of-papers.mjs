/** Papers: the next version of a document, of a master and of a deal's terms, by several at once. */
import { randomUUID } from 'node:crypto';
import { operations as agreements } from '@groundwork/contract-agreements';
import { operations as applications } from '@groundwork/contract-applications';
import { operations as brokers } from '@groundwork/contract-brokers';
import { operations as companies } from '@groundwork/contract-companies';
import { operations as files } from '@groundwork/contract-files';
import { aPerson, demonstrationAccounts } from '@groundwork/demonstration';
import { portalOf } from '../drill/addresses.mjs';
import { aCast } from './races-of-money.mjs';

const begun = {
  loanType: 'construction',
  propertyType: 'detached',
  intendedPurpose: 'sell',
  loanRequestIsFor: 'oneProperty',
  numberApplyingFor: 1,
};

export async function raceForPapers(racers, env) {
  const portal = portalOf(env);
  const cast = await aCast(portal, 'race.papers');
  await raceForVersions(racers, cast);
  const superAdministrator = await aPerson(portal, demonstrationAccounts.super);
  await raceForMasters(racers, cast, superAdministrator);
  await raceForDeals(racers, cast, superAdministrator);
  await portal.close();
}

async function raceForVersions(racers, { borrower, companyId }) {
  const upload = (type, { key, bytes = Buffer.from(`%PDF-1.4\n${randomUUID()}\n%%EOF\n`), ...more } = {}) =>
    racers.ask(borrower, files.uploadFile, {
      params: { parentType: 'company' },
      key,
      file: { fields: { companyId, type, ...more }, name: 'paper.pdf', type: 'application/pdf', bytes },
    });
  const versionsOf = async ({ fileUploadId }) =>
    (await racers.granted(borrower, files.listFileVersions, { params: { id: fileUploadId } })).map(
      ({ version, replacedBy }) => [version, replacedBy === null],
    );
  const numbered = (count) => Array.from({ length: count }, (_, at) => [count - at, at === 0]);
  for (const round of [1, 2]) {
    const newest = await racers.race('a paper in a place of one', () => upload('w9'), racers.atOnce);
    const count = round * racers.atOnce;
    racers.hold('its versions', newest && (await versionsOf(newest)), numbered(count));
  }
  const statement = (await upload('bank_statement')).body;
  const next = await racers.race('a paper that is replaced', () =>
    upload('bank_statement', { replaces: statement.fileUploadId }),
  );
  racers.hold('its versions', await versionsOf(next), numbered(2));
  const key = randomUUID();
  const bytes = Buffer.from('%PDF-1.4\nonce\n%%EOF\n');
  const answers = await Promise.all(
    Array.from({ length: racers.atOnce }, () => upload('bank_statement', { key, bytes })),
  );
  const ids = answers.map(({ status, body }) => (status < 300 ? body.fileUploadId : `${status} ${body?.code}`));
  racers.hold('files of one key', new Set(ids).size === 1 ? 1 : ids, 1);

  const content = Buffer.from(`%PDF-1.4\n${'in parts '.repeat(2_000)}\n%%EOF\n`);
  const { id } = await racers.granted(borrower, files.beginUpload, {
    body: { parentType: 'company', companyId, type: 'bank_statement', name: 'parts.pdf', size: content.length },
  });
  await racers.race('a part of a file', () => racers.ask(borrower, files.addPart, { params: { id }, bytes: content }));
  const whole = await Promise.all(
    Array.from({ length: racers.atOnce }, () => racers.ask(borrower, files.finishUpload, { params: { id } })),
  );
  const made = whole.map(({ status, body }) => (status < 300 ? body.fileUploadId : `${status} ${body?.code}`));
  racers.hold('files of one upload in parts', new Set(made).size === 1 ? 1 : made, 1);
}

async function raceForMasters(racers, { administrator }, superAdministrator) {
  const create = (operation, body) => racers.ask(superAdministrator, operation, { body });
  const esign = await racers.granted(administrator, agreements.getLatestEsignMaster);
  const newer = await racers.race('terms of electronic signatures', (number) =>
    create(agreements.createEsignMaster, { content: `<p>Terms ${number}</p>`, basedOnVersion: esign.version }),
  );
  racers.hold('their version', newer?.version, esign.version + 1);
  await racers.race(
    'them once more without a word of what they began on',
    (number) => create(agreements.createEsignMaster, { content: `<p>More ${number}</p>` }),
    'any',
  );
  const all = (await racers.granted(administrator, agreements.listEsignMasters)).map(({ version }) => version);
  racers.hold('versions of the terms', new Set(all).size, all.length);
  const version = `race ${randomUUID().slice(0, 8)}`;
  await racers.race('an ICCA', (number) =>
    create(agreements.createIccaMaster, { version, content: `<p>ICCA ${number}</p>`, basedOnEdition: 0 }),
  );
  await racers.race('an edition of it', (number) =>
    create(agreements.createIccaMaster, { version, content: `<p>ICCA 2 ${number}</p>`, basedOnEdition: 1 }),
  );
  const editions = await racers.granted(administrator, agreements.listIccaEditions, { params: { version } });
  racers.hold(
    'its editions',
    editions.map(({ edition }) => edition),
    [2, 1],
  );
  const kind = 'conditional_progress';
  const masters = await racers.granted(administrator, agreements.listWaiverMasters);
  const waivers = masters.find((master) => master.kind === kind && !master.state);
  await racers.race('the text of a waiver', (number) =>
    create(agreements.createWaiverMaster, {
      kind,
      content: `<p>Waiver ${number}</p>`,
      basedOnVersion: waivers.version,
    }),
  );
  const sheets = await racers.granted(administrator, agreements.listTermSheets);
  const [sheet] = sheets;
  await racers.race('a term sheet', (number) =>
    create(agreements.createTermSheet, {
      type: sheet.type,
      content: `<p>Sheet ${number}</p>`,
      basedOnVersion: sheet.version,
    }),
  );
}

/** What Deal Entry does, by several administrators at once. */
async function raceForDeals(racers, { companyId, administrator }, superAdministrator) {
  const by = (number) => (number % 2 ? administrator : superAdministrator);
  const company = () => racers.granted(administrator, companies.getCompany, { params: { id: companyId } });
  const changes = async () =>
    (await racers.granted(administrator, companies.listDealChanges, { params: { id: companyId } })).map(
      ({ change }) => change,
    );
  const { version } = await company();
  await racers.race('a line of credit that is set up', (number) =>
    racers.ask(by(number), companies.updateCompany, {
      body: { companyId, version, lineOfCredit: true, creditAmount: 100_000 + number },
    }),
  );
  const { version: set } = await company();
  await racers.race('a line of credit that is changed and stopped', (number) =>
    racers.ask(by(number), companies.updateCompany, {
      body: { companyId, version: set, ...(number % 2 ? { lineOfCredit: false } : { creditAmount: 300_000 + number }) },
    }),
  );
  racers.hold('what is kept of it', (await changes()).length, 2);
  const people = [administrator, superAdministrator];
  await racers.race(
    'a point person, the same by all',
    (number) => racers.ask(by(number), companies.setPointPerson, { body: { companyId, userId: administrator.userId } }),
    racers.atOnce,
  );
  await racers.race(
    'a point person, one in the place of another',
    (number) =>
      racers.ask(by(number), companies.setPointPerson, {
        body: { companyId, userId: people[number % 2].userId, replaces: null },
      }),
    'any',
  );
  const admins = await racers.granted(administrator, companies.listAdminsOfCompany, { params: { id: companyId } });
  racers.hold('point persons', admins.filter(({ isPoint }) => isPoint).length, 1);
  await raceForBroker(racers, companyId, by);
  const key = randomUUID();
  await racers.race(
    'an application that is entered',
    () =>
      racers.ask(administrator, applications.createApplication, {
        key,
        body: { companyId, name: 'Entered', ...begun },
      }),
    'alike',
  );
}

/** The broker of a company: the same assigned by all, and two in turns. */
async function raceForBroker(racers, companyId, by) {
  const place = { streetAddress: '1 Main Street', city: 'Houston', state: 'Texas', zipCode: '77002' };
  const aBroker = (number) => {
    const email = `race.${randomUUID().slice(0, 8)}@example.com`;
    const named = { firstName: 'Race', lastName: `Broker ${number}`, businessName: 'Race', title: 'Principal' };
    const body = { ...named, ...place, businessState: 'Texas', emailAddressA: email, phoneNumberA: '7135550110' };
    return racers.granted(by(0), brokers.createBroker, { body });
  };
  const [one, other] = [await aBroker(1), await aBroker(2)].map(({ id }) => id);
  const assign = (number, brokerId) =>
    racers.ask(by(number), companies.assignBroker, { body: { companyId, brokerId } });
  const assigned = async () =>
    (await racers.granted(by(0), companies.listDealChanges, { params: { id: companyId } })).filter(({ change }) =>
      change.startsWith('broker'),
    );
  const brokerOf = async () =>
    (await racers.granted(by(0), companies.getCompany, { params: { id: companyId } })).brokerId;
  await racers.race('a broker that is assigned', (number) => assign(number, one), 'any');
  racers.hold('the broker', [await brokerOf(), (await assigned()).length], [one, 1]);
  await racers.race(
    'one in the place of another, and taken away',
    (number) => assign(number, [other, null, one][number % 3]),
    'any',
  );
  const subjects = (await assigned()).map(({ subjectId }) => subjectId ?? null);
  racers.hold(
    'changes to what it was already',
    subjects.filter((subject, at) => at > 0 && subject === subjects[at - 1]),
    [],
  );
  await assign(0, one);
  await assign(1, other);
  racers.hold('the broker in the end', await brokerOf(), other);
}
