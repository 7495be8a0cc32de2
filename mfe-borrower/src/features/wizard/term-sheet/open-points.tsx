import { useState } from 'react';
import type { Ref } from 'react';
import { stepKeys } from '@groundwork/domain-applications';
import type { OpenPoint, OpenStep } from '@groundwork/domain-applications';
import { fill, shared } from '@groundwork/domain-messages';
import { borrowerPages } from '@groundwork/domain-messages-borrower';
import { Link } from '@groundwork/web-mount';
import { Alert, Box, Button, Heading, List, ListItem, Stack, TextLink } from '@groundwork/web-ui';
import { useWizard } from '../wizard-context.js';

/** Of a step with more open points than this, the others are shown when asked for. */
const SHOWN = 12;

interface OpenPointsProps {
  open: readonly OpenStep[];
  ref?: Ref<HTMLDivElement>;
}

/** Everything that the final submit still waits for, step by step, each with the way to its field. */
export function OpenPoints({ open, ref }: OpenPointsProps) {
  if (open.length === 0) return null;
  return (
    <Box ref={ref} tabIndex={-1} role="group" aria-label={borrowerPages.stillOpen}>
      <Alert tone="warning" title={borrowerPages.stillOpen}>
        <Stack gap="3" mt="2">
          {open.map((step) => (
            <OpenPointsOfStep key={step.step} {...step} />
          ))}
        </Stack>
      </Alert>
    </Box>
  );
}

function OpenPointsOfStep({ step, label, points }: OpenStep) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? points : points.slice(0, SHOWN);
  return (
    <Box>
      <Heading as="h3" size="sub">
        {label}
      </Heading>
      <List>
        {shown.map((point) => (
          <ListItem key={point.path} mt="1">
            <PointLink point={point} index={stepKeys.indexOf(step)} />
          </ListItem>
        ))}
      </List>
      {shown.length < points.length ? (
        <Button size="sm" variant="ghost" onClick={() => setShowsAll(true)}>
          {fill(borrowerPages.moreOpen, { count: points.length - shown.length })}
        </Button>
      ) : null}
    </Box>
  );
}

/** What is merely missing is named; what is wrong with it is said where there is more to say. */
const unsaid: ReadonlySet<string> = new Set([shared.requiredField, shared.textRequired, shared.fieldRequired]);

function PointLink({ point: { path, label, message }, index }: { point: OpenPoint; index: number }) {
  const { goTo } = useWizard();
  const search = `?${new URLSearchParams({ step: String(index), field: path })}`;
  return (
    <>
      <TextLink asChild>
        <Link
          to={search}
          onClick={(event) => {
            event.preventDefault();
            void goTo(index, path);
          }}
        >
          {label || path}
        </Link>
      </TextLink>
      {unsaid.has(message) ? null : `: ${message}`}
    </>
  );
}
