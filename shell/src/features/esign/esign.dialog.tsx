import { accountPathOf } from '@groundwork/domain-accounts';
import { shared } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { frame, signIn } from '@groundwork/domain-messages-shell';
import { sentenceFor } from '@groundwork/web-http';
import { Button, Dialog, EmptyState, ErrorState, LoadingState } from '@groundwork/web-ui';
import { useLeftByBack } from '../../components/use-left-by-back.js';
import type { ShellDialogProps } from '../dialogs/index.js';
import { notice } from '../notifications/index.js';
import { DialogActions } from './dialog-actions.js';
import { EsignAccepted } from './esign-accepted.js';
import { EsignOffer } from './esign-offer.js';
import { ignore, stand } from './esign.store.js';
import { useEsignDialog } from './use-esign-dialog.js';
import type { EsignView } from './use-esign-dialog.js';

/** The E-Sign Agreement modal (specification, borrower 2 and 4). An offer is answered by its buttons alone. */
export default function EsignDialog({ session, navigate, onClose }: ShellDialogProps) {
  const userId = session.user.id;
  const { view, reload, accept, withdraw } = useEsignDialog(userId);
  const leaveFor = (say?: string) => {
    if (say) notice('success', say);
    onClose();
    navigate(accountPathOf(session.role));
  };
  const accepted = () => {
    stand({ accepted: true, ignored: false });
    notice('success', frame.esignAccepted);
    onClose();
  };
  const ignored = () => {
    ignore(userId);
    leaveFor();
  };
  const leaves = view.phase === 'offered' ? undefined : onClose;
  useLeftByBack(leaves);
  return (
    <Dialog open title={frame.esignTitle} size="lg" onClose={leaves}>
      {view.phase === 'offered' ? (
        <EsignOffer
          key={view.terms.id}
          {...view}
          onAccept={(typed) => accept(view.terms, typed)}
          onAccepted={accepted}
          onIgnore={ignored}
        />
      ) : view.phase === 'accepted' ? (
        <EsignAccepted
          {...view}
          onClose={onClose}
          onWithdraw={() => withdraw(view.acceptance)}
          onWithdrawn={() => leaveFor(frame.withdrawalSucceeded)}
        />
      ) : (
        <NoTerms view={view} onRetry={reload} onClose={onClose} />
      )}
    </Dialog>
  );
}

function NoTerms({
  view,
  onRetry,
  onClose,
}: {
  view: Exclude<EsignView, { phase: 'offered' | 'accepted' }>;
  onRetry: () => void;
  onClose: () => void;
}) {
  return (
    <>
      {view.phase === 'loading' ? <LoadingState label={frame.gettingEsignTerms} /> : null}
      {view.phase === 'none' ? <EmptyState icon="file" title={shared.noEsignConditions} /> : null}
      {view.phase === 'failed' ? (
        <ErrorState title={signIn.couldNotRetrieveEsign} onRetry={onRetry}>
          {sentenceFor(view.error)}
        </ErrorState>
      ) : null}
      <DialogActions>
        <Button onClick={onClose}>{screens.close}</Button>
      </DialogActions>
    </>
  );
}
