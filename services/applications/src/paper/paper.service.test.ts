import { randomUUID } from 'node:crypto';
import { aBorrower, anAdministrator, startService } from '@groundwork/server-testkit';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import { extractText } from 'unpdf';
import { service } from '../index.js';
import { approval, neighboursOf, sections, threadOf } from '../testing/thread.js';

let harness: ServiceHarness;
let neighbours: Neighbour;
const companyId = randomUUID();
const borrower = aBorrower(companyId);
const administrator = anAdministrator();
beforeAll(async () => {
  neighbours = await neighboursOf(companyId);
  harness = await startService(service, { services: { companies: neighbours.url, files: neighbours.url } });
});
afterAll(async () => {
  await harness.close();
  await neighbours.close();
});

/** Without the breaks of lines, which depend on the width of the page. */
async function printed(id: string) {
  const answer = await harness.as(administrator).call('GET', `/applications/${id}/pdf`);
  const { text } = await extractText(new Uint8Array(answer.bytes));
  return { answer, pages: text, packed: text.join(' ').replace(/\s/g, '') };
}
const pack = (text: string): string => text.replace(/\s/g, '');

describe('an application on paper', () => {
  it('tells every section, property, budget, parties, term sheet, decision and document, in any of these scripts', async () => {
    const owner = { id: randomUUID(), name: 'Θεσσαλονίκη Łukasiewicz', percentOwnership: 60, accounts: 1 };
    neighbours.answers.set(`/internal/companies/${companyId}/credit-parties`, {
      companyId,
      name: 'Łódź 東京 建设有限公司',
      owners: [owner],
      people: [],
      contractors: [],
    });
    neighbours.answers.set('/internal/files/credit-files', [
      {
        fileUploadId: randomUUID(),
        parentType: 'application',
        fileType: 'survey',
        userFileName: 'survey of 1842.pdf',
        status: 'approved',
        sha256: 'c0ffee'.padEnd(64, '0'),
        version: 1,
        uploadedAt: '2026-03-01T12:00:00.000Z',
      },
    ]);
    const thread = threadOf(harness, borrower, administrator);
    const submitted = await thread.submitted();
    const conditioned = await thread.decide(submitted, {
      approvalConditions: [{ name: 'Soil report', comment: 'by an engineer', completed: true }],
    });
    const decided = await thread.decide(conditioned, { status: 'approved', ...approval });
    const { answer, pages, packed } = await printed(decided.id);
    expect([answer.status, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      'attachment; filename="application.pdf"',
    ]);
    for (const fact of [
      'Łódź 東京 建设有限公司',
      'Θεσσαλονίκη Łukasiewicz, 60%',
      'Heights Boulevard Home',
      'Build New',
      '1842 Heights Boulevard, Houston, Harris, Texas',
      'Do you own all of the property?Yes',
      'Is there a presale contract?No',
      'Site Work: $52,388.00',
      'Foundation$44,748.00 (hard)',
      'Budget in all$66,447.00',
      'Foundationsfoundations Partners',
      'Is there a judgement against you now?not answered',
      'Decision: Approved',
      'Above limits',
      'The sponsor holds a reserve.',
      `Decided uponVersion${decided.version}`,
      'Budget of 1842 Heights Boulevard$66,447.00',
      'Loan to cost75.25%',
      'Limits then, version 1 of',
      'Conditions thenSoil reportticked off',
      'by an engineer',
      'The originals lie in the vault.',
      'Amount approved$50,000.00',
      'Interest rate10.5%',
      'Survey or Plot Mapsurvey of 1842.pdf, Approved',
      'c0ffee',
      `Page 1 of ${pages.length}`,
    ])
      expect(packed).toContain(pack(fact));
    expect(packed).not.toContain('[U+');
    // Tagged, with headings, and no heavier than its glyphs.
    const raw = answer.bytes.toString('latin1');
    for (const tag of ['/MarkInfo', '/StructTreeRoot', '/S /H1', '/S /H2', '/S /H3', '/Lang (en-US)'])
      expect(raw).toContain(tag);
    expect(answer.bytes.length).toBeLessThan(300_000);
  });

  it('of an application that has nothing yet says so, and writes what no font draws as its code point', async () => {
    const { id } = await threadOf(harness, borrower, administrator).create({ name: 'House 🏠' });
    const { packed } = await printed(id);
    for (const fact of ['House[U+1F3E0]', 'notaccepted', 'notanswered', 'ConditionsNone'])
      expect(packed).toContain(fact);
  });

  it('tells the budgets of the units that have one, beside that of their property', async () => {
    const thread = threadOf(harness, borrower, administrator);
    const created = await thread.create({ propertyType: 'duplex' });
    const { properties } = await thread.save(created, {
      properties: [{ id: created.properties[0]?.id, units: [{}, {}] }],
    });
    const unitId = properties[0]?.units[1]?.id;
    const made = await harness.as(borrower).call('POST', '/unit-budgets', { unitId, version: 0, sections });
    expect(made.status).toBe(201);
    const { packed } = await printed(created.id);
    expect(packed).toContain(pack('Budget of unit 2 of property 1 Total$66,447.00 Site Work: $52,388.00'));
    expect(packed).not.toContain(pack('Budget of unit 1 of property 1'));
  });

  it('is an administrator’s alone', async () => {
    const { id } = await threadOf(harness, borrower, administrator).create();
    expect((await harness.as(borrower).problem('GET', `/applications/${id}/pdf`)).status).toBe(403);
    expect((await harness.as(administrator).problem('GET', `/applications/${randomUUID()}/pdf`)).status).toBe(404);
  });
});
