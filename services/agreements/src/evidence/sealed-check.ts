import { createHash } from 'node:crypto';
import type { ReadRecord, RowReader } from './verification.types.js';

const masterTables = [
  ['esign_master', 'e-sign terms'],
  ['term_sheet', 'term sheet'],
  ['icca_master', 'ICCA'],
] as const;

/** By the id of the agreement, notice, S-1, waiver or submission of a draw, the SHA-256 of the signed PDF as it is kept. */
export type KeptPapers = ReadonlyMap<string, string>;

type Sealed = Map<string, { readonly position: number; readonly paperHash: string; readonly contentHash: string }>;

/** Signed documents of the chain against the index by which they are found, and against the PDFs as they are kept. */
export class SealedCheck {
  /** Kept by other services: referral agreements, notices of adverse action and the S-1 of owners. */
  private readonly elsewhere: Sealed = new Map();
  private readonly waivers: Sealed = new Map();
  private readonly certificates: Sealed = new Map();
  /** Term sheets and e-sign terms. */
  private readonly acceptances: Sealed = new Map();

  private readonly byKind: Readonly<Partial<Record<string, Sealed>>> = {
    'agreement.signed': this.elsewhere,
    'adverse.sent': this.elsewhere,
    's1.signed': this.elsewhere,
    'waiver.sealed': this.waivers,
    'draw.certified': this.certificates,
    'esign.accepted': this.acceptances,
    'termsheet.accepted': this.acceptances,
    'termsheet.supervision': this.acceptances,
  };

  record({ position, facts }: ReadRecord): void {
    const { kind } = facts;
    const sealed = this.byKind[String(kind)];
    // Of what was accepted before papers were made of it there is none.
    if (!sealed || facts.paperHash === undefined) return;
    const [paperHash, contentHash] = [String(facts.paperHash), String(facts.contentHash)];
    sealed.set(String(facts.acceptanceId), { position, paperHash, contentHash });
  }

  /** @param papers where they are given: those of the services that keep them */
  async findings(rows: RowReader, papers: KeptPapers | undefined): Promise<string[]> {
    return [
      ...(await this.index(rows)),
      ...(await unpublished(rows)),
      ...(papers ? compare(this.elsewhere, papers) : []),
      ...compare(this.waivers, await keptPapers(rows, 'waiver_paper', 'waiver_id')),
      ...compare(this.certificates, await keptPapers(rows, 'draw_certificate', 'submission_id')),
      ...compare(this.acceptances, await keptPapers(rows, 'acceptance_paper', 'acceptance_id')),
      ...(await changedContents(rows, this.certificates)),
    ];
  }

  private async index(rows: RowReader): Promise<string[]> {
    const signed = [this.elsewhere, this.waivers, this.certificates, this.acceptances].flatMap((sealed) => [
      ...sealed.values(),
    ]);
    const known = new Map(
      (await rows<{ hash: string; position: number }>('SELECT paper_hash AS hash, position FROM sealed_paper')).map(
        ({ hash, position }) => [hash, Number(position)],
      ),
    );
    const findings = signed.flatMap(({ position, paperHash }) =>
      known.get(paperHash) === position ? [] : [`The signed document of record ${position} is not found by its hash.`],
    );
    const positions = new Set(signed.map(({ position }) => position));
    for (const [hash, position] of known)
      if (!positions.has(position)) findings.push(`The document ${hash.slice(0, 16)}… has no record in the chain.`);
    return findings;
  }
}

function compare(signed: Sealed, papers: KeptPapers): string[] {
  const findings: string[] = [];
  for (const [id, { position, paperHash }] of signed)
    if (papers.get(id) !== paperHash)
      findings.push(
        `The signed PDF of record ${position} ${papers.has(id) ? 'was changed' : 'is not there any more'}.`,
      );
  for (const id of papers.keys())
    if (!signed.has(id)) findings.push(`The signed PDF of ${id} has no record in the chain.`);
  return findings;
}

/** Papers by their bytes as they are kept here, a few at a time. */
async function keptPapers(rows: RowReader, table: string, key: string): Promise<KeptPapers> {
  const papers = new Map<string, string>();
  for (let after = ''; ;) {
    const page = await rows<{ id: string; pdf: string }>(
      `SELECT ${key} AS id, pdf FROM ${table} WHERE ${key} > ? ORDER BY ${key} LIMIT 50`,
      [after],
    );
    for (const { id, pdf } of page)
      papers.set(id, createHash('sha256').update(Buffer.from(pdf, 'base64')).digest('hex'));
    const last = page.at(-1);
    if (!last) return papers;
    after = last.id;
  }
}

/** Certified draws whose words and figures are not those that the chain has by their hash. */
async function changedContents(rows: RowReader, sealed: Sealed): Promise<string[]> {
  const findings: string[] = [];
  for (let after = ''; ;) {
    const page = await rows<{ id: string; content: string }>(
      'SELECT submission_id AS id, content FROM draw_certificate WHERE submission_id > ? ORDER BY submission_id LIMIT 50',
      [after],
    );
    for (const { id, content } of page)
      if (sealed.has(id) && createHash('sha256').update(content, 'utf8').digest('hex') !== sealed.get(id)?.contentHash)
        findings.push(`What was certified by ${id} no longer has its hash.`);
    const last = page.at(-1);
    if (!last) return findings;
    after = last.id;
  }
}

/** Masters that no record of the chain publishes. */
async function unpublished(rows: RowReader): Promise<string[]> {
  const findings: string[] = [];
  for (const [table, what] of masterTables)
    for (const { id } of await rows<{ id: string }>(
      `SELECT m.id AS id FROM ${table} m WHERE NOT EXISTS (SELECT 1 FROM evidence_record r WHERE r.acceptance_id = m.id AND r.kind = 'master.published') ORDER BY m.id LIMIT 100`,
    ))
      findings.push(`That the ${what} ${id} was published has no record in the chain.`);
  return findings;
}
