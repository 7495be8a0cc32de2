import { useState } from 'react';
import { initialStatus, nextStatus } from '@groundwork/domain-applications';
import { admin } from '@groundwork/domain-messages-admin';
import { Box, Tabs } from '@groundwork/web-ui';
import type { Application } from '../../data/api.js';
import { Answers } from './answers.js';
import { BrokerTerms } from './broker-terms.js';
import { DemographicInfo } from './demographic-info.js';
import { FinancialInfo } from './financial-info.js';
import { FinancialLiteracy } from './financial-literacy.js';
import { RejectSection } from './rejected-sections.js';

/** What the borrower answered, the accounts of company and owners, and where the properties lie (sign-in specification, section 2). */
export function UserApplication({ application }: { application: Application }) {
  const [tab, setTab] = useState('application');
  const editable = nextStatus(application.status, 'saveReview') !== undefined;
  return (
    <Box pt="2">
      <Tabs
        label="User Application"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'application',
            label: 'Application',
            content: (
              <Answers
                application={application}
                below={(step) => (
                  <>
                    {step === 'litigation' ? (
                      // It decides what the first submit asks for: it is entered before, too.
                      <FinancialLiteracy
                        application={application}
                        editable={editable || application.status === initialStatus}
                      />
                    ) : null}
                    {step === 'termSheet' && application.brokerUsed === 'yes' ? (
                      <BrokerTerms application={application} editable={editable} />
                    ) : null}
                    <RejectSection application={application} step={step} />
                  </>
                )}
              />
            ),
          },
          { id: 'financial', label: admin.financialInfo, content: <FinancialInfo companyId={application.companyId} /> },
          { id: 'demographic', label: admin.demographicInfo, content: <DemographicInfo application={application} /> },
        ]}
      />
    </Box>
  );
}
