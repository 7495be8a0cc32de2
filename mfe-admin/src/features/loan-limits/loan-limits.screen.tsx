import { loanTypes, loanTypeValues } from '@groundwork/domain-applications';
import type { LoanType } from '@groundwork/domain-applications';
import { limitsSet } from '@groundwork/domain-capital';
import { loanLimits } from '@groundwork/domain-messages-admin';
import { masters } from '@groundwork/domain-messages-screens';
import { displayInstant } from '@groundwork/domain-time';
import { limitText } from '@groundwork/web-lending';
import { Link, QueryState, useParams, useTitle } from '@groundwork/web-mount';
import { DataTable, List, ListItem, PageHeader, Text, TextLink } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import { Editor } from '../../components/editor-name.js';
import type { LoanLimits } from '../../data/api.js';
import { useLoanLimits } from '../../data/loan-limits.js';
import { LimitsOfType } from './limits-of-type.js';

/** 'Loan Limits': how far the lender goes with each type of loan; one of them to be changed by a super administrator. */
export function LoanLimitsScreen() {
  useTitle(loanLimits.title);
  const [chosen = ''] = (useParams()['*'] ?? '').split('/');
  const loanType = loanTypeValues.find((type) => type === chosen);
  return loanType ? <LimitsOfType key={loanType} loanType={loanType} /> : <Types />;
}

function Types() {
  return (
    <>
      <PageHeader title={loanLimits.title} description={loanLimits.purpose} />
      <QueryState query={useLoanLimits()} failed={loanLimits.failed}>
        {(all) => (
          <DataTable<LoanLimits>
            caption={loanLimits.title}
            columns={columns}
            rows={all}
            rowKey={({ loanType }) => loanType}
          />
        )}
      </QueryState>
    </>
  );
}

const TypeLink = ({ loanType }: { loanType: LoanType }) => (
  <TextLink asChild>
    <Link to={`/loanlimits/${loanType}`}>{loanTypes[loanType].label}</Link>
  </TextLink>
);

const columns: Column<LoanLimits>[] = [
  { id: 'type', header: loanLimits.loanType, cell: ({ loanType }) => <TypeLink loanType={loanType} /> },
  { id: 'limits', header: loanLimits.limits, cell: (limits) => <LimitSentences limits={limits} /> },
  { id: 'version', header: masters.versionColumn, cell: ({ version }) => version },
  { id: 'editedBy', header: masters.editedBy, cell: ({ editedBy }) => <Editor userId={editedBy} /> },
  { id: 'editedAt', header: masters.editedAt, cell: ({ editedAt }) => displayInstant(editedAt, { zone: 'EST' }) },
];

function LimitSentences({ limits }: { limits: LoanLimits }) {
  const set = limitsSet(limits);
  if (set.length === 0) return <Text color="fg.muted">{loanLimits.none}</Text>;
  return (
    <List listStyle="none" ps="0">
      {set.map((limit) => (
        <ListItem key={limit}>{limitText(limit, limits)}</ListItem>
      ))}
    </List>
  );
}
