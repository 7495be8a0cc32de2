import { fill } from '@groundwork/domain-messages';
import { personalPages } from '@groundwork/domain-messages-borrower';
import { TakeOverButton } from '@groundwork/web-company';
import { useArea } from '@groundwork/web-mount';
import { useParties } from '../../data/parties.js';
import { useCompanyId } from '../../data/use-company.js';
import { profileLabels } from './profile-values.js';

/** Of whom the company in use knows something under the user's own address: the profile may take it over. */
export function FromCompany() {
  const companyId = useCompanyId();
  return companyId === '' ? null : <OfCompany companyId={companyId} />;
}

function OfCompany({ companyId }: { companyId: string }) {
  const { user } = useArea();
  const people = useParties(companyId).data;
  const company = user.companies.find(({ id }) => id === companyId)?.name ?? '';
  const known = [...(people?.owners ?? []), ...(people?.otherPeople ?? [])].find(
    ({ emailAddress }) => emailAddress?.toLowerCase() === user.email.toLowerCase(),
  );
  if (!known) return null;
  return (
    <TakeOverButton
      label={fill(personalPages.fillInFrom, { company })}
      from={company}
      labels={profileLabels}
      read={() => Promise.resolve(known)}
    />
  );
}
