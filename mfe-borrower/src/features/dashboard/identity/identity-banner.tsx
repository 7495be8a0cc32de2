import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { borrower, verification } from '@groundwork/domain-messages-borrower';
import { QueryState, useLocation } from '@groundwork/web-mount';
import { Box, Button, Card, Flex, Heading, LoadingState, Stack, Text, useIsShown } from '@groundwork/web-ui';
import type { UserProfile } from '../../../data/api.js';
import { identityHash } from './identity-hash.js';

/** Fetched when the banner is expanded: the dashboard opens without it. */
const LicenseUpload = lazy(async () => ({ default: (await import('./license-upload.js')).LicenseUpload }));

/** That the user's identity has not been verified, with the upload that does it; gone once it is (specification 2). */
export function IdentityBanner({ profile }: { profile: UseQueryResult<UserProfile> }) {
  return (
    <QueryState query={profile} failed={borrower.errorGettingYourProfile}>
      {({ identityVerified }) => (identityVerified ? null : <Banner />)}
    </QueryState>
  );
}

function Banner() {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  if (open && !opened) setOpened(true);
  const { hash, key } = useLocation();
  const isShown = useIsShown();
  useEffect(() => {
    if (!isShown || hash !== identityHash) return;
    setOpen(true);
    title.current?.scrollIntoView({ block: 'start' });
    title.current?.focus({ preventScroll: true });
  }, [hash, key, isShown]);
  return (
    <Card as="section" aria-labelledby={`${id}-title`} borderInlineStartWidth="4px" borderInlineStartColor="warning.fg">
      <Flex flexWrap="wrap" gap="4" alignItems="center">
        <Stack flex="1" minWidth="min(100%, 260px)" gap="1">
          <Heading id={`${id}-title`} ref={title} tabIndex={-1} scrollMarginTop="20">
            {borrower.identityNotVerified}
          </Heading>
          <Text color="fg.muted">{verification.identityLead}</Text>
        </Stack>
        <Button
          variant="outline"
          icon={open ? 'chevron-up' : 'chevron-down'}
          aria-expanded={open}
          aria-controls={`${id}-upload`}
          onClick={() => setOpen(!open)}
        >
          {open ? verification.collapse : verification.expand}
        </Button>
      </Flex>
      {/* Hidden, not taken away: pictures that were chosen stay so. */}
      <Box id={`${id}-upload`} hidden={!open} mt="5">
        {opened ? (
          <Suspense fallback={<LoadingState />}>
            <LicenseUpload />
          </Suspense>
        ) : null}
      </Box>
    </Card>
  );
}
