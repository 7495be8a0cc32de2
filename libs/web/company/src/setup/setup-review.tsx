import { useEffect, useRef } from 'react';
import { companySetup } from '@groundwork/domain-messages-company';
import { Box, Button, Flex } from '@groundwork/web-ui';
import type { ReviewAccess } from '../company-access.js';
import type { Company } from '../records.js';
import { SetupFrame } from './setup-frame.js';
import { useSetupState } from './use-setup-state.js';
import type { SetupPlace } from './use-setup-state.js';

interface SetupReviewProps {
  access: ReviewAccess;
  company: Company;
  place: SetupPlace;
}

/** The set-up as somebody reads it who reviews the company: Next goes around all sections, and nothing is saved (specification 2 and 6). */
export function SetupReview({ access, company, place }: SetupReviewProps) {
  const state = useSetupState(company, place, true);
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(state.step);
  useEffect(() => {
    if (shown.current === state.step) return;
    shown.current = state.step;
    top.current?.scrollIntoView?.({ block: 'start' });
  }, [state.step]);
  const footer = (
    <Flex mt="6" gap="3" justifyContent="space-between" borderTop="1px solid" borderColor="border" pt="4">
      <Button variant="outline" onClick={() => void state.back()} disabled={state.step === 0}>
        {companySetup.back}
      </Button>
      <Button onClick={() => void state.next()}>{companySetup.next}</Button>
    </Flex>
  );
  return (
    <Box ref={top} scrollMarginTop="20">
      <SetupFrame access={access} state={state} footer={footer} />
    </Box>
  );
}
