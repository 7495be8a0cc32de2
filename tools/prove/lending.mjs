/** One lender at work for a measure: loans from their application to their approval, and draws that are paid. */
import {
  aDrawRequest,
  anApplication,
  aPerson,
  demonstrationAccounts,
  demonstrationPassword,
  funded,
  sites,
  withCompany,
  withEsign,
} from '@groundwork/demonstration';
import { portalOf } from '../drill/addresses.mjs';

const together = 3;
const lines = { 'Building permit fees': 40_000, 'Architecture and engineering': 30_000 };

export async function startLending(env) {
  const portal = portalOf(env);
  const administrator = await aPerson(portal, demonstrationAccounts.admin);
  const open = [];
  let drawn = 0;
  const casts = [];
  for (let number = 0; number < together; number += 1) {
    const email = `lending.${number}@example.com`;
    const account = {
      email,
      firstName: `Lending${number}`,
      lastName: 'Borrower',
      role: 'borrower',
      password: demonstrationPassword,
    };
    const borrower = await withCompany(portal, await withEsign(portal, await aPerson(portal, account)), {
      organizationName: `Lending ${number} Homes`,
      mailingStreetAddress: '1 Main Street',
      mailingCity: 'Houston',
      mailingState: 'Texas',
      mailingZipCode: '77002',
      physicalAddressSameAsMailing: true,
    });
    casts.push({ email, portal, borrower, companyId: borrower.companyIds[0], administrator });
  }
  /** Each of several works off what is left of `count`, with its own cast. */
  const byAll = (count, work) => {
    let left = count;
    return Promise.all(
      casts.map(async (cast) => {
        while ((left -= 1) >= 0) await work(cast);
      }),
    );
  };
  return {
    /** Whose loans they are. */
    borrowers: casts.map(({ email }) => email),
    lend: (count) =>
      byAll(count, async (cast) => {
        const name = `House ${open.length}-${cast.borrower.name}`;
        const { id } = await anApplication(cast, { ...sites.begun, name }).approved();
        open.push({ cast, id });
      }),
    drawOnAll: async (times) => {
      drawn = 0;
      for (let time = 0; time < times; time += 1) {
        const waiting = [...open];
        await Promise.all(
          Array.from({ length: together }, async () => {
            for (let loan = waiting.pop(); loan; loan = waiting.pop()) {
              await funded(loan.cast, await aDrawRequest(loan.cast, loan.id, lines));
              drawn += 1;
            }
          }),
        );
      }
    },
    /** How often all loans were drawn on the last time. */
    draws: () => drawn,
    close: () => portal.close(),
  };
}
