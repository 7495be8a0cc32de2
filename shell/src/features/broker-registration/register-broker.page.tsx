import { useCallback } from 'react';
import { shared } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { publicPages } from '@groundwork/domain-messages-shell';
import { ApiProblem } from '@groundwork/web-http';
import { ErrorState, LoadingState, Stack, Text } from '@groundwork/web-ui';
import { failureOf } from '../../components/failure.js';
import { PageLink } from '../../components/page-link.js';
import { PublicFrame } from '../../components/public-frame.js';
import { useLoaded } from '../../components/use-loaded.js';
import { WideFrame } from '../../components/wide-frame.js';
import { fetchInvited } from '../../data/broker-registration.js';
import { AnotherSession } from '../session/index.js';
import { ReviewAccountForm } from './review-account.form.js';

/** Reached by the link of a broker's invitation: the record as the lender entered it, to be reviewed and completed. */
export default function RegisterBrokerPage({ id, code }: { id: string; code: string }) {
  const { loaded, reload } = useLoaded(useCallback(() => fetchInvited(id, code), [id, code]));
  if (loaded.phase === 'ready') {
    return (
      <WideFrame title={publicPages.brokerHeading} lead={publicPages.brokerLead}>
        <AnotherSession email={loaded.data.broker.emailAddressA} />
        <ReviewAccountForm code={code} broker={loaded.data.broker} minimum={loaded.data.passwordMinimum} />
      </WideFrame>
    );
  }
  if (loaded.phase === 'loading') {
    return (
      <PublicFrame title={publicPages.brokerHeading}>
        <LoadingState />
      </PublicFrame>
    );
  }
  if (isNotInvited(loaded.error)) {
    return (
      <PublicFrame title={shared.invalidBrokerRegistration} lead={publicPages.linkDetail}>
        <Stack gap="5">
          <Text>{publicPages.linkAskLender}</Text>
          <Text>
            <PageLink to="/login">{publicPages.goToSignIn}</PageLink>
          </Text>
        </Stack>
      </PublicFrame>
    );
  }
  return (
    <PublicFrame title={publicPages.brokerHeading}>
      <ErrorState title={screens.couldNotLocateBroker} onRetry={reload}>
        {failureOf(loaded.error, '').detail}
      </ErrorState>
    </PublicFrame>
  );
}

/** The server answered, and knows no such invitation (any more). */
const isNotInvited = (error: unknown): boolean =>
  error instanceof ApiProblem && [400, 403, 404, 410, 422].includes(error.status);
