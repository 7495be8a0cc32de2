import { fullName, signedNameComplaint } from '@groundwork/domain-agreements';
import { column, nullable } from '@groundwork/server-data';
import { refuseInvalid } from '@groundwork/server-http';
import type { Signing } from '@groundwork/server-service';
import { Column } from 'typeorm';

/** Who certified a submission, as the server saw it; null for one from before that was kept. */
export abstract class SignedColumns {
  /** First and last name of the account at that moment. */
  @Column({ ...nullable(column.text(420)), name: 'signer_name' }) signerName!: string | null;
  /** The name as it was typed. */
  @Column({ ...nullable(column.text(420)), name: 'signed_name' }) signedName!: string | null;
  @Column({ ...nullable(column.text(64)), name: 'signed_ip' }) signedIp!: string | null;
  @Column({ ...nullable(column.text(400)), name: 'signed_user_agent' }) signedUserAgent!: string | null;
  /** What was proved beside the session, in words; null where nothing was asked. */
  @Column({ ...nullable(column.text(400)), name: 'signed_proof' }) signedProof!: string | null;
}

/** The signature's evidence; refuses a missing name, and another than the signer's own (adr/0055). */
export function signedColumns(typed: string, { signer, ip, userAgent, proof }: Signing): SignedColumns {
  const complaint = signedNameComplaint(typed, signer);
  if (complaint !== undefined) refuseInvalid({ signedName: complaint });
  const seen = { signedIp: ip, signedUserAgent: userAgent, signedProof: proof ?? null };
  return { signerName: fullName(signer) || null, signedName: typed, ...seen };
}
