import { useState } from 'react';
import { isIdentityPass } from '@groundwork/domain-accounts';
import { fill } from '@groundwork/domain-messages';
import { borrower, verification } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
import { ApiProblem, sentenceFor } from '@groundwork/web-http';
import { useBusy } from '@groundwork/web-mount';
import { Alert, Button, Flex, Grid, Stack, Text } from '@groundwork/web-ui';
import { useIdentityCheck } from '../../../data/identity.js';
import { IdentityPassed } from './identity-passed.js';
import { LicenseSide } from './license-side.js';

const sides = ['front', 'back'] as const;
type Side = (typeof sides)[number];

const labels: Readonly<Record<Side, string>> = { front: verification.front, back: verification.back };

/** Both sides of the driver's licence, and what the identity service said of them (specification 4, Identity upload). */
export function LicenseUpload() {
  const [pictures, setPictures] = useState<Partial<Record<Side, File>>>({});
  const check = useIdentityCheck();
  useBusy(check.isPending, borrower.sendingToIdentityService);
  const { front, back } = pictures;
  const refusals = check.error instanceof ApiProblem ? check.error.fieldErrors : {};
  const choose = (side: Side, file: File | undefined) => {
    if (!check.isPending) check.reset();
    setPictures((before) => ({ ...before, [side]: file }));
  };
  return (
    <Stack gap="4">
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
        {sides.map((side) => (
          <LicenseSide
            key={side}
            label={labels[side]}
            file={pictures[side]}
            refusal={refusals[side]}
            disabled={check.isPending}
            onChoose={(file) => choose(side, file)}
          />
        ))}
      </Grid>
      <div role="status">{check.isPending ? <Text>{borrower.sendingToIdentityService}</Text> : null}</div>
      <CheckFailure check={check} />
      {front && back ? (
        <Flex justifyContent="flex-end">
          <Button
            icon="upload"
            width={{ base: 'full', sm: 'auto' }}
            loading={check.isPending}
            loadingText={borrower.sendingToIdentityService}
            onClick={() => check.mutate({ front, back })}
          >
            {verification.upload}
          </Button>
        </Flex>
      ) : (
        <Text color="fg.muted">{verification.chooseBoth}</Text>
      )}
      {check.data && isIdentityPass(check.data.TransactionReasonCode.Code) ? <IdentityPassed ids={check.data} /> : null}
    </Stack>
  );
}

/** Why it did not pass; where the service is away, that nothing is lost. */
function CheckFailure({ check: { data, error } }: { check: ReturnType<typeof useIdentityCheck> }) {
  const reason = data?.TransactionReasonCode;
  const refused = reason && !isIdentityPass(reason.Code) ? reason.Description : undefined;
  if (error === null && refused === undefined) return null;
  const isAway = error instanceof ApiProblem && (error.status === 0 || error.status >= 500);
  return (
    <Alert tone="danger" title={fill(screens.encounteredError, { detail: refused ?? sentenceFor(error) })}>
      {isAway ? verification.picturesKept : null}
    </Alert>
  );
}
