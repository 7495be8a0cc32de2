import { useWatch } from 'react-hook-form';
import type { ApplicationFacts, LoanTerms } from '@groundwork/domain-applications';
import { exceededLimits, limitNames, limitPoints } from '@groundwork/domain-capital';
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

type Capital = NonNullable<ReturnType<typeof useCapital>['data']>;

/** What a loan on these terms exceeds, and upon which figures; undefined where its type has no limits. */
function exceededBy(application: Application, capital: Capital, typed: unknown) {
  const basis = capitalBasis({ ...application, terms: typed } as ApplicationFacts, capital);
  const limits = basis?.limits;
  if (!limits) return undefined;
  return { basis, limits, points: exceededLimits(limitPoints(basis.facts, limits, basis.terms)) };
}

/** A closing on the terms that were agreed on keeps what was said of its limits then. */
const isAgreed = ({ status, terms }: Application, typed: LoanTerms): boolean =>
  status === 'in_closing' && Object.entries(typed).every(([name, value]) => terms?.[name as keyof LoanTerms] === value);

/** Names of the limits that want a reason before a loan is approved on these terms; the service asks for the same. */
export function limitsToExplain(application: Application, capital: Capital | undefined, typed: LoanTerms): string {
  if (!capital || isAgreed(application, typed)) return '';
  const points = exceededBy(application, capital, whatIsRead(typed))?.points ?? [];
  return points.map(({ limit }) => limitNames[limit]).join(', ');
}

/** The limits of the loan type that the terms exceed as they are typed, and the place to say why the loan is approved all the same. */
export function ExceededLimits({ application }: { application: Application }) {
  const typed = useWatch<WithLimitsReason, 'decision.terms'>({ name: 'decision.terms' });
  return (
    <QueryState query={useCapital(application.id)} failed={words.limitsUnavailable}>
      {(capital) => {
        const exceeded = exceededBy(application, capital, whatIsRead(typed));
        if (!exceeded || exceeded.points.length === 0) return null;
        return (
          <Stack gap="4">
            <Alert tone="warning" title={words.limitsExceeded}>
              <List>
                {exceeded.points.map((point) => (
                  <ListItem key={point.limit}>
                    {limitText(point.limit, exceeded.limits)}. {standingText(point, exceeded.basis)}
                  </ListItem>
                ))}
              </List>
            </Alert>
            <TextAreaField<WithLimitsReason>
              name="decision.limitsReason"
              label={words.limitsReason}
              hint={words.limitsReasonHint}
              rows={2}
              required={!isAgreed(application, typed)}
            />
          </Stack>
        );
      }}
    </QueryState>
  );
}
