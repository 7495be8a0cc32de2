import { randomUUID } from 'node:crypto';
import { aBorrower, anAdministrator, headed, headOf, startService } from '@groundwork/server-testkit';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import { extractText } from 'unpdf';
import { service } from '../index.js';
import { address, approval, neighboursOf, sections, threadOf } from '../testing/thread.js';

let harness: ServiceHarness;
let neighbours: Neighbour;
const companyId = randomUUID();
const borrower = aBorrower(companyId);
const administrator = anAdministrator();
beforeAll(async () => {
  neighbours = await neighboursOf(companyId);
  harness = await startService(service, {
    services: {
      companies: neighbours.url,
      files: neighbours.url,
      agreements: neighbours.url,
      identity: neighbours.url,
    },
  });
});
afterAll(async () => {
  await harness.close();
  await neighbours.close();
});

/** Without the breaks of lines, which depend on the width of the page. */
async function printed(id: string) {
  const answer = await harness.as(administrator).call('GET', `/applications/${id}/pdf`);
  expect(await headOf(answer.bytes)).toEqual(headed);
  const { text } = await extractText(new Uint8Array(answer.bytes));
  return { answer, pages: text, packed: text.join(' ').replace(/\s/g, '') };
}
const pack = (text: string): string => text.replace(/\s/g, '');

describe('an application on paper', () => {
  it('says of a file that answers a question that it was uploaded', async () => {
    const { create, save } = threadOf(harness, borrower, administrator);
    const thirdPartyResume = randomUUID();
    const manager = { thirdPartyFirm: 'Bayou Rentals', thirdPartyHasWebsite: false, thirdPartyResume };
    const created = await create({ loanType: 'buildToRent', intendedPurpose: 'rent' });
    neighbours.answers.set('/internal/files/lookup', [
      { fileUploadId: thirdPartyResume, parentType: 'application', parentId: created.id, fileType: 'resume' },
    ]);
    const [property] = created.properties;
    const { id } = await save(created, { properties: [{ id: property?.id, ...manager }] });
    const { packed } = await printed(id);
    expect(packed).toContain(pack('Résumé of the managerUploaded'));
    expect(packed).not.toContain(thirdPartyResume);
  });

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
    const acceptance = {
      id: randomUUID(),
      type: 'build new',
      version: 3,
      date: '2026-03-02T15:00:00.000Z',
      signerName: 'Marisol Bennett',
      contentHash: 'e5ca1e'.padEnd(64, '0'),
    };
    neighbours.answers.set(`/internal/term-sheets/${submitted.id}/acceptance`, { acceptance });
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
      'Term sheet, version 3, acceptedMarisol Bennett, 03/02/2026 11:00 AM EST',
      `Accepted text, SHA-256${acceptance.contentHash}Documents`,
      'Loan to cost75.25%',
      'Limits then, version 1 of',
      'Carolyn WhitfieldBy the account',
      'Conditions thenSoil reportticked off',
      'EST by Carolyn Whitfield: by an engineer',
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

  it('of a loan that was closed tells the checklist of its closing as it stood', async () => {
    const thread = threadOf(harness, borrower, administrator);
    neighbours.answers.set('/internal/files/credit-files', [
      {
        fileUploadId: randomUUID(),
        parentType: 'application',
        fileType: 'title',
        userFileName: 'title.pdf',
        status: 'approved',
        sha256: 'c0ffee'.padEnd(64, '0'),
        version: 1,
        uploadedAt: '2026-03-01T12:00:00.000Z',
      },
    ]);
    const { id } = await thread.decide(await thread.submitted(), { status: 'in_closing', ...approval });
    const item = { version: 0, completed: true, dueOn: '2026-03-20', comment: 'Clear of liens' };
    expect((await harness.as(administrator).call('PUT', `/applications/${id}/closing/title`, item)).status).toBe(200);
    await thread.decide(await thread.read(id), {
      status: 'approved',
      decision: { overrideReason: 'The title company vouches.' },
    });
    expect((await printed(id)).packed).toMatch(
      /ClosingthenTitletickedoff[^,]+byCarolynWhitfield,dueon2026-03-20,Clearofliens/,
    );
  });

  it('of an application that has nothing yet says so, and writes what no font draws as its code point', async () => {
    const { id } = await threadOf(harness, borrower, administrator).create({ name: 'House 🏠' });
    const { packed } = await printed(id);
    for (const fact of ['House[U+1F3E0]', 'notaccepted', 'notanswered', 'ConditionsNone'])
      expect(packed).toContain(fact);
  });

  it('names the supervision of a line of credit by its record: who acknowledged it, when, and which words', async () => {
    const thread = threadOf(harness, borrower, administrator);
    const { id, version } = await thread.create({ lineOfCredit: true });
    const path = `/internal/term-sheets/${id}/supervision`;
    neighbours.answers.set(path, { supervision: null });
    const ticked = await thread.save({ id, version } as never, { supervisoryAck: true });
    const acknowledged = {
      id: randomUUID(),
      signerName: 'Marisol Bennett',
      date: '2026-03-02T15:00:00.000Z',
      contentHash: 'ac4'.padEnd(64, '0'),
    };
    expect((await printed(id)).packed).toContain(pack('Supervision acknowledged ticked, without a record'));
    neighbours.answers.set(path, { supervision: acknowledged });
    await thread.save(ticked, { supervisoryAck: true });
    const { packed } = await printed(id);
    expect(packed).toContain(pack('Supervision acknowledgedMarisol Bennett, 03/02/2026 11:00 AM EST'));
    expect(packed).toContain(`Acknowledgedwords,SHA-256${acknowledged.contentHash}`);
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

describe('a budget on paper', () => {
  const paperOf = async (path: string, actor = borrower) => {
    const answer = await harness.as(actor).call('GET', path);
    const { text } = await extractText(new Uint8Array(answer.bytes));
    return { answer, pages: text, packed: text.join(' ').replace(/\s/g, '') };
  };
  const lines = (count: number) => [
    {
      name: 'Łódź – Gründung',
      sectionIndex: 0,
      additionalItems: Array.from({ length: count }, (_, index) => ({
        name: `Θεσσαλονίκη ${index}`,
        type: 'soft',
        custom: 'yes',
        note: index === 0 ? '東京, by hand' : null,
        index,
        budgetAmount: 100_001,
      })),
    },
  ];

  it('has every line with type, note and amount, and the sums, in any of these scripts', async () => {
    const thread = threadOf(harness, borrower, administrator);
    const created = await thread.create({ properties: [{ street: 'ul. Piotrkowska 5, Łódź' }] });
    const propertyId = created.properties[0]?.id as string;
    await thread.saveBudget(propertyId, { name: '東京 first', sections: lines(3) });
    const { answer, pages, packed } = await paperOf(`/properties/${propertyId}/budget/pdf`);
    expect([answer.status, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      'attachment; filename="budget.pdf"',
    ]);
    for (const fact of [
      'Budget: ul. Piotrkowska 5, Łódź',
      '東京 first',
      `Project #${created.projectNumber}, budget version 1`,
      'Łódź – Gründung',
      'Θεσσαλονίκη 0 東京, by hand soft $1,000.01',
      'Θεσσαλονίκη 2 soft $1,000.01',
      'Łódź – Gründung, together $3,000.03',
      'Budget in all $3,000.03',
      `Page 1 of ${pages.length}`,
    ])
      expect(packed).toContain(pack(fact));
    expect(packed).not.toContain('[U+');
    const raw = answer.bytes.toString('latin1');
    for (const tag of ['/S /H1', '/S /Table', '/S /TR', '/S /TD']) expect(raw).toContain(tag);
  });

  it('takes as many pages as it needs, and no line is lost between them', async () => {
    const thread = threadOf(harness, borrower, administrator);
    const { properties } = await thread.create();
    const propertyId = properties[0]?.id as string;
    await thread.saveBudget(propertyId, { sections: lines(300) });
    const { pages, packed } = await paperOf(`/properties/${propertyId}/budget/pdf`, administrator);
    expect(pages.length).toBeGreaterThan(5);
    for (let index = 0; index < 300; index += 1) expect(packed).toContain(`Θεσσαλονίκη${index}`);
    expect(packed).toContain('Budgetinall$300,003.00');
  });

  it('of a unit is that unit’s, and one that nobody saved says so', async () => {
    const thread = threadOf(harness, borrower, administrator);
    const created = await thread.create({ propertyType: 'duplex', properties: [address] });
    const { properties } = await thread.save(created, {
      properties: [{ id: created.properties[0]?.id, units: [{}, {}] }],
    });
    const [first, second] = properties[0]?.units.map(({ id }) => id) ?? [];
    await harness.as(borrower).call('POST', '/unit-budgets', { unitId: second, version: 0, sections: lines(1) });
    const { packed } = await paperOf(`/units/${second}/budget/pdf`);
    expect(packed).toContain(pack('Budget: 1842 Heights Boulevard, unit 2'));
    expect(packed).toContain(pack('Budget in all $1,000.01'));
    expect((await paperOf(`/units/${second}/budget/pdf`, administrator)).packed).toBe(packed);
    const unsaved = await paperOf(`/units/${first}/budget/pdf`);
    expect(unsaved.packed).toContain('budgetnotsavedyet');
    // That of the property says what its units come to, and how far it is from them.
    await thread.saveBudget(properties[0]?.id as string, { sections: lines(3) });
    const whole = await paperOf(`/properties/${properties[0]?.id}/budget/pdf`, administrator);
    for (const fact of ['Units Unit 2 $1,000.01', 'All units together $1,000.01', 'Budget less all units $2,000.02'])
      expect(whole.packed).toContain(pack(fact));
    expect(whole.packed).not.toContain('Unit1');
  });

  it('is for whoever may read the budget, and for nobody else', async () => {
    const thread = threadOf(harness, borrower, administrator);
    const { properties } = await thread.create();
    const path = `/properties/${properties[0]?.id}/budget`;
    const stranger = aBorrower(randomUUID());
    const refused = await harness.as(stranger).problem('GET', path);
    expect(await harness.as(stranger).problem('GET', `${path}/pdf`)).toMatchObject({
      status: refused.status,
      code: refused.code,
    });
    expect([403, 404]).toContain(refused.status);
    for (const unknown of ['properties', 'units'])
      expect((await harness.as(borrower).problem('GET', `/${unknown}/${randomUUID()}/budget/pdf`)).status).toBe(404);
  });
});
