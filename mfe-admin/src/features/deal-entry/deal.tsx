import { lazy, Suspense, useState } from 'react';
import { dealEntry as words } from '@groundwork/domain-messages-admin';
import { Link } from '@groundwork/web-mount';
import { Box, Card, Disclosure, Grid, Heading, LoadingState, Stack, TextLink } from '@groundwork/web-ui';
import type { Company } from '../../data/api.js';
import { companyTitle } from '../../data/companies.js';
import { ApplicationPart } from './application-part.js';
import { BrokerPart } from './broker-part.js';
import { CreditPart } from './credit-part.js';
import { DealChanges } from './deal-changes.js';
import { PointPersonPart } from './point-person-part.js';

const CompanyReviewPart = lazy(async () => ({
  default: (await import('./company-review-part.js')).CompanyReviewPart,
}));

/** A deal of one company, part by part. */
export function Deal({ company }: { company: Company }) {
  const [isReviewed, setReviewed] = useState(false);
  const { companyId } = company;
  return (
    <Stack gap="6">
      <Stack as="section" gap="3" aria-label={words.company}>
        <Heading as="h2">{companyTitle(company)}</Heading>
        <TextLink asChild alignSelf="flex-start">
          <Link to={`/admin?company=${companyId}&tab=company`}>{words.openReview}</Link>
        </TextLink>
        <Disclosure title={words.reviewCompany} open={isReviewed} onToggle={setReviewed}>
          {isReviewed ? (
            <Suspense fallback={<LoadingState />}>
              <CompanyReviewPart company={company} />
            </Suspense>
          ) : null}
        </Disclosure>
      </Stack>
      <ApplicationPart company={company} />
      <Grid gridTemplateColumns={{ base: '1fr', lg: 'repeat(3, minmax(0, 1fr))' }} alignItems="start">
        <Card as="section" aria-label={words.pointPerson}>
          <PointPersonPart companyId={companyId} />
        </Card>
        <Card as="section" aria-label={words.broker}>
          <BrokerPart company={company} />
        </Card>
        <Card as="section" aria-label={words.lineOfCredit}>
          <CreditPart company={company} />
        </Card>
      </Grid>
      <Box>
        <DealChanges companyId={companyId} />
      </Box>
    </Stack>
  );
}
