import { randomUUID } from 'node:crypto';
import { CreateEventTables1763700000000 } from '@groundwork/server-events';
import { CreateIdempotencyKeys1763700001000 } from '@groundwork/server-idempotency';
import { connect } from '@groundwork/server-data';
import { createTestDatabase } from '@groundwork/server-data/testing';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import { aBorrower, anAdministrator, aNeighbour, nobody, startService } from '@groundwork/server-testkit';
import type { EsignAcceptanceDto, EsignMasterDto } from '../esign/esign.dto.js';
import { service } from '../index.js';
import { CreateAgreements1763800600000 } from '../migrations/1763800600000-create-agreements.js';
import { FirstMasters1763800600001 } from '../migrations/1763800600001-first-masters.js';
import { canonical, genesis, recordHash } from './canonical.js';
import { runVerification } from './run-verification.js';
import type { Anchor, RecordRow, VerificationReport } from './verification.types.js';
import { contentHash } from '../shared/index.js';
import { verifyEvidence } from './verify-evidence.js';

let harness: ServiceHarness;
let identity: Neighbour;
beforeAll(async () => {
  identity = await aNeighbour();
  harness = await startService(service, { services: { identity: identity.url } });
  published = await chain();
});
afterAll(async () => {
  await harness.close();
  await identity.close();
});

const latest = async () => (await harness.as(nobody).call<EsignMasterDto>('GET', '/esign-masters/latest')).body;

function aSigner() {
  const actor = aBorrower(randomUUID());
  identity.answers.set(`/internal/users/${actor.userId}/name`, {
    userId: actor.userId,
    firstName: 'Marisol',
    lastName: 'Bennett',
  });
  return actor;
}

async function accept(actor = aSigner()): Promise<EsignAcceptanceDto> {
  const { id } = await latest();
  const answer = await harness.as(actor).call<EsignAcceptanceDto>('POST', '/esign-acceptances', {
    userId: actor.userId,
    esignMasterId: id,
    signature: 'MARISOL BENNETT',
  });
  expect(answer.status).toBe(201);
  return answer.body;
}

/** The masters that the portal starts with are published before anything else. */
let published: RecordRow[] = [];
const after = (records: readonly RecordRow[]) => records.slice(published.length);

const { reading, verify, run } = {
  reading: <T>(statement: string, values?: readonly unknown[]) => harness.service.database.rows<T>(statement, values),
  verify: (expected?: Anchor) => verifyEvidence(reading, expected),
  run: (statement: string, values: unknown[] = []) =>
    harness.service.database.manager.query<unknown>(statement, values),
};
const chain = () =>
  reading<RecordRow>(
    'SELECT position, kind, acceptance_id AS acceptanceId, facts, previous_hash AS previousHash, hash FROM evidence_record ORDER BY position',
  );

/** What is found after somebody did `harm` to the tables; it is undone afterwards. */
async function foundAfter(harm: () => Promise<unknown>, expected?: Anchor): Promise<VerificationReport> {
  const undo = new Error('undo');
  let report: VerificationReport | undefined;
  await harness.service.database
    .transaction(async () => {
      await harm();
      report = await verify(expected);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  if (!report) throw new Error('nothing was verified');
  return report;
}

describe('the chain of evidence', () => {
  it('has one record for each acceptance and each withdrawal, bound to the one before', async () => {
    const actor = aSigner();
    const accepted = await accept(actor);
    harness.clock.advance(60_000);
    const headers = { 'user-agent': 'Browser of the withdrawal' };
    expect(
      (await harness.as(actor).call('DELETE', `/esign-acceptances/${accepted.id}`, undefined, { headers })).status,
    ).toBe(200);
    expect(published.map(({ kind }) => kind)).toEqual(published.map(() => 'master.published'));
    const begin = published.length;
    const [first, second, ...rest] = after(await chain());
    expect(rest).toEqual([]);
    expect(first).toMatchObject({
      position: begin + 1,
      kind: 'esign.accepted',
      acceptanceId: accepted.id,
      previousHash: published.at(-1)?.hash,
    });
    expect(JSON.parse(first?.facts ?? '')).toEqual({
      kind: 'esign.accepted',
      acceptanceId: accepted.id,
      userId: actor.userId,
      signature: 'MARISOL BENNETT',
      signerName: 'Marisol Bennett',
      esignMasterId: accepted.esignMasterId,
      version: accepted.version,
      contentHash: accepted.contentHash,
      duringRegister: false,
      at: accepted.acceptanceDate,
      ip: '203.0.113.7',
      userAgent: null,
      imported: false,
      paperHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      paperTitle: 'Terms of electronic records and signatures',
      paperSignatures: expect.stringContaining('MARISOL BENNETT'),
    });
    expect(second).toMatchObject({
      position: begin + 2,
      kind: 'esign.withdrawn',
      previousHash: first?.hash,
      hash: recordHash(begin + 2, first?.hash ?? '', second?.facts ?? ''),
    });
    expect(JSON.parse(second?.facts ?? '')).toEqual({
      kind: 'esign.withdrawn',
      acceptanceId: accepted.id,
      endedBy: actor.userId,
      at: harness.clock.now().toISOString(),
      ip: '203.0.113.7',
      userAgent: 'Browser of the withdrawal',
      imported: false,
    });
    expect(await verify()).toEqual({ head: { position: begin + 2, hash: second?.hash }, findings: [] });
  });

  it('has no fork where twenty accept at once', async () => {
    const before = (await chain()).length;
    const all = await Promise.all(Array.from({ length: 20 }, () => accept()));
    const records = await chain();
    expect(records.map((record) => record.position)).toEqual(
      Array.from({ length: before + 20 }, (_, index) => index + 1),
    );
    expect(new Set(records.slice(before).map((record) => record.acceptanceId))).toEqual(
      new Set(all.map((one) => one.id)),
    );
    expect((await verify()).findings).toEqual([]);
  });

  it('keeps nothing of an acceptance that was refused or came twice', async () => {
    const actor = aSigner();
    const once = await accept(actor);
    const before = (await chain()).length;
    expect((await accept(actor)).id).toBe(once.id);
    const wrong = await harness.as(aSigner()).problem('POST', '/esign-acceptances', {
      userId: actor.userId,
      esignMasterId: once.esignMasterId,
      signature: 'ZOË DE LA CRUZ',
    });
    expect(wrong.status).toBe(403);
    expect(await chain()).toHaveLength(before);
  });
});

describe('the verification finds', () => {
  let position = 0;
  beforeAll(() => {
    position = published.length + 5;
  });

  it('a record that was changed', async () => {
    const record = (await chain())[position - 1];
    const facts = (record?.facts ?? '').replace('"signature":"MARISOL', '"signature":"DESMOND');
    expect(facts).not.toBe(record?.facts);
    const { findings } = await foundAfter(() =>
      run('UPDATE evidence_record SET facts = ? WHERE position = ?', [facts, position]),
    );
    expect(findings).toContain(`Record ${position} was changed, or moved here from another place.`);
    expect(findings).toContain(
      `The e-sign acceptance of record ${position} was changed in esign_acceptance: signature.`,
    );
  });

  it('a record that was changed together with its hash', async () => {
    const { findings } = await foundAfter(async () => {
      const record = (await chain())[position - 1];
      const facts = (record?.facts ?? '').replace('203.0.113.7', '198.51.100.9');
      await run('UPDATE evidence_record SET facts = ?, hash = ? WHERE position = ?', [
        facts,
        recordHash(position, record?.previousHash ?? '', facts),
        position,
      ]);
    });
    expect(findings).toContain(
      `Record ${position + 1} does not follow record ${position}: one of the two was replaced.`,
    );
  });

  it('a record that was removed', async () => {
    const { findings } = await foundAfter(() => run('DELETE FROM evidence_record WHERE position = ?', [position]));
    expect(findings[0]).toBe(`Record ${position} is missing.`);
    expect(findings[1]).toMatch(/^The e-sign acceptance \S+ has no record in the chain\.$/);
    // Its paper is found as well, in its place and by its hash.
    expect(findings[2]).toMatch(/^The document \S+ has no record in the chain\.$/);
    expect(findings[3]).toMatch(/^The signed PDF of \S+ has no record in the chain\.$/);
    expect(findings).toHaveLength(4);
  });

  it('records that were removed with the gap closed', async () => {
    const { findings } = await foundAfter(async () => {
      await run('DELETE FROM evidence_record WHERE position = ?', [position]);
      await run('UPDATE evidence_record SET position = position - 1 WHERE position = ?', [position + 1]);
    });
    expect(findings).toContain(
      `Record ${position} does not follow record ${position - 1}: one of the two was replaced.`,
    );
    expect(findings).toContain(`Record ${position} was changed, or moved here from another place.`);
  });

  it('records that changed places', async () => {
    const { findings } = await foundAfter(async () => {
      await run('UPDATE evidence_record SET position = 100000 WHERE position = ?', [position]);
      await run('UPDATE evidence_record SET position = ? WHERE position = ?', [position, position + 1]);
      await run('UPDATE evidence_record SET position = ? WHERE position = 100000', [position + 1]);
    });
    for (const moved of [position, position + 1])
      expect(findings).toContain(`Record ${moved} was changed, or moved here from another place.`);
  });

  it('a record that was inserted', async () => {
    const { findings } = await foundAfter(async () => {
      const last = (await chain()).at(-1);
      const facts = canonical({ ...(JSON.parse(last?.facts ?? '') as object), acceptanceId: randomUUID() });
      const at = (last?.position ?? 0) + 1;
      const id = String((JSON.parse(facts) as { acceptanceId: string }).acceptanceId);
      await run(
        'INSERT INTO evidence_record (position, kind, acceptance_id, facts, previous_hash, hash) VALUES (?, ?, ?, ?, ?, ?)',
        [at, last?.kind, id, facts, last?.hash, recordHash(at, last?.hash ?? '', facts)],
      );
    });
    const { head } = await verify();
    expect(findings).toContain(`Record ${head.position + 1} stands after the end of the chain: it was inserted.`);
    expect(findings).toContain(
      `The e-sign acceptance of record ${head.position + 1} was removed from esign_acceptance.`,
    );
  });

  it('a tail that was cut off', async () => {
    const { head } = await verify();
    const { findings } = await foundAfter(() =>
      run('DELETE FROM evidence_record WHERE position > ?', [head.position - 2]),
    );
    expect(findings).toContain(
      `Records ${head.position - 1} to ${head.position} are missing. The end of the chain was cut off.`,
    );
  });

  it('by what was noted outside, a tail that was cut off with head and acceptances, and a chain written anew', async () => {
    const { head } = await verify();
    const cut = async () => {
      const lastButOne = (await chain()).at(-2);
      await run(
        'DELETE FROM acceptance_paper WHERE acceptance_id = (SELECT acceptance_id FROM evidence_record WHERE position = ?)',
        [head.position],
      );
      await run('DELETE FROM sealed_paper WHERE position = ?', [head.position]);
      await run(
        'DELETE FROM esign_acceptance WHERE id = (SELECT acceptance_id FROM evidence_record WHERE position = ?)',
        [head.position],
      );
      await run('DELETE FROM evidence_record WHERE position = ?', [head.position]);
      await run('UPDATE evidence_head SET last_position = ?, last_hash = ?', [lastButOne?.position, lastButOne?.hash]);
    };
    expect((await foundAfter(cut)).findings).toEqual([]);
    expect((await foundAfter(cut, head)).findings).toEqual([
      `Record ${head.position}, which was noted, is not there: the chain ends at ${head.position - 1}.`,
    ]);

    const rewrite = async () => {
      let before = genesis;
      for (const record of await chain()) {
        const facts = record.facts.replace('203.0.113.7', '198.51.100.9');
        const hash = recordHash(record.position, before, facts);
        await run('UPDATE evidence_record SET facts = ?, previous_hash = ?, hash = ? WHERE position = ?', [
          facts,
          before,
          hash,
          record.position,
        ]);
        before = hash;
      }
      await run("UPDATE esign_acceptance SET ip = '198.51.100.9'");
      await run('UPDATE evidence_head SET last_hash = ?', [before]);
    };
    expect((await foundAfter(rewrite)).findings).toEqual([]);
    expect((await foundAfter(rewrite, head)).findings).toEqual([
      `Record ${head.position} is not the one that was noted: the chain was written anew.`,
    ]);
  });

  it('a head that is gone or does not fit', async () => {
    expect((await foundAfter(() => run('DELETE FROM evidence_head'))).findings).toEqual([
      'The head of the chain is missing.',
    ]);
    const { head } = await verify();
    expect((await foundAfter(() => run('UPDATE evidence_head SET last_hash = ?', [genesis]))).findings).toEqual([
      `The head of the chain does not fit its last record, ${head.position}.`,
    ]);
  });

  it('acceptances that the tables have otherwise than the chain', async () => {
    const begin = published.length;
    const [withdrawn, , standing] = after(await chain());
    const change = await foundAfter(() =>
      run('UPDATE esign_acceptance SET user_id = ?, withdrawn_at = NULL WHERE id = ?', [
        randomUUID(),
        withdrawn?.acceptanceId,
      ]),
    );
    expect(change.findings).toEqual([
      `The e-sign acceptance of record ${begin + 1} was changed in esign_acceptance: user_id.`,
      `The e-sign acceptance of record ${begin + 2} was changed in esign_acceptance: withdrawn_at.`,
    ]);
    const removal = await foundAfter(() => run('DELETE FROM esign_acceptance WHERE id = ?', [standing?.acceptanceId]));
    expect(removal.findings).toEqual([
      `The e-sign acceptance of record ${begin + 3} was removed from esign_acceptance.`,
    ]);
    const end = await foundAfter(() =>
      run("UPDATE esign_acceptance SET withdrawn_at = '2026-01-01 00:00:00.000' WHERE id = ?", [
        standing?.acceptanceId,
      ]),
    );
    expect(end.findings).toEqual([
      `That the e-sign acceptance ${standing?.acceptanceId} has ended has no record in the chain.`,
    ]);
  });

  it('the hash of an accepted text that the tables have otherwise than the chain', async () => {
    const other = await foundAfter(() => run('UPDATE esign_acceptance SET content_hash = ?', [genesis]));
    const accepted = (await chain()).filter(({ kind }) => kind === 'esign.accepted');
    expect(accepted.length).toBeGreaterThan(0);
    expect(other.findings).toEqual(
      accepted.map(
        ({ position }) => `The e-sign acceptance of record ${position} was changed in esign_acceptance: content_hash.`,
      ),
    );
  });

  it('a text that is not the one that was accepted any more', async () => {
    const { id, version } = await latest();
    const publishedAt = (master: string) =>
      published.find(({ acceptanceId }) => acceptanceId === master)?.position ?? 0;
    const gone = `The text that record ${published.length + 1} accepts (version ${version}) is not there any more as it was.`;
    const text = await foundAfter(() =>
      run("UPDATE esign_master SET content = '<p>Other terms</p>' WHERE id = ?", [id]),
    );
    expect(text.findings).toEqual([`The text of the e-sign terms, version ${version}, no longer has its hash.`, gone]);
    expect((await foundAfter(() => run('DELETE FROM esign_master WHERE id = ?', [id]))).findings).toEqual([
      `The text that record ${publishedAt(id)} publishes (version ${version}) is not there any more as it was.`,
      gone,
    ]);
    for (const [table, what] of [
      ['term_sheet', 'the term sheet, land, version 2'],
      ['icca_master', 'the ICCA, default, edition 1'],
    ])
      expect(
        (
          await foundAfter(() =>
            run(
              `UPDATE ${table} SET content = CONCAT(content, ' ') WHERE ${table === 'term_sheet' ? "type = 'land' AND version = 2" : "version = 'default'"}`,
            ),
          )
        ).findings,
      ).toEqual([`The text of ${what}, no longer has its hash.`]);
  });

  it('a master that was replaced together with its hash, and one that nobody published', async () => {
    const [icca] = published.filter(({ facts }) => facts.includes('"icca"'));
    const replaced = await foundAfter(() =>
      run('UPDATE icca_master SET content = ?, content_hash = ? WHERE id = ?', [
        '<p>x</p>',
        contentHash('<p>x</p>'),
        icca?.acceptanceId,
      ]),
    );
    expect(replaced.findings).toEqual([
      `The text that record ${icca?.position} publishes (default, edition 1) is not there any more as it was.`,
    ]);
    const id = randomUUID();
    const added = await foundAfter(() =>
      run(
        'INSERT INTO icca_master (id, version, version_key, edition, content, content_hash, initial_loan_rate, additional_loan_rate, created_at) SELECT ?, version, version_key, 99, content, content_hash, initial_loan_rate, additional_loan_rate, created_at FROM icca_master WHERE id = ?',
        [id, icca?.acceptanceId],
      ),
    );
    expect(added.findings).toEqual([`That the ICCA ${id} was published has no record in the chain.`]);
  });
});

describe('the command', () => {
  const command = async (...args: string[]) => {
    const lines: string[] = [];
    const code = await runVerification(harness.options.database, args, (line) => lines.push(line));
    return { code, lines };
  };

  it('reads the configured database beside the running service, and prints the head', async () => {
    const { head } = await verify();
    const anchor = `${head.position}:${head.hash}`;
    const first = await command();
    expect(first.code).toBe(0);
    expect(first.lines.slice(0, 2)).toEqual([`${head.position} records, all as they were written.`, `head ${anchor}`]);
    await accept();
    expect((await command('--expect', anchor)).code).toBe(0);
    const other = await command('--expect', `${head.position}:${genesis}`);
    expect([other.code, other.lines[0]]).toEqual([
      1,
      `  Record ${head.position} is not the one that was noted: the chain was written anew.`,
    ]);
    await expect(command('--expect', 'something')).rejects.toThrow('--expect takes');
  });

  it('says so where there is no database', async () => {
    const missing =
      harness.options.database.kind === 'sqlite'
        ? { kind: 'sqlite' as const, file: '/nonexistent/agreements.sqlite' }
        : { ...harness.options.database, database: 'gwtest_nonexistent' };
    await expect(runVerification(missing, [], () => undefined)).rejects.toThrow();
  });
});

describe('acceptances from before the chain', () => {
  it('are brought into it by the migration, ends after their beginnings', async () => {
    const database = await createTestDatabase('agreements');
    const old = await connect(database.options, {
      entities: [],
      migrations: [
        CreateEventTables1763700000000,
        CreateIdempotencyKeys1763700001000,
        CreateAgreements1763800600000,
        FirstMasters1763800600001,
      ],
    });
    const [terms] = await old.rows<{ id: string; hash: string }>('SELECT id, content_hash AS hash FROM esign_master');
    const [sheet] = await old.rows<{ hash: string }>("SELECT content_hash AS hash FROM term_sheet WHERE type = 'land'");
    const [one, two, agreement, user] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const esign =
      'INSERT INTO esign_acceptance (id, user_id, esign_master_id, version, content_hash, acceptance_date, during_register, ip, user_agent, active_key, withdrawn_at, withdrawn_by) VALUES (?, ?, ?, 1, ?, ?, ?, ?, NULL, ?, ?, ?)';
    await old.writing.query(esign, [
      one,
      user,
      terms?.id,
      terms?.hash,
      '2025-12-01 10:00:00.123',
      1,
      '203.0.113.9',
      null,
      '2025-12-03 10:00:00.000',
      user,
    ]);
    await old.writing.query(esign, [
      two,
      user,
      terms?.id,
      terms?.hash,
      '2025-12-02 10:00:00.000',
      0,
      null,
      'x',
      null,
      null,
    ]);
    await old.writing.query(
      "INSERT INTO term_sheet_agreement (id, application_id, company_id, user_id, type, version, content_hash, ip, user_agent, date, active_key, ended_at, ended_by, end_reason) VALUES (?, ?, ?, ?, 'land', 1, ?, NULL, NULL, ?, NULL, ?, ?, 'superseded')",
      [
        agreement,
        randomUUID(),
        randomUUID(),
        user,
        sheet?.hash,
        '2025-12-02 11:00:00.000',
        '2025-12-02 11:00:00.000',
        user,
      ],
    );
    await old.close();
    const upgraded = await startService(service, { database: database.options });
    const rows = <T>(statement: string, values?: readonly unknown[]) =>
      upgraded.service.database.rows<T>(statement, values);
    const records = await rows<{ kind: string; acceptance_id: string; facts: string }>(
      "SELECT * FROM evidence_record WHERE kind <> 'master.published' ORDER BY position",
    );
    expect(records.map((record) => [record.kind, record.acceptance_id])).toEqual([
      ['esign.accepted', one],
      ['esign.accepted', two],
      ['termsheet.accepted', agreement],
      ['termsheet.superseded', agreement],
      ['esign.withdrawn', one],
    ]);
    expect(JSON.parse(records[0]?.facts ?? '')).toMatchObject({
      imported: true,
      at: '2025-12-01T10:00:00.123Z',
      duringRegister: true,
      signature: null,
      ip: '203.0.113.9',
    });
    expect((await verifyEvidence(rows)).findings).toEqual([]);
    const listed = (await upgraded.as(anAdministrator()).call<EsignAcceptanceDto[]>('GET', '/esign-acceptances')).body;
    expect(listed.map((row) => row.signature)).toEqual([null, null]);
    await upgraded.close();
    await database.drop();
  });
});
