import { waiverKindLabels, waiverKindOf } from '@groundwork/domain-agreements';
import { fill } from '@groundwork/domain-messages';
import { loanPage as words } from '@groundwork/domain-messages-screens';
import { saveBlob, sentenceFor, useCommand } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';
import { FileActions } from '../files/file-actions.js';
import { PaperButton } from '../interest/paper-button.js';
import type { WaiversAccess, WaiverSummaryView } from '../waivers/waivers-access.js';
import type { LoanDocument } from './document-group.js';

type Pdf = WaiversAccess['pdf'];

function WaiverPaper({ id, name, pdf }: { id: string; name: string; pdf: Pdf }) {
  const notify = useNotify();
  const print = useCommand({
    mutationFn: async () => saveBlob(await pdf(id), 'waiver.pdf'),
    onError: (error) => notify.error(sentenceFor(error)),
  });
  return <PaperButton label={words.paper} name={`${words.paper}: ${name}`} print={print} />;
}

/** The papers of waivers: those that were signed by their link, and those that were handed in. */
export const waiverDocuments = (waivers: readonly WaiverSummaryView[], { pdf }: Pick<WaiversAccess, 'pdf'>) =>
  waivers
    .filter(({ signedAt, paper }) => signedAt !== null || paper !== null)
    .map((waiver): Omit<LoanDocument, 'status'> & Pick<WaiverSummaryView, 'status'> => {
      const { id, claimant, condition, extent, drawNumber, paper, signerName, status } = waiver;
      const name = [waiverKindLabels[waiverKindOf(condition, extent)], claimant].filter(Boolean).join(', ');
      return {
        id,
        name,
        about: fill(words.drawNumber, { n: drawNumber }),
        at: waiver.signedAt ?? waiver.sentAt,
        who: signerName ?? undefined,
        status,
        actions: paper ? <FileActions file={paper} /> : <WaiverPaper id={id} name={name} pdf={pdf} />,
      };
    });
