import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { isBusinessVerified, isOwnerVerified } from '@groundwork/domain-companies';
import { verification } from '@groundwork/domain-messages-borrower';
import { today } from '@groundwork/domain-time';
import type { Company } from '@groundwork/web-company';
import { QueryState } from '@groundwork/web-mount';
import { Alert, Stack, Text } from '@groundwork/web-ui';
import { companyQuery } from '../../data/company.js';
import { useCompanyId } from '../../data/use-company.js';
import { useBorrowerOwners } from '../../data/verification.js';
import type { AccountHolder } from '../../data/verification.js';
import { HolderCard } from './holder-card.js';

const VerificationDialog = lazy(async () => ({
  default: (await import('./verification-dialog.js')).VerificationDialog,
}));

/** Accounts of the company and of each of its owners, and their verification (specification 4, Financial verification). */
export function AccountVerification({ as }: { as: 'h2' | 'h3' }) {
  const company = useQuery(companyQuery(useCompanyId()));
  const owners = useBorrowerOwners();
  const [verifying, setVerifying] = useState<AccountHolder>();
  return (
    <Stack gap="4">
      <Text color="fg.muted">{verification.financialLead}</Text>
      <QueryState query={company} failed={verification.accountsUnavailable}>
        {(found) => <CompanyHolder company={found} as={as} onVerify={setVerifying} />}
      </QueryState>
      <QueryState query={owners} failed={verification.accountsUnavailable}>
        {(list) =>
          list.length === 0 ? (
            <Alert tone="warning">{verification.noOwners}</Alert>
          ) : (
            list.map(({ id, displayName, accounts }) => (
              <HolderCard
                key={id}
                name={displayName}
                kind={verification.owner}
                as={as}
                accounts={accounts}
                verified={isOwnerVerified(accounts)}
                onVerify={() => setVerifying({ entityOwnerId: id, name: displayName })}
              />
            ))
          )
        }
      </QueryState>
      {verifying ? (
        <Suspense fallback={null}>
          <VerificationDialog holder={verifying} onClose={() => setVerifying(undefined)} />
        </Suspense>
      ) : null}
    </Stack>
  );
}

function CompanyHolder({
  company,
  as,
  onVerify,
}: {
  company: Company;
  as: 'h2' | 'h3';
  onVerify: (holder: AccountHolder) => void;
}) {
  const { companyId, organizationName, legalEntityName, businessAccounts } = company;
  const name = legalEntityName || organizationName || '';
  return (
    <HolderCard
      name={name}
      kind={verification.company}
      as={as}
      accounts={businessAccounts}
      verified={isBusinessVerified(businessAccounts, today({ now: () => new Date() }))}
      onVerify={() => onVerify({ companyId, name })}
    />
  );
}
