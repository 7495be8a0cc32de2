import { Box, Disclosure, List, ListItem, Span, Text, TextLink } from '@groundwork/web-ui';
import { usePublicConfig } from '../../components/use-public-config.js';
import type { Credentials } from './use-sign-in.js';

/** The accounts to look around with. Only an installation in demonstration mode tells them. */
export function DemonstrationAccounts({ onChoose }: { onChoose: (account: Credentials) => void }) {
  const { demonstration, accounts: told = [] } = usePublicConfig();
  const accounts = demonstration ? told : [];
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
