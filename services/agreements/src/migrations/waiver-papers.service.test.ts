import { createHash, randomUUID } from 'node:crypto';
import { connect } from '@groundwork/server-data';
import { createTestDatabase } from '@groundwork/server-data/testing';
import { anAdministrator, nobody, startService } from '@groundwork/server-testkit';
import { waiverSigned } from '../evidence/index.js';
import { verifyEvidence } from '../evidence/verify-evidence.js';
import { service } from '../index.js';
import type { VerifiedPaperDto } from '../sealing/verification.dto.js';
import { contentHash } from '../shared/index.js';
import { WaiverPapers1766200000000 } from './1766200000000-waiver-papers.js';
import { appendRecords } from './shared/append-records.js';

const { migrations } = service.schema ?? { migrations: [] };
const before = { entities: [], migrations: migrations.slice(0, migrations.indexOf(WaiverPapers1766200000000)) };

it('a waiver that was signed before gets its paper, is known by it, and one that was changed since gets none', async () => {
  const database = await createTestDatabase('agreements');
  const earlier = await connect(database.options, before);
  const sign = async (shown: string, text: string) => {
    const row = {
      id: randomUUID(),
      applicationId: randomUUID(),
      companyId: randomUUID(),
      type: 'conditional_progress' as const,
      version: 1,
      contentHash: contentHash(shown),
      masterHash: contentHash('master'),
      claimant: 'Gulf Framing LLC',
      signerName: 'Ann Ortiz',
      email: 'ann@gulf.example',
      signature: 'Ann Ortiz',
      drawingHash: null,
      signedAt: new Date('2026-03-02T15:00:00.000Z'),
      ip: null,
      userAgent: null,
    };
    await earlier.transaction(async (manager) => {
      const columns = `id, application_id, company_id, type, version, content_hash, master_hash, claimant, signer_name, email, signature, content, signed_at`;
      const { drawingHash, signedAt, ip, userAgent, ...values } = row;
      await manager.query(`INSERT INTO waiver_signature (${columns}) VALUES (${columns.replaceAll(/[a-z_]+/g, '?')})`, [
        ...Object.values(values),
        text,
        '2026-03-02 15:00:00.000',
      ]);
      const runner = manager.queryRunner;
      if (runner) await appendRecords(runner, [waiverSigned(row)]);
    });
    return row.id;
  };
  const whole = await sign('<p>Waived: $200.00</p>', '<p>Waived: $200.00</p>');
  const changed = await sign('<p>Waived: $200.00</p>', '<p>Waived: $900.00</p>');
  await earlier.close();

  const harness = await startService(service, { database: database.options });
  const bytes = async (id: string) =>
    harness.asService<{ content: string }>('draws', 'GET', `/internal/waiver-signatures/${id}`);
  const paper = Buffer.from((await bytes(whole)).body.content, 'base64');
  const paperHash = createHash('sha256').update(paper).digest('hex');
  const known = await harness.as(nobody).call<VerifiedPaperDto>('POST', '/verifications', { paperHash });
  expect(known.body.signatures).toEqual([
    { party: 'Gulf Framing LLC', signerName: 'Ann Ortiz', signedAt: '2026-03-02T15:00:00.000Z' },
  ]);
  const refused = await harness.as(anAdministrator()).problem('GET', `/waiver-signatures/${changed}/pdf`);
  expect(refused.code).toBe('evidence.broken');
  const { findings } = await verifyEvidence((statement, values) => harness.service.database.rows(statement, values));
  expect(findings.filter((finding) => /PDF|not found by its hash|chain/.test(finding))).toEqual([]);
  await harness.close();
  await database.drop();
}, 60_000);
