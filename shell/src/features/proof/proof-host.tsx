import { useEffect } from 'react';
import { shared } from '@groundwork/domain-messages';
import { useFetched } from '../../components/use-fetched.js';
import { notice } from '../notifications/index.js';
import { answerProof, useProof } from './proof.store.js';

const fetchDialog = () => import('./proof.dialog.js');

function giveUp() {
  notice('error', shared.serviceUnavailable);
  answerProof(false);
}

/** The place of the question, above the area and its dialogs: fetched when a proof is first needed. */
export function ProofHost() {
  const question = useProof((state) => state.question);
  const fetched = useFetched(question !== undefined, fetchDialog, giveUp);
  // With the portal its question goes: nobody is there any more who could answer it.
  useEffect(() => () => answerProof(false), []);
  return fetched ? <fetched.default /> : null;
}
