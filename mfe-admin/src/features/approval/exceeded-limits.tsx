import { useWatch } from 'react-hook-form';
import type { ApplicationFacts, LoanTerms } from '@groundwork/domain-applications';
import { exceededLimits, limitPoints } from '@groundwork/domain-capital';
import { approval as words } from '@groundwork/domain-messages-admin';
import { whatIsRead } from '@groundwork/domain-validation';
import { TextAreaField } from '@groundwork/web-forms';
import { capitalBasis, limitText, standingText } from '@groundwork/web-lending';
import { QueryState } from '@groundwork/web-mount';
import { Alert, List, ListItem, Stack } from '@groundwork/web-ui';
import type { Application } from '../../data/api.js';
import { useCapital } from '../../data/capital.js';

/** A form that decides on terms and says why they may be above limits. */
interface WithLimitsReason {
  decision: { terms: LoanTerms; limitsReason: string };
}

/** The limits of the loan type that the terms exceed as they are typed, and the place to say why the loan is approved all the same. */
export function ExceededLimits({ application }: { application: Application }) {
  const typed = whatIsRead(useWatch<WithLimitsReason, 'decision.terms'>({ name: 'decision.terms' }));
  return (
    <QueryState query={useCapital(application.id)} failed={words.limitsUnavailable}>
      {(capital) => {
        const basis = capitalBasis({ ...application, terms: typed } as ApplicationFacts, capital);
        const limits = basis?.limits;
        if (!limits) return null;
        const exceeded = exceededLimits(limitPoints(basis.facts, limits, basis.terms));
        if (exceeded.length === 0) return null;
        return (
          <Stack gap="4">
            <Alert tone="warning" title={words.limitsExceeded}>
              <List>
                {exceeded.map((point) => (
                  <ListItem key={point.limit}>
                    {limitText(point.limit, limits)}. {standingText(point, basis)}
                  </ListItem>
                ))}
              </List>
            </Alert>
            <TextAreaField<WithLimitsReason>
              name="decision.limitsReason"
              label={words.limitsReason}
              hint={words.limitsReasonHint}
              rows={2}
              required
            />
          </Stack>
        );
      }}
    </QueryState>
  );
}
