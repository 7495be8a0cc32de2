import { inspections } from '@groundwork/domain-messages-screens';
import { Link, useParams, useTitle } from '@groundwork/web-mount';
import { PageHeader, TextLink } from '@groundwork/web-ui';
import { LoanInspections } from '../../components/loan/loan-inspections.js';

/** The inspections of one loan, as a page of their own. */
export function LoanInspectionsScreen() {
  useTitle(inspections.title);
  const { applicationId = '' } = useParams();
  return (
    <>
      <PageHeader
        title={inspections.title}
        back={
          <TextLink asChild>
            <Link to="/loans">Active Projects</Link>
          </TextLink>
        }
      />
      <LoanInspections applicationId={applicationId} />
    </>
  );
}
