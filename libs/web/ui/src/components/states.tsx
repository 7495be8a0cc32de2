import type { ReactNode } from 'react';
import { screens } from '@groundwork/domain-messages-screens';
import { Button } from '../primitives/button.js';
import { Spinner } from '../primitives/feedback.js';
import { Icon } from '../primitives/icon.js';
import type { IconName } from '../primitives/icon.js';
import { Box, Center, Heading, Text } from '../primitives/layout.js';
import { useOnItsWay } from '../primitives/section-context.js';

interface PlateProps {
  icon: IconName;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  role?: 'alert' | 'status';
  /** It is all that the page has, so its title is the page's heading. */
  page?: boolean;
}

function Plate({ icon, title, children, action, role, page }: PlateProps) {
  return (
    <Center flexDirection="column" gap="2" textAlign="center" py="12" px="4" role={role}>
      <Center bg="bg.muted" color="fg.muted" borderRadius="full" width="14" height="14" fontSize="xl" mb="2">
        <Icon name={icon} />
      </Center>
      <Heading as={page ? 'h1' : 'h2'} size="section">
        {title}
      </Heading>
      {children ? (
        <Text as="div" color="fg.muted" maxWidth="56ch">
          {children}
        </Text>
      ) : null}
      {action ? <Box mt="3">{action}</Box> : null}
    </Center>
  );
}

/** While something is fetched. Announced politely, and only shown after a moment, so that it does not flicker. */
export function LoadingState({ label = screens.loading }: { label?: string }) {
  useOnItsWay(true);
  return (
    <Center gap="3" py="12" color="fg.muted" role="status" animation="rise 200ms 150ms both">
      <Spinner />
      {label}
    </Center>
  );
}

interface EmptyStateProps {
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  icon?: IconName;
  /** It stands for the whole page: its title is the page's heading. */
  page?: boolean;
}

export function EmptyState({ title = screens.nothingHere, icon = 'folder', ...rest }: EmptyStateProps) {
  return <Plate icon={icon} title={title} {...rest} />;
}

interface ErrorStateProps {
  /** What could not be done: a sentence of the catalogue. */
  title: ReactNode;
  /** Why, as far as the user can do something with it: `sentenceFor(error)`. */
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** It stands for the whole page: its title is the page's heading. */
  page?: boolean;
}

/** A failure with its explanation and, where it makes sense, 'Try again'. */
export function ErrorState({ title, children, onRetry, retrying, page }: ErrorStateProps) {
  return (
    <Plate
      icon="alert"
      role="alert"
      page={page}
      title={title}
      action={
        onRetry ? (
          <Button icon="refresh" variant="outline" onClick={onRetry} loading={retrying}>
            {screens.tryAgain}
          </Button>
        ) : undefined
      }
    >
      {children}
    </Plate>
  );
}

/** The fallback for a path that no screen has. */
export function NotFound({ action }: { action?: ReactNode }) {
  return <Plate icon="search" page title={screens.pageNotFound} action={action} />;
}
