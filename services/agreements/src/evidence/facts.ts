import type { TermSheetType } from '@groundwork/domain-agreements';
import type { Evidence } from '../shared/index.js';

interface Happening {
  /** The acceptance that it is about. */
  readonly acceptanceId: string;
  /** ISO instant, by the server's clock. */
  readonly at: string;
  readonly ip: string | null;
  readonly userAgent: string | null;
  /** True for what was there before the chain and was brought into it: only from then on is it protected. */
  readonly imported: boolean;
}

export interface EsignAccepted extends Happening {
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

export interface TermSheetAccepted extends Happening {
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

/** Every kind of record in the chain. A field that is added later is left out of older records, never filled in. */
export type RecordFacts = EsignAccepted | TermSheetAccepted | TermSheetDeclined | SupervisionAcknowledged | Ended;

/** What a row that accepts the e-sign terms says. */
interface EsignRow extends Evidence {
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
interface TermSheetRow extends Evidence {
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
  ip: row.ip,
  userAgent: row.userAgent,
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
  ip: row.ip,
  userAgent: row.userAgent,
  imported,
});

export const termSheetAccepted = (row: TermSheetRow, imported = false): TermSheetAccepted =>
  termSheetAnswer('termsheet.accepted', row, imported);

export const termSheetDeclined = (row: TermSheetRow): TermSheetDeclined =>
  termSheetAnswer('termsheet.declined', row, false);

export const supervisionAcknowledged = (row: TermSheetRow): SupervisionAcknowledged =>
  termSheetAnswer('termsheet.supervision', row, false);

export const ended = (
  kind: Ended['kind'],
  of: { readonly acceptanceId: string; readonly at: Date; readonly by: string | null },
  evidence: Evidence,
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
