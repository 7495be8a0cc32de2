import type { ReactNode } from 'react';
import {
  applicationTitle,
  loanTypes,
  projectNumberLabel,
  projectNumberText,
  propertyTypes,
} from '@groundwork/domain-applications';
import { addCents } from '@groundwork/domain-money';
import { displayInstant } from '@groundwork/domain-time';
import { ApplicationBadge } from '@groundwork/web-lending';
import { StageTracker } from '@groundwork/web-lending/stages';
import { Alert, Card, Facts, Flex, Heading, HStack, MoneyText, Stack, Wrap } from '@groundwork/web-ui';
import type { Application } from '../../data/api.js';
import { NoticeStanding } from '../../components/notice-standing.js';
import { PersonName } from '../../components/person-name.js';
import { companyTitle, useCompany } from '../../data/companies.js';

/** On a phone buttons, and groups of them, fill the lines that they need. */
const inFullLines = {
  '& > div': { flexBasis: { base: '100%', sm: 'auto' } },
  '& > button, & > div > button': { flexGrow: { base: 1, sm: 0 } },
};

/** What an application is about, at a glance, with what can be done about it. */
export function ReviewSummary({ application, actions }: { application: Application; actions: ReactNode }) {
  const { loanType, propertyType, properties, submittedAt, decidedAt, decidedBy, onRejectString, companyId, status } =
    application;
  const company = useCompany(companyId).data;
  const street = properties[0]?.street;
  return (
    <Card>
      <Stack gap="5">
        <Flex flexWrap="wrap" gap="4" alignItems="center">
          <HStack flex="1" flexWrap="wrap" minWidth="min(100%, 260px)">
            <Heading as="h2">{applicationTitle({ ...application, street })}</Heading>
            <ApplicationBadge status={status} />
          </HStack>
          <Wrap css={inFullLines}>{actions}</Wrap>
        </Flex>
        <StageTracker facts={application} side="lender" />
        <Facts
          minWidth={150}
          facts={[
            { label: projectNumberLabel, value: projectNumberText(application.projectNumber) },
            { label: 'Company', value: company ? companyTitle(company) : null },
            { label: 'Submitted by', value: <PersonName userId={application.userId} /> },
            { label: 'Date submitted', value: submittedAt ? displayInstant(submittedAt) : null },
            { label: 'Loan type', value: loanType ? loanTypes[loanType].label : null },
            { label: 'Property type', value: propertyType ? propertyTypes[propertyType].label : null },
            {
              label: 'Total budget',
              value: <MoneyText cents={addCents(properties.map(({ budgetTotal }) => budgetTotal))} bold />,
            },
          ]}
        />
        {decidedAt && (status === 'approved' || status === 'rejected') ? (
          <Alert
            tone={status === 'approved' ? 'success' : 'danger'}
            title={status === 'approved' ? 'Approved' : 'Rejected'}
          >
            {displayInstant(decidedAt)} by <PersonName userId={decidedBy} />
            {status === 'rejected' && onRejectString ? `: ${onRejectString}` : ''}
          </Alert>
        ) : null}
        <NoticeStanding applicationId={application.id} />
      </Stack>
    </Card>
  );
}
