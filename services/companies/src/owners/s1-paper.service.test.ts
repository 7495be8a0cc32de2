import { randomUUID } from 'node:crypto';
import { s1Form } from '@groundwork/domain-messages';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { headed, headOf, startService } from '@groundwork/server-testkit';
import { extractText, getDocumentProxy } from 'unpdf';
import { service } from '../index.js';
import { anOwnCompany } from '../testing/set-up.js';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startService(service);
});
afterAll(() => harness.close());

const packed = (text: string): string => text.replace(/\s/g, '');

describe('the blank S-1 of an owner', () => {
  it('names borrower, owner and share in any of these scripts, and can be filled in', async () => {
    const own = await anOwnCompany(harness, { organizationName: 'Łódź 建设 Builders' });
    const { personId } = await own.partner('Θεσσαλία 東京', 45.5);
    const path = `/entity-owners/company/${own.companyId}/s1/${personId}`;
    const answer = await harness.as(own.actor).call('GET', path);
    expect([answer.status, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      'attachment; filename="s-1.pdf"',
    ]);
    const { text } = await extractText(new Uint8Array(answer.bytes), { mergePages: true });
    expect(await headOf(answer.bytes)).toEqual(headed);
    for (const fact of [
      s1Form.title,
      'Borrower: Łódź 建设 Builders',
      'Owner: Θεσσαλία 東京 Whitfield',
      'Ownership of the borrower: 45.5%',
      s1Form.judgements,
      s1Form.certification,
      s1Form.signature,
      'Page 1 of 1',
    ])
      expect(packed(text)).toContain(packed(fact));
    expect(text).not.toContain('[U+');
    const form = await getDocumentProxy(new Uint8Array(answer.bytes));
    const fields = (await (await form.getPage(1)).getAnnotations()) as { fieldType: string; fieldName: string }[];
    expect(fields.map(({ fieldType, fieldName }) => [fieldType, fieldName])).toEqual(
      [
        s1Form.address,
        s1Form.birth,
        s1Form.socialSecurity,
        s1Form.occupation,
        s1Form.otherCompanies,
        s1Form.judgements,
      ].map((question) => ['Tx', question]),
    );
  });

  it('is nobody else’s, and of nobody who owns nothing of the company', async () => {
    const own = await anOwnCompany(harness);
    const { personId } = await own.partner('Dana', 100);
    const other = await anOwnCompany(harness);
    const tree = `/entity-owners/company/${own.companyId}`;
    const refused = await other.problem('GET', tree);
    expect(await other.problem('GET', `${tree}/s1/${personId}`)).toMatchObject({
      status: refused.status,
      code: refused.code,
    });
    expect([403, 404]).toContain(refused.status);
    // Somebody else's owner under one's own company is none.
    const mixed = `/entity-owners/company/${other.companyId}/s1/${personId}`;
    expect((await other.problem('GET', mixed)).status).toBe(404);
    expect((await own.problem('GET', `${tree}/s1/${randomUUID()}`)).status).toBe(404);
  });
});
