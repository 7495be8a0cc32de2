import { useState } from 'react';
import { fill } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { publicPages, signIn } from '@groundwork/domain-messages-shell';
import { Alert, Button, Stack } from '@groundwork/web-ui';
import { FailureAlert } from '../../components/failure-alert.js';
import { failureOf } from '../../components/failure.js';
import type { Failure } from '../../components/failure.js';
import { PublicFrame } from '../../components/public-frame.js';
import { useOneAtATime } from '../../components/use-one-at-a-time.js';
import { AnotherSession, useWayToSignIn } from '../session/index.js';
import { LetterLink } from '../letter-link/index.js';
import type { LinkFacts } from '../letter-link/index.js';
import { joinCompany } from '../../data/registration.js';

/** Somebody who has an account already accepts the invitation to a company. */
export default function JoinCompanyPage({ id, code }: { id: string; code: string }) {
  return (
    <LetterLink kind="company" id={id} code={code} title={publicPages.joinHeading} wayOn={publicPages.linkAskLender}>
      {(facts) => <Invitation id={id} code={code} facts={facts} />}
    </LetterLink>
  );
}

function Invitation({ id, code, facts }: { id: string; code: string; facts: LinkFacts }) {
  const { running, run } = useOneAtATime();
  const [joined, setJoined] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const toSignIn = useWayToSignIn(facts.email);
  const accept = async () => {
    setFailure(undefined);
    try {
      await joinCompany(id, code);
      setJoined(true);
      toSignIn();
    } catch (error) {
      setFailure(failureOf(error, signIn.errorDuringRegistration));
    }
  };
  const lead = fill(publicPages.joinLead, { company: facts.organizationName ?? '', email: facts.email });
  return (
    <PublicFrame title={publicPages.joinHeading} lead={lead}>
      <AnotherSession email={facts.email} />
      <Stack gap="5">
        <FailureAlert failure={failure} />
        {joined ? <Alert tone="success">{publicPages.joined}</Alert> : null}
        <Button
          size="lg"
          loading={joined || running !== undefined}
          loadingText={joined ? publicPages.joinCompany : screens.submitting}
          onClick={() => void run('busy', accept)}
        >
          {publicPages.joinCompany}
        </Button>
      </Stack>
    </PublicFrame>
  );
}
