import { randomUUID } from 'node:crypto';
import { aNeighbour, startBff } from '@groundwork/server-testkit';
import type { BffHarness, Neighbour } from '@groundwork/server-testkit';
import { bff } from '../index.js';
import type { Found } from './find.dto.js';

let shell: BffHarness;
let applications: Neighbour;
let companies: Neighbour;
let identity: Neighbour;
let brokers: Neighbour;
beforeEach(async () => {
  [applications, companies, identity, brokers] = await Promise.all([
    aNeighbour(),
    aNeighbour(),
    aNeighbour(),
    aNeighbour(),
  ]);
  shell = await startBff(bff, {
    applications: applications.url,
    companies: companies.url,
    identity: identity.url,
    brokers: brokers.url,
  });
});
afterEach(async () => {
  await shell.close();
  await Promise.all([applications, companies, identity, brokers].map((neighbour) => neighbour.close()));
});

const [id, companyId] = [randomUUID(), randomUUID()];
const application = {
  id,
  projectNumber: 1042,
  name: 'Maple House',
  street: '12 Maple Street',
  companyName: 'Maple Homes',
  companyId,
  status: 'submitted',
};
const find = async (user: Parameters<BffHarness['call']>[0], q: string) =>
  (await shell.call<Found>(user, 'GET', `/find?q=${encodeURIComponent(q)}`)).body;
const sentTo = ({ received }: Neighbour) =>
  received.map(({ path }) => path).filter((path) => !path.includes('/sessions/'));

describe('the search of the command bar', () => {
  it('asks each service once for an administrator, and names what it found', async () => {
    applications.answers.set('/application-search?q=maple&limit=6', { items: [application] });
    companies.answers.set('/companies?search=maple&limit=6', [
      { companyId, organizationName: 'Maple Homes', mailingCity: 'Houston', mailingState: null },
    ]);
    const person = { userId: id, firstName: 'Ana', lastName: 'Maple', email: 'ana@maple.example', role: 'borrower' };
    identity.answers.set('/users/found?q=maple', [{ ...person, companyId, companyName: 'Maple Homes' }]);
    brokers.answers.set('/brokers/found?q=maple', [
      { id, businessName: 'Maple Capital', name: 'Noor Haddad', status: '4' },
    ]);
    expect(await find({ role: 'admin' }, ' maple ')).toEqual({
      incomplete: false,
      items: [
        {
          kind: 'application',
          id,
          name: '1042 Maple House',
          detail: '12 Maple Street · Maple Homes',
          state: 'submitted',
          companyId,
        },
        { kind: 'company', id: companyId, name: 'Maple Homes', detail: 'Houston', state: null, companyId },
        {
          kind: 'person',
          id,
          name: 'Ana Maple',
          detail: 'Maple Homes · ana@maple.example',
          state: 'borrower',
          companyId,
        },
        { kind: 'broker', id, name: 'Maple Capital', detail: 'Noor Haddad', state: '4', companyId: null },
      ],
    });
    for (const service of [applications, companies, brokers]) expect(sentTo(service)).toHaveLength(1);
  });

  it('says that there may be more while a service is away', async () => {
    applications.answers.set('/application-search?q=maple&limit=6', { items: [application] });
    brokers.away = true;
    const { items, incomplete } = await find({ role: 'super' }, 'maple');
    expect([items.map(({ kind }) => kind), incomplete]).toEqual([['application'], true]);
  });

  it('asks for a borrower among the applications of the company in use alone', async () => {
    applications.answers.set(`/companies/${companyId}/application-search?q=maple&limit=6`, { items: [application] });
    const borrower = { role: 'borrower', companies: [companyId], company: companyId } as never;
    expect((await find(borrower, 'maple')).items).toEqual([
      expect.objectContaining({ kind: 'application', id, detail: '12 Maple Street' }),
    ]);
    const foreign = await shell.call<Found>(borrower, 'GET', `/find?q=maple&company=${randomUUID()}`);
    expect(foreign.body.items).toHaveLength(1);
    expect(new Set(sentTo(applications))).toEqual(
      new Set([`/companies/${companyId}/application-search?q=maple&limit=6`]),
    );
    expect([companies, identity, brokers].flatMap(sentTo)).toEqual([]);
  });

  it('asks for a broker among the own agreements', async () => {
    const userId = randomUUID();
    const agreement = { clientRepresentativeName: 'Ana', status: '3' };
    brokers.answers.set(`/brokers/user/${userId}`, {
      agreements: [
        { ...agreement, id, clientName: 'Maple Homes' },
        { ...agreement, id: randomUUID(), clientName: 'Oak Homes' },
      ],
    });
    expect((await find({ role: 'broker', userId }, 'MAPLE')).items).toEqual([
      { kind: 'referral', id, name: 'Maple Homes', detail: 'Ana', state: '3', companyId: null },
    ]);
    expect(sentTo(applications)).toEqual([]);
  });

  it('finds nothing by one character, and nobody who is not signed in', async () => {
    expect(await find({ role: 'admin' }, ' m ')).toEqual({ items: [], incomplete: false });
    expect((await shell.call({ role: 'admin' }, 'GET', '/find?q=ab&q=cd')).status).toBe(400);
    expect(sentTo(applications)).toEqual([]);
    expect((await shell.call(undefined, 'GET', '/find?q=maple')).status).toBe(401);
  });
});
