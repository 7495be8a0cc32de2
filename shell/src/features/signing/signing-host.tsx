import { useEffect } from 'react';
import { shared } from '@groundwork/domain-messages';
import { useFetched } from '../../components/use-fetched.js';
import { notice } from '../notifications/index.js';
import { answerSigning, useSigning } from './signing.store.js';

const fetchDialog = () => import('./signing.dialog.js');

function giveUp() {
  notice('error', shared.serviceUnavailable);
  answerSigning(undefined);
}

/** The place of the question before a signature, above every page, area and dialog: fetched when it is first asked. */
export function SigningHost() {
  const question = useSigning((state) => state.question);
  const fetched = useFetched(question !== undefined, fetchDialog, giveUp);
  useEffect(() => () => answerSigning(undefined), []);
  return fetched && question ? <fetched.default key={question.demand.challenge} demand={question.demand} /> : null;
}
