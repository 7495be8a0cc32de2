import { applicationTitle, loanTypes } from '@groundwork/domain-applications';
import { ApplicationBadge } from '@groundwork/web-lending';
import { Badge, Disclosure, ListItem, ProgressRing, Stack, Text, Wrap } from '@groundwork/web-ui';
import type { ApplicationSummary } from '../../data/api.js';
import { Carousel } from '../../components/carousel.js';
import { LinkCard } from '../../components/link-card.js';

interface PendingGroupProps {
  category: 'applications' | 'items' | 'closing';
  title: string;
  applications: readonly ApplicationSummary[];
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** One group of cards: title, what it is, and how far it is. */
export function PendingGroup({ category, title, applications, open, onToggle }: PendingGroupProps) {
  return (
    <Disclosure
      title={title}
      aside={<Badge tone="accent">{applications.length}</Badge>}
      open={open}
      onToggle={onToggle}
    >
      <Carousel label={title}>
        {applications.map((application) => (
          <ListItem key={application.id} scrollSnapAlign="start">
            <LinkCard to={`/${category}/${application.id}`}>
              <ProgressRing
                percent={application.percentageComplete}
                label={`${applicationTitle(application)}: complete`}
                size={64}
              />
              <Stack gap="1" minWidth="0" flex="1">
                <Text fontWeight="semibold" overflowWrap="anywhere" lineClamp={2}>
                  {applicationTitle(application)}
                </Text>
                <Text textStyle="small">{describe(application)}</Text>
                {application.status === 'rejected' ? (
                  <Wrap>
                    <ApplicationBadge status="rejected" />
                  </Wrap>
                ) : null}
              </Stack>
            </LinkCard>
          </ListItem>
        ))}
      </Carousel>
    </Disclosure>
  );
}

function describe({ loanType, street }: ApplicationSummary): string {
  return [loanType ? loanTypes[loanType].label : '', street].filter(Boolean).join(' · ');
}
