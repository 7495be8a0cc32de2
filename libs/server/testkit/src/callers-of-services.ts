import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { areas, mayCall, roles } from '@groundwork/domain-access';
import type { Who } from '@groundwork/domain-access';
import type { ActorRole } from '@groundwork/server-auth';
import type { ServiceName } from '@groundwork/server-config';

/** A service calls by itself; a BFF calls while nobody is signed in. */
type Caller = Who | 'system' | 'anonymous';

/** Who calls an operation other than by a row that forwards to it. Who may call is stated here and in the rows, nowhere else. */
const besideTheRows: Readonly<Record<ServiceName, Readonly<Record<string, readonly Caller[]>>>> = {
  identity: {
    // The shell's account controller puts the session into cookies.
    openSession: ['public'],
    finishSignIn: ['public'],
    refreshSession: ['public'],
    getCurrentSession: ['user'],
    useCompany: ['user'],
    endCurrentSession: ['user'],
    renewProof: ['user'],
    // Every BFF, before it knows whose session it is, and the start of every unit.
    renewSession: ['anonymous'],
    // The back end of an area that takes API tokens.
    openApiToken: ['anonymous'],
    listEndedSessions: ['anonymous', 'system'],
    // The administrators' BFF, before it does what an operator asks for.
    recordOperation: ['super'],
    // The administrators' BFF for the owner and the shell's for who is signed in, before everything of somebody is read.
    recordExport: ['user'],
    // The shell's BFF finds by words.
    findPeople: ['admin'],
    getUserName: ['system'],
    getUserRole: ['system'],
    // Services that record signatures ask what is to be proved.
    openSigning: ['system'],
    createDemonstrationAccount: ['system'],
  },
  companies: { getCompanyFacts: ['system'], getCompanyParties: ['system'], getCreditParties: ['system'] },
  applications: { listContractorUse: ['system'], getApplicationOwner: ['system'], getTermSheetFigures: ['system'] },
  brokers: {
    findBrokers: ['admin'],
    // Identity registers an invited broker.
    getInvitedBroker: ['system'],
    reviewInvitedBroker: ['system'],
    linkBrokerAccount: ['system'],
    // Files takes its papers.
    checkBrokerInvitation: ['system'],
    // Companies names the broker who referred one.
    getBrokerStanding: ['system'],
  },
  // Files takes the photographs of an inspector without an account.
  draws: { admitPhotograph: ['system'] },
  // What a link was made from, by whoever may have the link.
  files: {
    lookUpFiles: ['system'],
    readFileBytes: ['system'],
    listCreditFiles: ['system'],
    listClosingPapers: ['system'],
    getFile: ['user'],
  },
  agreements: {
    getLatestEsignMaster: ['system'],
    recordEsignAcceptance: ['system'],
    getIccaVersion: ['system'],
    getLatestIccaMaster: ['system'],
    getStandingSupervision: ['system'],
    getStandingAcceptance: ['system'],
    // Draws makes waivers out, and gives a signed one to its signer.
    getWaiverMasterInForce: ['system'],
    readSignedWaiver: ['system'],
  },
  notifications: {
    // The administrators' BFF puts its list of people and its notices together.
    listTasks: ['admin'],
    saveTask: ['admin'],
    sendNotice: ['admin'],
    getLenderFacts: ['system'],
    // The administrators' BFF, after it put down what an operator asks for.
    sendMessageAgain: ['super'],
    putMessageAside: ['super'],
  },
};

/** What every service takes from other units and no contract names. */
const ofEveryService: Readonly<Record<string, readonly Caller[]>> = {
  event: ['system'],
  eventsTogether: ['system'],
  sessionsEnded: ['system'],
  unitState: ['super'],
  unitCalls: ['super'],
  eventsState: ['super'],
  asideEvents: ['super'],
  readAsideEvent: ['super'],
  replayAsideEvents: ['super'],
  discardAsideEvent: ['super'],
  // The shell's BFF for whoever is signed in, the administrators' for the owner: each looks whose it is.
  countDossier: ['user'],
  readDossier: ['user'],
};

interface Described {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly 'x-open-to': Who;
            readonly 'x-forwards'?: { readonly service: ServiceName; readonly operationId: string };
          }
        >
      >
    >
  >;
}

const rolesOf = (caller: Caller): readonly ActorRole[] => {
  if (caller === 'system' || caller === 'anonymous') return [caller];
  return [...(caller === 'public' ? (['anonymous'] as const) : []), ...roles.filter((role) => mayCall(caller, role))];
};

/**
 * By operation of a service, who may come in by its door: whoever the rows of the four BFFs lead there (from their committed
 * documents), and the calls beside the rows.
 */
export function callersOf(service: ServiceName): ReadonlyMap<string, ReadonlySet<ActorRole>> {
  const callers = new Map<string, Set<ActorRole>>();
  const add = (operation: string, ...who: readonly Caller[]): void => {
    const known = callers.get(operation) ?? new Set();
    for (const role of who.flatMap(rolesOf)) known.add(role);
    callers.set(operation, known);
  };
  for (const area of areas) {
    const file = fileURLToPath(new URL(`../../../../bff/${area}/openapi.json`, import.meta.url));
    const { paths } = JSON.parse(readFileSync(file, 'utf8')) as Described;
    for (const route of Object.values(paths).flatMap((item) => Object.values(item))) {
      const target = route['x-forwards'];
      if (target?.service === service) add(target.operationId, route['x-open-to']);
    }
  }
  for (const [operation, who] of Object.entries({ ...besideTheRows[service], ...ofEveryService }))
    add(operation, ...who);
  return callers;
}
