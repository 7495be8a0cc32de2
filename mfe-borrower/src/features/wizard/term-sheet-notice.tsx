import { fill, shared } from '@groundwork/domain-messages';
import { Alert } from '@groundwork/web-ui';
import { useWizard } from './wizard-context.js';

/** Why the term sheet has to be accepted again: figures that it shows have changed since, whichever step changed them. */
export function TermSheetNotice() {
  const { termSheetChanges } = useWizard().application;
  if (termSheetChanges.length === 0) return null;
  return <Alert tone="warning">{fill(shared.termSheetChanged, { figures: termSheetChanges.join(', ') })}</Alert>;
}
