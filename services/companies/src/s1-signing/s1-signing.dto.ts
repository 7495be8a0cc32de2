import { s1Record } from '@groundwork/domain-companies';
import { record } from '@groundwork/domain-records';
import { Answer, recordDto } from '@groundwork/server-http';
import { signedByLinkRecord } from '@groundwork/server-links';
import { requiredId } from '../shared/fields.js';

const { token } = signedByLinkRecord.fields;

/** Of which company, whose S-1. */
export class S1LinkDto {
  @requiredId('The borrowing company.') companyId!: string;
  @requiredId() personId!: string;
}

/** What an owner answers, to be read as it will be kept. */
export class ReadS1Dto extends recordDto(record('ReadS1', { ...s1Record.fields, token })) {}

/** The owner signs the text that these answers make. */
export class SignS1Dto extends recordDto(record('SignS1', { ...s1Record.fields, ...signedByLinkRecord.fields })) {}

export const s1LinkStates = ['open', 'signed', 'over'] as const;

/** What a link leads to: an S-1 to fill in and sign, one that was signed by it, or one that nobody needs any more. */
export class OpenedS1Dto {
  @Answer.choice(s1LinkStates) state!: (typeof s1LinkStates)[number];
  /** The borrower. */
  @Answer.text() company!: string;
  @Answer.text() signerName!: string;
  /** Of the borrower, a decimal. */
  @Answer.text() percent!: string;
  @Answer.instant() expiresAt!: string;
  @Answer.laterInstant() signedAt!: string | null;
}

/** The S-1 as it will be kept, and its SHA-256, which the signature names. */
export class ReadableS1Dto {
  @Answer.text() content!: string;
  @Answer.text() contentHash!: string;
  /** In whose name it is signed. */
  @Answer.text() signerName!: string;
}
