import { fill } from '@groundwork/domain-messages';
import { capitalPage } from '@groundwork/domain-messages-admin';
import { figures } from '@groundwork/domain-messages-screens';
import { limitText, standingText } from '@groundwork/web-lending';
import type { CapitalBasis, CapitalView } from '@groundwork/web-lending';
import { List, ListItem, StatusBadge } from '@groundwork/web-ui';

const badges = {
  exceeded: { tone: 'warning', label: capitalPage.exceeded },
  within: { tone: 'success', label: capitalPage.within },
  unknown: { tone: 'neutral', label: capitalPage.unknown },
} as const;

/** Each limit of the loan type, whether the loan keeps it, and where it stands beside it. */
export function LimitPoints({ basis, points }: { basis: CapitalBasis; points: CapitalView['points'] }) {
  const { limits } = basis;
  if (!limits) return null;
  return (
    <List listStyle="none" ps="0">
      {points.map((point) => (
        <ListItem key={point.limit} mb="2">
          <StatusBadge tone={badges[point.state].tone}>{badges[point.state].label}</StatusBadge>{' '}
          {limitText(point.limit, limits)}.{' '}
          {point.missing.length > 0
            ? fill(figures.missing, { inputs: point.missing.join(', ') })
            : standingText(point, basis)}
        </ListItem>
      ))}
    </List>
  );
}
