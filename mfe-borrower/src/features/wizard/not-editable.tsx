import { applicationStatusLabels } from '@groundwork/domain-applications';
import { fill, shared } from '@groundwork/domain-messages';
import { Link } from '@groundwork/web-mount';
import { ButtonLink, EmptyState } from '@groundwork/web-ui';
import type { Application } from '../../data/api.js';

/** An application that has left the borrower's hands: says so and leads to where it is. */
export function NotEditable({ application: { id, status } }: { application: Application }) {
  const awaiting = status === 'awaiting';
  return (
    <EmptyState
      page
      icon="clipboard"
      title={fill(shared.applicationNotEditable, { status: applicationStatusLabels[status].toLowerCase() })}
      action={
        <ButtonLink asChild>
          <Link to={awaiting ? `/items/${id}` : `/review/reviewapplication/${id}`}>
            {awaiting ? 'Add documents' : 'Read the application'}
          </Link>
        </ButtonLink>
      }
    />
  );
}
