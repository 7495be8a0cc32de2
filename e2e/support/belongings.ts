import { drawnSignature } from '@groundwork/demonstration/facts';
import type { RouteRow } from '@groundwork/server-bff';
import type { ApiClient } from './api-client.js';

/** Ids of what one borrower and one broker of the demonstration own. */
export interface Belongings {
  readonly userId: string;
  readonly companyId: string;
  readonly personId: string;
  readonly entityOwnerId: string;
  readonly contractorId: string;
  readonly applicationId: string;
  readonly propertyId: string;
  readonly approvedApplicationId: string;
  readonly drawRequestId: string;
  readonly drawDraftId: string;
  readonly inspectionId: string;
  readonly waiverId: string;
  readonly fileUploadId: string;
  readonly brokerUserId: string;
  readonly brokerId: string;
  readonly brokerAgreementId: string;
  readonly esignMasterId: string;
  /** Of a verification of the company's accounts. */
  readonly requestCode: string;
  readonly esignAcceptanceId: string;
}

type Row = Record<string, unknown>;
const rows = (answer: { body: unknown }): Row[] => (Array.isArray(answer.body) ? (answer.body as Row[]) : []);
const idOf = (list: readonly Row[], what: string, key = 'id'): string => {
  const id = list[0]?.[key];
  if (typeof id !== 'string') throw new Error(`The demonstration has no ${what}.`);
  return id;
};

/** Looks the demonstration's data up through the portal itself. */
export async function belongingsOf(borrower: ApiClient, broker: ApiClient, admin: ApiClient): Promise<Belongings> {
  const companyId = String((borrower.login['companies'] as { companyId: string }[])[0]?.companyId);
  const brokerId = String(broker.login['brokerId']);
  const get = (client: ApiClient, area: 'borrower' | 'broker' | 'admin', path: string) =>
    client.call('GET', area, path);
  const approved = rows(await get(borrower, 'borrower', `/application/active/${companyId}`));
  const submitted = rows(await get(borrower, 'borrower', `/application/company/${companyId}`)).filter(
    (row) => row['status'] === 'submitted',
  );
  const applicationId = idOf(submitted, 'submitted application');
  const application = (await get(borrower, 'borrower', `/application/single/${applicationId}`)).body as {
    properties: Row[];
  };
  const approvedApplicationId = idOf(approved, 'approved application');
  const started = await borrower.call('POST', 'borrower', '/drawrequest/draft', {
    body: { applicationId: approvedApplicationId },
  });
  const draws = rows(await get(borrower, 'borrower', `/drawrequest/company/${companyId}`));
  const inspection = await borrower.call('POST', 'borrower', '/inspections', {
    body: { applicationId: approvedApplicationId },
  });
  const waivers = rows(await get(borrower, 'borrower', `/waivers/loan/${approvedApplicationId}`));
  const files = rows(await get(borrower, 'borrower', `/fileUpload/application/${applicationId}`));
  const agreements = rows(await get(broker, 'broker', `/brokeragreements/broker/${brokerId}`));
  const tree = (await get(borrower, 'borrower', `/entityowners/company/${companyId}`)).body as {
    entities: { entityOwners: Row[] }[];
  };
  const people = (await get(borrower, 'borrower', `/people/company/${companyId}`)).body as {
    otherPeople: Row[];
    thirdPartyContractors: Row[];
  };
  const verification = (await borrower.call('POST', 'borrower', '/users/decisionlogic', { body: { companyId } })).body;
  const esign = (await get(admin, 'admin', '/esignmaster/latest')).body as Row;
  return {
    userId: String(borrower.login['userId']),
    companyId,
    personId: idOf(people.otherPeople, 'employee'),
    entityOwnerId: idOf(tree.entities[0]?.entityOwners ?? [], 'owner'),
    contractorId: idOf(people.thirdPartyContractors, 'contractor', 'thirdPartyContractorId'),
    applicationId,
    propertyId: idOf(application.properties, 'property'),
    approvedApplicationId,
    drawRequestId: idOf(draws, 'draw request'),
    drawDraftId: idOf([started.body], 'draft of a draw'),
    inspectionId: idOf([inspection.body], 'inspection'),
    waiverId: idOf(waivers, 'waiver'),
    fileUploadId: idOf(files, 'file', 'fileUploadId'),
    brokerUserId: String(broker.login['userId']),
    brokerId,
    brokerAgreementId: idOf(agreements, 'referral agreement'),
    esignMasterId: String(esign['id']),
    requestCode: String(verification['requestCode']),
    esignAcceptanceId: idOf(
      rows(await get(admin, 'admin', `/esign/user/${String(borrower.login['userId'])}`)),
      'e-sign acceptance',
    ),
  };
}

/** Which belonging a parameter of a row of the table means, by the row's path. The first that fits counts. */
const meanings: readonly (readonly [RegExp, keyof Belongings])[] = [
  [/^\/users\/updatedecisionlogic\//, 'requestCode'],
  [/^\/users\/profile|^\/esign\/user|^\/dossiers\/user/, 'userId'],
  [/^\/dossiers\/broker/, 'brokerId'],
  [/^\/esignmaster\//, 'esignMasterId'],
  [/^\/esign\/.*(certificate|pdf)$/, 'esignAcceptanceId'],
  [/^\/brokers\/(user|byUserId)\//, 'brokerUserId'],
  [/^\/brokeragreements\/(\{id\}|delete)/, 'brokerAgreementId'],
  [/^\/brokeragreements\/(history|client)\//, 'brokerAgreementId'],
  [/^\/(brokers|brokerdeals|brokerfees|brokeragreements|fileUpload\/brokerLogos)\//, 'brokerId'],
  [/^\/fileUpload\/(retrieve|content|history|versions)\//, 'fileUploadId'],
  [/^\/fileUpload\/(companyLogos|s1)\//, 'companyId'],
  [/^\/(inspections|waivers)\/loan\//, 'approvedApplicationId'],
  [/^\/waivers\//, 'waiverId'],
  [/^\/inspections\//, 'inspectionId'],
  [/^\/drawrequest\/(changes|ledger)\/|^\/loan\//, 'approvedApplicationId'],
  [/^\/drawrequest\/(company|drafts|waiting)\//, 'companyId'],
  [/^\/drawrequest\/draft\//, 'drawDraftId'],
  [/^\/drawrequest\//, 'drawRequestId'],
  [
    /^\/application\/(single|update|submit|history|sendnotice|appraisals?|approval|capital|closing|decisions|draft|happened|pdf)\//,
    'applicationId',
  ],
  [/^\/termsheet\/app\//, 'applicationId'],
  [/^\/(budgets|unitbudgets)\/property\/|^\/units\//, 'propertyId'],
  [/^\/company\/userById\//, 'userId'],
  [/^\/company\/detachperson\//, 'personId'],
  [/^\/entityowners\/\{id\}/, 'entityOwnerId'],
];

function valueFor(row: RouteRow, parameter: string, own: Belongings): string {
  if (parameter === 'type') return 'build new';
  if (parameter === 'version') return row.path.startsWith('/icca') ? 'default' : '1';
  if (parameter === 'parentType') return 'application';
  if (parameter === 'section') return 'name';
  if (parameter === 'holder') return 'draws';
  if (parameter === 'name') return 'notice';
  if (parameter === 'month') return '2026-03';
  if (parameter === 'kind') return row.path.startsWith('/waivermasters') ? 'conditional_progress' : 'building_permit';
  if (parameter === 'personId') return own.personId;
  if (row.path === '/fileUpload/{a}/{b}') return parameter === 'a' ? 'application' : own.applicationId;
  if (row.path === '/steps/setupcompany/{a}/{b}') return parameter === 'a' ? own.companyId : '0';
  // One path, two things: a company's contractors are read, one of them is removed.
  if (row.path === '/company/gcs/{id}' && row.method === 'DELETE') return own.contractorId;
  const meaning = meanings.find(([pattern]) => pattern.test(row.path));
  return own[meaning?.[1] ?? 'companyId'];
}

/** A body that gets past the first look where an empty one would be refused before anybody asks whose object it is. */
export const bodyFor = (row: RouteRow): object => bodies[row.path] ?? {};

const bodies: Readonly<Partial<Record<string, object>>> = {
  '/application/update/{id}': { version: 1 },
  '/application/draft/{id}/{section}': { content: '{}' },
  '/drawrequest/draft/{id}': { lineItems: [] },
  '/drawrequest/draft/{id}/submit': { version: 1, certifySignature: drawnSignature(1), signedName: 'Somebody Else' },
};

/** The names in braces of a row's path, in their order. */
export const parametersOf = (row: RouteRow): string[] =>
  [...row.path.matchAll(/\{([^}]*)\}/g)].map((match) => match[1] ?? '');

/** A row's path with the belongings that its parameters mean. */
export const pathFor = (row: RouteRow, own: Belongings): string =>
  row.path.replace(/\{([^}]*)\}/g, (_, name: string) => encodeURIComponent(valueFor(row, name, own)));
