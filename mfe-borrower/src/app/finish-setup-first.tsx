import { companySetup } from '@groundwork/domain-messages-company';
import { Link } from '@groundwork/web-mount';
import { ButtonLink, EmptyState } from '@groundwork/web-ui';

/** What stands in place of a page about a company while there is none. */
export function FinishSetupFirst() {
  return (
    <EmptyState
      page
      icon="building"
      title={companySetup.finishSetupFirst}
      action={
        <ButtonLink asChild>
          <Link to="/setupCompany">{companySetup.setupYourCompany}</Link>
        </ButtonLink>
      }
    />
  );
}
