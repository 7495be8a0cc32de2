import { useWatch } from 'react-hook-form';
import { whatIsRead } from '@groundwork/domain-validation';
import { capitalBasis } from '@groundwork/web-lending';
import type { CapitalBasis, CapitalView } from '@groundwork/web-lending';
import { factsOf } from '../../../../data/application-facts.js';
import { useWizard } from '../../wizard-context.js';
import { changesOf } from './funding-values.js';
import type { FundingValues } from './funding-values.js';

/** What the figures are computed from, with loan and sources as they are typed. What cannot be read is not there yet. */
export function useFundingBasis(capital: CapitalView): CapitalBasis | undefined {
  const { application } = useWizard();
  const [requestedLoanAmount, fundingSources, adding] = useWatch<
    FundingValues,
    ['requestedLoanAmount', 'fundingSources', 'adding']
  >({ name: ['requestedLoanAmount', 'fundingSources', 'adding'] });
  const changes = changesOf(whatIsRead({ requestedLoanAmount, fundingSources, adding }));
  return capitalBasis({ ...factsOf(application), ...changes } as Parameters<typeof capitalBasis>[0], capital);
}
