import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { aBorrower } from '@groundwork/server-testkit';
import {
  aCompany,
  aMember,
  anEmail,
  lettersTo,
  post,
  somebody,
  startScene,
  withTerms,
} from '../testing/registering.js';
import type { Scene } from '../testing/registering.js';

jest.setTimeout(60_000);

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
  withTerms(scene);
});
afterAll(() => scene.close());

/** The same command again, as a page sends it whose first answer was lost. */
async function twice(actor: ReturnType<typeof somebody>, path: string, body: object) {
  const headers = { 'idempotency-key': randomUUID() };
  const first = await post(scene, actor, path, body, headers);
  const second = await post(scene, actor, path, body, headers);
  expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
}

describe('a letter is written once, although its command is sent twice', () => {
  it('to whoever registers', async () => {
    const email = anEmail();
    await twice(somebody(), '/registrations', { email, firstName: 'Ana', lastName: 'Reyes' });
    expect(await lettersTo(scene, 'user.confirmation_requested', email)).toHaveLength(1);
  });

  it('to whoever is invited to a company', async () => {
    const email = anEmail();
    const companyId = aCompany(scene, 'Bluff Oak Homes');
    const colleague = { ...aBorrower(companyId), address: somebody().address };
    await twice(colleague, '/invitations', { email, companyId });
    expect(await lettersTo(scene, 'user.confirmation_requested', email)).toHaveLength(1);
  });

  it('to whoever has forgotten the password', async () => {
    const { email } = await aMember(scene);
    await twice(somebody(), '/passwords/forgotten', { email });
    expect(await lettersTo(scene, 'user.reset_requested', email)).toHaveLength(1);
  });
});
