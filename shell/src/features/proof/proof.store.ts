import { create } from 'zustand';
import { onProofNeeded } from '@groundwork/web-http';

interface Question {
  readonly answered: Promise<boolean>;
  readonly answer: (proved: boolean) => void;
}

interface ProofState {
  question: Question | undefined;
}

/** Whether the user is being asked to prove again who it is. */
export const useProof = create<ProofState>(() => ({ question: undefined }));

function aQuestion(): Question {
  let answer: Question['answer'] = () => undefined;
  const answered = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  return { answered, answer };
}

/** Asks the user to prove again who it is. Calls that need it at once share one question, of the shell and of its area. */
export function prove(): Promise<boolean> {
  const question = useProof.getState().question ?? aQuestion();
  useProof.setState({ question });
  return question.answered;
}

/** The question is over: the user has proved it, or does not want to. */
export function answerProof(proved: boolean): void {
  const { question } = useProof.getState();
  useProof.setState({ question: undefined });
  question?.answer(proved);
}

onProofNeeded(prove);
