import { lazy, Suspense } from 'react';
import { applicationTitle, loanTypes, projectNumberText } from '@groundwork/domain-applications';
import { displayDate } from '@groundwork/domain-time';
import { ApplicationBadge } from '@groundwork/web-lending';
import { Badge, Disclosure, ListItem, OnItsWay, ProgressRing, Stack, Text, Wrap } from '@groundwork/web-ui';
import type { ApplicationSummary } from '../../data/api.js';
import { Carousel } from '../../components/carousel.js';
import { LinkCard } from '../../components/link-card.js';

// The first screen of the area is there before it is told where each application stands.
const StageLine = lazy(async () => ({ default: (await import('@groundwork/web-lending/stages')).StageLine }));

/** Where the status says more than the group does. */
const toldByStatus: readonly ApplicationSummary['status'][] = ['rejected', 'submitted'];

interface PendingGroupProps {
  /** Beginning of the path that a card leads to. */
  path: string;
  title: string;
  applications: readonly ApplicationSummary[];
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** One group of cards: title, what it is, and how far it is. */
export function PendingGroup({ path, title, applications, open, onToggle }: PendingGroupProps) {
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
            <LinkCard to={`${path}/${application.id}`}>
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
                {toldByStatus.includes(application.status) ? (
                  <Wrap>
                    <ApplicationBadge status={application.status} />
                  </Wrap>
                ) : null}
                <Suspense fallback={<OnItsWay />}>
                  <StageLine facts={application} side="borrower" />
                </Suspense>
              </Stack>
            </LinkCard>
          </ListItem>
        ))}
      </Carousel>
    </Disclosure>
  );
}

function describe({ projectNumber, loanType, street, submittedAt, status }: ApplicationSummary): string {
  const since = status === 'submitted' && submittedAt ? `submitted ${displayDate(submittedAt)}` : '';
  return [projectNumberText(projectNumber), loanType ? loanTypes[loanType].label : '', street, since]
    .filter(Boolean)
    .join(' · ');
}
