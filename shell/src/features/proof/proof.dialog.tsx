import { useEffect, useState } from 'react';
import { security } from '@groundwork/domain-messages-shell';
import { ApiProblem } from '@groundwork/web-http';
import { Dialog, Text } from '@groundwork/web-ui';
import { useLeftByBack } from '../../components/use-left-by-back.js';
import { useOneAtATime } from '../../components/use-one-at-a-time.js';
import { GuardedForm } from '../../components/second-factor/guarded-form.js';
import { fetchSecondFactor, renewProof } from '../../data/security.js';
import type { OwnProof } from '../../data/security.js';
import { answerProof } from './proof.store.js';

const cancel = () => answerProof(false);

/** 'Confirm that it is you': the password, and where the second factor is on a proof of it, before something sensitive is done. */
export default function ProofDialog() {
  const [proves, setProves] = useState(false);
  const { running, run } = useOneAtATime();
  useEffect(() => {
    fetchSecondFactor().then(
      ({ on }) => setProves(on),
      // Whether a code is needed is then told by the answer to the password.
      () => undefined,
    );
  }, []);
  const confirm = (proof: OwnProof) =>
    run('busy', async () => {
      try {
        await renewProof(proof);
      } catch (error) {
        if (error instanceof ApiProblem && 'code' in error.fieldErrors) setProves(true);
        throw error;
      }
      answerProof(true);
    });
  const leaves = running ? undefined : cancel;
  useLeftByBack(leaves);
  return (
    <Dialog open onClose={leaves} title={security.secondStepHeading} size="sm">
      <GuardedForm
        label={security.secondStepHeading}
        confirmLabel={security.confirm}
        proves={proves}
        onConfirm={confirm}
        onCancel={cancel}
      >
        <Text color="fg.muted">{security.proofPurpose}</Text>
      </GuardedForm>
    </Dialog>
  );
}
