import { ofCompany, ofUser } from '@groundwork/server-service';
import type { Dossier, DossierTable } from '@groundwork/server-service';

/** An answer to a text is the company's, and the signature under it its signer's. */
const answer: DossierTable = { ties: { company: ['company_id'], user: ['user_id'] }, others: ['application_id'] };
const ofAnswers = ['term_sheet_agreement', 'supervisory_acknowledgement'].map(
  (table) => `acceptance_id in ${table}.id`,
);
const ofCertificates = 'acceptance_id in draw_certificate.submission_id';
const ofEsign = 'acceptance_id in esign_acceptance.id';

/** What this service keeps of a company or a person (docs/adr/0104). */
export const dossier: Dossier = {
  tables: {
    esign_acceptance: ofUser('user_id'),
    term_sheet_agreement: answer,
    term_sheet_decline: answer,
    supervisory_acknowledgement: answer,
    waiver_signature: ofCompany('company_id', { others: ['application_id'] }),
    waiver_paper: ofCompany('waiver_id in waiver_signature.id', { paper: 'pdf' }),
    draw_certificate: { ...answer, others: ['application_id', 'draw_request_id'], paper: 'pdf' },
    acceptance_paper: { ties: { company: ofAnswers, user: [...ofAnswers, ofEsign] }, paper: 'pdf' },
    evidence_record: {
      ties: {
        company: [...ofAnswers, ofCertificates, 'acceptance_id in waiver_signature.id'],
        user: [...ofAnswers, ofCertificates, ofEsign],
      },
    },
  },
  outside: {
    esign_master: "The lender's texts.",
    term_sheet: "The lender's texts.",
    icca_master: "The lender's texts.",
    waiver_master: "The lender's texts.",
    evidence_head: 'The end of the chain of evidence: a number and a hash.',
    sealed_paper: 'Hashes of signed papers by their place in the chain; the papers have theirs.',
  },
};
