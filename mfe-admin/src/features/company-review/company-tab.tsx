import { admin } from '@groundwork/domain-messages-admin';
import { SetupReview } from '@groundwork/web-company';
import type { ReviewAccess } from '@groundwork/web-company';
import { useSearchValue } from '@groundwork/web-mount';
import { Alert, Stack } from '@groundwork/web-ui';
import type { Company } from '../../data/api.js';
import { CompanyFacts } from '../../components/company-facts.js';
import { companyReads } from '../../data/company-setup.js';
import { useFollowDecisions } from '../../data/use-follow-decisions.js';
import { CompanyDocuments } from './company-documents.js';
import { CompanyUsers } from './company-users.js';

const access: ReviewAccess = { mode: 'review', reads: companyReads };

/** What a company says of itself: its set-up section by section, its documents with their review, and who signs in for it. */
export function CompanyTab({ company }: { company: Company }) {
  const [step, setStep] = useSearchValue('step');
  useFollowDecisions(company.companyId);
  return (
    <Stack gap="8">
      <Stack gap="5">
        {company.locked ? <Alert tone="warning">{admin.companyUnderReview}</Alert> : null}
        <CompanyFacts company={company} />
        <SetupReview
          access={access}
          company={company}
          place={{ stepInAddress: step, go: (next) => setStep(String(next)) }}
        />
      </Stack>
      <CompanyDocuments companyId={company.companyId} />
      <CompanyUsers company={company} />
    </Stack>
  );
}
