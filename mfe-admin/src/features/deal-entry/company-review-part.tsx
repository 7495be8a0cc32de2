import { SetupReview } from '@groundwork/web-company';
import type { ReviewAccess } from '@groundwork/web-company';
import { useSearchValue } from '@groundwork/web-mount';
import type { Company } from '../../data/api.js';
import { companyReads } from '../../data/company-setup.js';

const access: ReviewAccess = { mode: 'review', reads: companyReads };

/** What the company says of itself, section by section. */
export function CompanyReviewPart({ company }: { company: Company }) {
  const [step, setStep] = useSearchValue('step');
  return (
    <SetupReview
      access={access}
      company={company}
      place={{ stepInAddress: step, go: (next) => setStep(String(next)) }}
    />
  );
}
