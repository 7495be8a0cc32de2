/** People at work: borrowers who apply, draw and are paid, each with a company of its own, until they are told to stop. */
import {
  aDrawRequest,
  anApplication,
  aPerson,
  decided,
  demonstrationAccounts,
  demonstrationPassword,
  funded,
  sites,
  withCompany,
  withEsign,
} from '@groundwork/demonstration';
import { portalOf } from './addresses.mjs';

const lines = { 'Building permit fees': 764_000, 'Architecture and engineering': 648_000 };

/** @returns what was done, `ending` (nothing new is begun), and `finished`. At most `rounds` loans of each. */
export async function startWork(env, workers, rounds = Number.POSITIVE_INFINITY) {
  const portal = portalOf(env);
  const administrator = await aPerson(portal, demonstrationAccounts.admin);
  const done = [];
  let stopping = false;

  const borrowerNumber = async (number) => {
    const firstName = `Drill${String.fromCharCode(65 + number)}`;
    const email = `${firstName}.${Date.now().toString(36)}@example.com`.toLowerCase();
    const account = { email, firstName, lastName: 'Borrower', role: 'borrower', password: demonstrationPassword };
    const person = await withEsign(portal, await aPerson(portal, account));
    const borrower = await withCompany(portal, person, {
      organizationName: `${firstName} Homes ${Date.now().toString(36)}`,
      mailingStreetAddress: '1 Main Street',
      mailingCity: 'Houston',
      mailingState: 'Texas',
      mailingZipCode: '77002',
      physicalAddressSameAsMailing: true,
    });
    return { portal, borrower, companyId: borrower.companyIds[0], administrator };
  };
  const aLoan = async (cast, name, round) => {
    const site = { ...sites.begun, name, street: `${String(100 + round)} ${name}` };
    const { id } = await anApplication(cast, site).approved();
    const draw = await aDrawRequest(cast, id, lines);
    if (round % 2 === 0) await funded(cast, draw);
    else await decided(cast, draw, ['Building permit fees'], 'The permit is not on file yet.');
    done.push({ id, at: new Date() });
  };
  const working = async (number) => {
    const cast = await borrowerNumber(number);
    for (let round = 0; !stopping && round < rounds; round += 1)
      await aLoan(cast, `${cast.borrower.name} ${round}`, round);
  };
  const all = Promise.all(
    Array.from({ length: workers }, (_, number) =>
      working(number).catch((error) => {
        // What is under way when the portal is lost ends with it.
        if (!stopping) throw error;
      }),
    ),
  );
  all.catch(() => {});
  return {
    done,
    /** From now on nothing new is begun; what fails, fails. */
    ending: () => (stopping = true),
    async finished() {
      await all;
      await portal.close();
    },
  };
}

/** A loan from its application to its first payment, by somebody new: the portal does all of it. */
export async function workOnce(env) {
  const work = await startWork(env, 1, 1);
  await work.finished();
  return work.done.length;
}
