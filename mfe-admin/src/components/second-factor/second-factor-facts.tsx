import { fill } from '@groundwork/domain-messages';
import { secondFactorReset } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { displayDate } from '@groundwork/domain-time';
import { Alert, Stack, Text } from '@groundwork/web-ui';
import type { SecondFactor } from '../../data/api.js';

/** Since when it is on, whether a recovery code would do, and what a reset means. */
export function SecondFactorFacts({
  factor: { since, recoveryCodesLeft, required },
  name,
}: {
  factor: SecondFactor;
  name: string;
}) {
  const left = recoveryCodesLeft === 1 ? screens.oneCodeLeft : fill(screens.codesLeft, { count: recoveryCodesLeft });
  return (
    <Stack gap="3">
      <Text>
        {since ? fill(screens.secondFactorSince, { date: displayDate(since) }) : screens.secondFactorOn} ·{' '}
        {recoveryCodesLeft > 0 ? left : secondFactorReset.noCodesLeft}
      </Text>
      {recoveryCodesLeft > 0 ? <Text>{fill(secondFactorReset.tryCodesFirst, { name })}</Text> : null}
      <Text>
        {fill(secondFactorReset.meaning, { name })}{' '}
        {required ? `${secondFactorReset.newPassword} ${secondFactorReset.setUpAgain}` : secondFactorReset.newPassword}
      </Text>
      <Alert tone="warning">{fill(secondFactorReset.identify, { name })}</Alert>
    </Stack>
  );
}
