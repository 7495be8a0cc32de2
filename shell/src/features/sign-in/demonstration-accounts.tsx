import { useEffect, useState } from 'react';
import { Box, Disclosure, List, ListItem, Span, Text, TextLink } from '@groundwork/web-ui';
import type { Credentials } from './use-sign-in.js';

interface DemonstrationAccount extends Credentials {
  role: string;
}

interface PublicConfig {
  demonstration?: boolean;
  accounts?: DemonstrationAccount[];
}

/** The accounts to look around with. Only an installation in demonstration mode tells them. */
export function DemonstrationAccounts({ onChoose }: { onChoose: (account: Credentials) => void }) {
  const [accounts, setAccounts] = useState<DemonstrationAccount[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    fetch('/config.json', { signal: leaving.signal, cache: 'no-store' })
      .then((answer) => (answer.ok ? (answer.json() as Promise<PublicConfig>) : {}))
      .then((config: PublicConfig) => setAccounts(config.demonstration ? (config.accounts ?? []) : []))
      // An installation that tells nothing has no such accounts.
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  if (accounts.length === 0) return null;
  return (
    <Box mt="8">
      <Disclosure title={<Span fontSize="sm">Demonstration accounts</Span>}>
        <List>
          {accounts.map((account) => (
            <ListItem key={account.email} py="1.5" fontSize="sm">
              <TextLink as="button" onClick={() => onChoose(account)} {...{ type: 'button' }}>
                {account.email}
              </TextLink>
              <Text textStyle="small">
                {account.role} · password {account.password}
              </Text>
            </ListItem>
          ))}
        </List>
      </Disclosure>
    </Box>
  );
}
