import { displayInstant } from '@groundwork/domain-time';
import { Alert } from '@groundwork/web-ui';
import type { AgreementDetails } from '../../data/api.js';
import { PersonName } from '../../components/person-name.js';

/** Who decided on an agreement and when, at UTC-4; nothing while it is pending. */
export function AgreementDecider({ agreement }: { agreement: AgreementDetails }) {
  const { acceptedDate, acceptedBy, rejectedDate, rejectedBy, rejectionComment } = agreement;
  if (acceptedDate) {
    return (
      <Alert tone="success">
        Accepted {displayInstant(acceptedDate)} by <PersonName userId={acceptedBy} />
      </Alert>
    );
  }
  if (!rejectedDate) return null;
  return (
    <Alert tone="danger">
      Rejected {displayInstant(rejectedDate)} by <PersonName userId={rejectedBy} />
      {rejectionComment ? `: ${rejectionComment}` : ''}
    </Alert>
  );
}
