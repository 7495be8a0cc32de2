import {
  Alert,
  Badge,
  BadgeCount,
  Box,
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  InOrder,
  LoadingState,
  NotFound,
  OnItsWay,
  Progress,
  ProgressRing,
  Skeleton,
  Snackbar,
  Spinner,
  StatusBadge,
} from '@groundwork/web-ui';
import type { Notice } from '@groundwork/web-ui';
import { useState } from 'react';
import { Example } from '../example.js';

const tones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const;
const kinds = ['success', 'error', 'info'] as const;

export function Feedback() {
  const [notices, setNotices] = useState<Notice[]>([]);
  return (
    <>
      <Example of="Alert">
        {tones.map((tone) => (
          <Box key={tone} width="320px">
            <Alert tone={tone} title={`Tone ${tone}`}>
              What happened, and what to do about it.
            </Alert>
          </Box>
        ))}
      </Example>
      <Example of="Badges">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        {tones.map((tone) => (
          <StatusBadge key={tone} tone={tone}>
            {`Status ${tone}`}
          </StatusBadge>
        ))}
        <Box position="relative">
          <IconButton label="Notices" icon="bell" />
          <BadgeCount>12</BadgeCount>
        </Box>
      </Example>
      <Example of="Progress">
        {[0, 40, 100].map((value) => (
          <Box key={value} width="200px">
            <Progress value={value} label={`${value} percent of a file`} />
          </Box>
        ))}
        {[0, 40, 100].map((percent) => (
          <ProgressRing key={percent} percent={percent} label={`${percent} percent of the set-up`} />
        ))}
        <Spinner />
        <Skeleton width="200px" />
      </Example>
      <Example of="States of a screen">
        <LoadingState />
        <EmptyState />
        <EmptyState title="No applications yet" icon="clipboard" action={<Button>Add Project</Button>}>
          What is added appears here.
        </EmptyState>
        <ErrorState title="The list could not be loaded." onRetry={() => undefined}>
          Your saved work is safe.
        </ErrorState>
        <ErrorState title="The list could not be loaded." onRetry={() => undefined} retrying />
        <NotFound action={<Button variant="outline">Home</Button>} />
      </Example>
      <Example of="InOrder">
        <Box width="320px">
          <InOrder loading="Second and third are on their way">
            <Alert tone="success">The first section has arrived.</Alert>
            <LoadingState label="The second one is slow" />
            <Alert tone="success">The third one waits for the second, four seconds at most.</Alert>
          </InOrder>
        </Box>
      </Example>
      <Example of="OnItsWay">
        <Box width="320px">
          <InOrder loading="A part without a loading state of its own is on its way">
            <OnItsWay />
            <Alert tone="success">This section waits for it, four seconds at most.</Alert>
          </InOrder>
        </Box>
      </Example>
      <Example of="Snackbar">
        {kinds.map((kind, id) => (
          <Button
            key={kind}
            variant="outline"
            onClick={() =>
              setNotices((shown) => [
                ...shown,
                {
                  id: shown.length * 10 + id,
                  kind,
                  text: `A notice, ${kind}`,
                  ...(kind === 'success' ? { undo: () => undefined } : {}),
                },
              ])
            }
          >
            {`Notice: ${kind}`}
          </Button>
        ))}
        <Snackbar notices={notices} onDismiss={(id) => setNotices((shown) => shown.filter((one) => one.id !== id))} />
      </Example>
    </>
  );
}
