import { useEffect } from 'react';
import { companySetup } from '@groundwork/domain-messages-company';
import { useBusy } from '@groundwork/web-mount';
import { PageHeader } from '@groundwork/web-ui';
import type { EditAccess } from '../company-access.js';
import type { Company } from '../records.js';
import { SetupFooter } from './setup-footer.js';
import { SetupFrame } from './setup-frame.js';
import { useSetupState } from './use-setup-state.js';
import type { SetupPlace } from './use-setup-state.js';

interface SetupWizardProps {
  access: EditAccess;
  /** Undefined until the first section is saved. */
  company: Company | undefined;
  place: SetupPlace;
  /** Leaves the finished set-up. */
  onFinished: () => void;
}

/** The set-up as the borrower fills it in (specification 2, Company setup wizard). */
export function SetupWizard({ access, company, place, onFinished }: SetupWizardProps) {
  const state = useSetupState(company, place);
  useBusy(state.saving);
  useEffect(() => {
    document.documentElement.scrollTop = 0;
  }, [state.step]);
  return (
    <>
      <PageHeader
        title={company?.organizationName ?? companySetup.setupYourCompany}
        description={companySetup.setupLead}
      />
      <SetupFrame access={access} state={state} footer={<SetupFooter onFinished={onFinished} />} />
    </>
  );
}
