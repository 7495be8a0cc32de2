import type { TermSheetType, WaiverKind } from '@groundwork/domain-agreements';
import type { Evidence } from '../shared/index.js';

interface Happening {
  /** The acceptance that it is about. */
  readonly acceptanceId: string;
  /** ISO instant, by the server's clock. */
  readonly at: string;
  readonly ip: string | null;
  readonly userAgent: string | null;
  /** What a signer proved beside the session or the link, in words; left out where nothing was asked. */
  readonly proof?: string;
  /** True for what was there before the chain and was brought into it: only from then on is it protected. */
  readonly imported: boolean;
}

/** Of an acceptance of which a paper was made; missing in records of before. */
export interface Papered {
  /** SHA-256 of the PDF. */
  readonly paperHash?: string;
  readonly paperTitle?: string;
  /** JSON of the signatures that it tells of: facts are flat. */
  readonly paperSignatures?: string;
}

export interface EsignAccepted extends Happening, Papered {
  readonly kind: 'esign.accepted';
  readonly userId: string;
  /** The name as it was typed; null where the call carried none. */
  readonly signature: string | null;
  /** First and last name of the account at that moment. */
  readonly signerName: string | null;
  readonly esignMasterId: string;
  readonly version: number;
  readonly contentHash: string;
  readonly duringRegister: boolean;
}

export interface TermSheetAccepted extends Happening, Papered {
  readonly kind: 'termsheet.accepted';
  readonly userId: string;
  readonly applicationId: string;
  readonly companyId: string;
  readonly type: TermSheetType;
  readonly version: number;
  /** Of the text as it was shown: the master's text filled with the application's figures. */
  readonly contentHash: string;
  /** Of the master's text. Missing where the master's own text was shown, before sheets were filled. */
  readonly masterHash?: string | null;
  /** First and last name of the account at that moment. */
  readonly signerName?: string | null;
}

/** A term sheet that was shown and declined: the record is of itself, not of an acceptance. */
export interface TermSheetDeclined extends Omit<TermSheetAccepted, 'kind'> {
  readonly kind: 'termsheet.declined';
}

/** The words below the heading of a line of credit's terms, acknowledged; the hash is of these words. */
export interface SupervisionAcknowledged extends Omit<TermSheetAccepted, 'kind'> {
  readonly kind: 'termsheet.supervision';
}

/** An acceptance that ends, by whom it was ended. */
export interface Ended extends Happening {
  readonly kind: 'esign.withdrawn' | 'termsheet.withdrawn' | 'termsheet.superseded';
  readonly endedBy: string | null;
}

/** A document that all its sides have signed: its text and its PDF by their SHA-256, and who signed. */
export interface DocumentSigned extends Happening {
  readonly kind: 'agreement.signed' | 'waiver.sealed' | 'draw.certified';
  readonly title: string;
  readonly version: string;
  readonly contentHash: string;
  /** Of the PDF; a paper of a waiver names its 'waiver.signed', which comes before. */
  readonly paperHash: string;
  /** JSON of the signatures as the event tells them: facts are flat. */
  readonly signatures: string;
}

/** A notice of adverse action that was sent: its letter and its PDF by their SHA-256. Nobody signs it. */
export interface NoticeSent extends Omit<DocumentSigned, 'kind'> {
  readonly kind: 'adverse.sent';
  readonly sentBy: string;
}

/** An S-1 that its owner signed by a link, without an account. */
export interface S1Signed extends Omit<DocumentSigned, 'kind'> {
  readonly kind: 's1.signed';
  readonly companyId: string;
  readonly personId: string;
  /** Where the link was sent to, and by whom. */
  readonly email: string;
  readonly sentBy: string;
  /** SHA-256 of the drawing's data URL; null where nothing was drawn. */
  readonly drawingHash: string | null;
}

/** A decision of the lender, or what it put on record: what was told of it, by its SHA-256. */
export interface DecisionRecorded extends Happening {
  readonly kind:
    | 'adverse.paper_withdrawn'
    | 'adverse.sent_on_paper'
    | 'agreement.rejected'
    | 'application.approved'
    | 'application.rejected'
    | 'draw.decided';
  readonly decidedBy: string;
  readonly eventId: string;
  /** SHA-256 of the event's payload as JSON with its keys in order. */
  readonly payloadHash: string;
}

export const masterKinds = ['esign', 'termsheet', 'icca'] as const;
export type MasterKind = (typeof masterKinds)[number];

/** A version of a master that was published; `acceptanceId` is the master's row. */
export interface MasterPublished extends Happening {
  readonly kind: 'master.published';
  readonly master: MasterKind;
  readonly name: string;
  readonly contentHash: string;
  readonly publishedBy: string | null;
}

/** A lien waiver that was signed by its link, by a named signer without an account. */
export interface WaiverSigned extends Happening {
  readonly kind: 'waiver.signed';
  readonly applicationId: string;
  readonly companyId: string;
  readonly type: WaiverKind;
  readonly version: number;
  readonly contentHash: string;
  readonly masterHash: string;
  /** Contractor or payee. */
  readonly claimant: string;
  /** Whose signature was asked for, and where the link was sent to. */
  readonly signerName: string;
  readonly email: string;
  /** The name as it was typed. */
  readonly signature: string;
  /** SHA-256 of the drawing's data URL; null where nothing was drawn. */
  readonly drawingHash: string | null;
}

/** Every kind of record in the chain. A field that is added later is left out of older records, never filled in. */
export type RecordFacts =
  | EsignAccepted
  | TermSheetAccepted
  | TermSheetDeclined
  | SupervisionAcknowledged
  | WaiverSigned
  | Ended
  | DocumentSigned
  | NoticeSent
  | S1Signed
  | DecisionRecorded
  | MasterPublished;

/** What the server saw of who signed, as rows have it. */
type SignedRow = Omit<Evidence, 'proof'> & { readonly proof?: string | null };

const seen = ({ ip, userAgent, proof }: SignedRow) => ({ ip, userAgent, ...(proof ? { proof } : {}) });

/** What a row that accepts the e-sign terms says. */
interface EsignRow extends SignedRow {
  readonly id: string;
  readonly userId: string;
  readonly signature: string | null;
  readonly signerName: string | null;
  readonly esignMasterId: string;
  readonly version: number;
  readonly contentHash: string;
  readonly duringRegister: boolean;
  readonly acceptanceDate: Date;
}

/** What a row that accepts or declines a term sheet says. */
interface TermSheetRow extends SignedRow {
  readonly id: string;
  readonly userId: string;
  readonly applicationId: string;
  readonly companyId: string;
  readonly type: TermSheetType;
  readonly version: number;
  readonly contentHash: string;
  readonly masterHash?: string | null;
  readonly signerName?: string | null;
  readonly date: Date;
}

export const esignAccepted = (row: EsignRow, imported = false): EsignAccepted => ({
  kind: 'esign.accepted',
  acceptanceId: row.id,
  userId: row.userId,
  signature: row.signature,
  signerName: row.signerName,
  esignMasterId: row.esignMasterId,
  version: row.version,
  contentHash: row.contentHash,
  duringRegister: row.duringRegister,
  at: row.acceptanceDate.toISOString(),
  ...seen(row),
  imported,
});

const termSheetAnswer = <Kind extends string>(kind: Kind, row: TermSheetRow, imported: boolean) => ({
  kind,
  acceptanceId: row.id,
  userId: row.userId,
  applicationId: row.applicationId,
  companyId: row.companyId,
  type: row.type,
  version: row.version,
  contentHash: row.contentHash,
  ...(row.masterHash === undefined ? {} : { masterHash: row.masterHash }),
  ...(row.signerName === undefined ? {} : { signerName: row.signerName }),
  at: row.date.toISOString(),
  ...seen(row),
  imported,
});

export const termSheetAccepted = (row: TermSheetRow, imported = false): TermSheetAccepted =>
  termSheetAnswer('termsheet.accepted', row, imported);

export const termSheetDeclined = (row: TermSheetRow): TermSheetDeclined =>
  termSheetAnswer('termsheet.declined', row, false);

export const supervisionAcknowledged = (row: TermSheetRow): SupervisionAcknowledged =>
  termSheetAnswer('termsheet.supervision', row, false);

/** What a row of a signed waiver says. */
interface WaiverRow extends SignedRow, Omit<WaiverSigned, keyof Happening | 'kind'> {
  readonly id: string;
  readonly signedAt: Date;
}

export const waiverSigned = (row: WaiverRow): WaiverSigned => ({
  kind: 'waiver.signed',
  acceptanceId: row.id,
  applicationId: row.applicationId,
  companyId: row.companyId,
  type: row.type,
  version: row.version,
  contentHash: row.contentHash,
  masterHash: row.masterHash,
  claimant: row.claimant,
  signerName: row.signerName,
  email: row.email,
  signature: row.signature,
  drawingHash: row.drawingHash,
  at: row.signedAt.toISOString(),
  ...seen(row),
  imported: false,
});

export const ended = (
  kind: Ended['kind'],
  of: { readonly acceptanceId: string; readonly at: Date; readonly by: string | null },
  evidence: Pick<Evidence, 'ip' | 'userAgent'>,
  imported = false,
): Ended => ({
  kind,
  acceptanceId: of.acceptanceId,
  endedBy: of.by,
  at: of.at.toISOString(),
  ip: evidence.ip,
  userAgent: evidence.userAgent,
  imported,
});

/** A master's row as the record of its publication tells of it. */
export interface PublishedMaster {
  readonly id: string;
  readonly name: string;
  readonly contentHash: string;
  readonly by: string | null;
  readonly at: Date;
}

export const masterPublished = (master: MasterKind, row: PublishedMaster, imported = false): MasterPublished => ({
  kind: 'master.published',
  acceptanceId: row.id,
  master,
  name: row.name,
  contentHash: row.contentHash,
  publishedBy: row.by,
  at: row.at.toISOString(),
  ip: null,
  userAgent: null,
  imported,
});
