import { admin, companyFacts as words } from '@groundwork/domain-messages-admin';
import { SetupReview } from '@groundwork/web-company';
import type { ReviewAccess } from '@groundwork/web-company';
import { useSearchValue } from '@groundwork/web-mount';
import { Alert, Stack, Tabs } from '@groundwork/web-ui';
import type { Company } from '../../data/api.js';
import { CompanyFacts } from '../../components/company-facts.js';
import { companyReads } from '../../data/company-setup.js';
import { useFollowDecisions } from '../../data/use-follow-decisions.js';
import { CompanyDocuments } from './company-documents.js';
import { CompanyAsFacts } from './facts/company-as-facts.js';
import { CompanyUsers } from './company-users.js';

const access: ReviewAccess = { mode: 'review', reads: companyReads };

/** What a company says of itself, as facts with their documents or as it was filled in, and who signs in for it. */
export function CompanyTab({ company }: { company: Company }) {
  const [step, setStep] = useSearchValue('step');
  const [view, setView] = useSearchValue('view');
  useFollowDecisions(company.companyId);
  const isFilledIn = view === 'form' || (view === '' && step !== '');
  return (
    <Stack gap="8">
      <Stack gap="5">
        {company.locked ? <Alert tone="warning">{admin.companyUnderReview}</Alert> : null}
        <CompanyFacts company={company} />
        <Tabs
          label={words.howShown}
          value={isFilledIn ? 'form' : 'facts'}
          onChange={setView}
          tabs={[
            { id: 'facts', label: words.asFacts, content: isFilledIn ? null : <CompanyAsFacts company={company} /> },
            {
              id: 'form',
              label: words.asFilledIn,
              content: isFilledIn ? (
                <Stack gap="8">
                  <SetupReview
                    access={access}
                    company={company}
                    place={{ stepInAddress: step, go: (next) => setStep(String(next)) }}
                  />
                  <CompanyDocuments companyId={company.companyId} />
                </Stack>
              ) : null,
            },
          ]}
        />
      </Stack>
      <CompanyUsers company={company} />
    </Stack>
  );
}
