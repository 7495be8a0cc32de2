import { loanPage } from '@groundwork/domain-messages-screens';
import { PaperButton } from '@groundwork/web-lending/interest';
import { LoanDocuments } from '@groundwork/web-lending/documents';
import type { PaperOf } from '@groundwork/web-lending/documents';
import { Stack } from '@groundwork/web-ui';
import type { Loan } from '../../data/api.js';
import { useApplication, useClosing } from '../../data/applications.js';
import { useChangeCalls } from '../../data/budget-changes.js';
import { usePrintCertificate } from '../../data/draw-sheets.js';
import { fetchInspectionPdf, useLoanInspections } from '../../data/inspections.js';
import { usePaper } from '../../data/loan-interest.js';
import { useLoanFiles } from '../../data/loans.js';
import { usePrintTermSheet } from '../../data/term-sheets.js';
import { useWaiversAccess } from '../../data/waivers.js';
import { PapersThatEnd } from './papers-that-end.js';

const nameOf = (name: string): string => `${loanPage.paper}: ${name}`;

const TermSheet: PaperOf = ({ id, name }) => {
  const print = usePrintTermSheet(id);
  return <PaperButton label={loanPage.paper} name={nameOf(name)} print={print} />;
};
const Certificate: PaperOf = ({ id, name }) => (
  <PaperButton label={loanPage.paper} name={nameOf(name)} print={usePrintCertificate(id)} />
);
const Inspection: PaperOf = ({ id, name }) => {
  const print = usePaper('inspection.pdf', () => fetchInspectionPdf(id));
  return <PaperButton label={loanPage.paper} name={nameOf(name)} print={print} />;
};
const papers = { termSheet: TermSheet, certificate: Certificate, inspection: Inspection };

/** Every document of an active loan that its borrower may see, and first the papers of it that end. */
export function LoanPapers({ loan }: { loan: Loan }) {
  const { applicationId } = loan;
  return (
    <Stack gap="6">
      <PapersThatEnd applicationId={applicationId} />
      <LoanDocuments
        loan={loan}
        application={useApplication(applicationId)}
        closing={useClosing(applicationId)}
        inspections={useLoanInspections(applicationId)}
        changes={useChangeCalls(applicationId).changes}
        waivers={useWaiversAccess()}
        drawFiles={useLoanFiles(applicationId)}
        papers={papers}
      />
    </Stack>
  );
}
