import { useEffect, useState } from 'react';
import { fill } from '@groundwork/domain-messages';
import { operations as words } from '@groundwork/domain-messages-admin';
import { displayInstant } from '@groundwork/domain-time';
import { Button, Flex, Text } from '@groundwork/web-ui';
import { lookAgainMs } from '../../data/operations.js';

interface FreshnessProps {
  /** What is shown. */
  of: string;
  /** When what is shown was so, epoch milliseconds. */
  at: number;
  /** Reading it anew has failed since. */
  hasFailed: boolean;
  isReading: boolean;
  onRead: () => void;
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** How old what is shown is; said aloud once reading it anew has failed. */
export function Freshness({ of, at, hasFailed, isReading, onRead }: FreshnessProps) {
  const age = Math.max(0, Math.round((useNow() - at) / 1_000));
  return (
    <Flex gap="3" alignItems="center" flexWrap="wrap">
      {hasFailed ? (
        <Text textStyle="small" color="danger.fg" role="alert">
          {fill(words.stale, { when: displayInstant(new Date(at)) })}
        </Text>
      ) : (
        <Text textStyle="small">{fill(words.asOf, { age, seconds: lookAgainMs / 1_000 })}</Text>
      )}
      <Button size="sm" variant="outline" aria-label={`${words.again}: ${of}`} loading={isReading} onClick={onRead}>
        {words.again}
      </Button>
    </Flex>
  );
}
