import { create } from 'zustand';
import { onSigningProofNeeded } from '@groundwork/web-http';
import type { SigningDemand } from '@groundwork/web-http';

interface Question {
  readonly demand: SigningDemand;
  readonly answer: (proof: string | undefined) => void;
}

/** What the signer is being asked to prove. */
export const useSigning = create<{ question: Question | undefined }>(() => ({ question: undefined }));

/** Asks the signer for what the lender asks for; a question that was open before is over. */
export function proveSigning(demand: SigningDemand): Promise<string | undefined> {
  answerSigning(undefined);
  return new Promise((answer) => useSigning.setState({ question: { demand, answer } }));
}

/** The question is over: with the proof, or without one. */
export function answerSigning(proof: string | undefined): void {
  const { question } = useSigning.getState();
  useSigning.setState({ question: undefined });
  question?.answer(proof);
}

onSigningProofNeeded(proveSigning);
