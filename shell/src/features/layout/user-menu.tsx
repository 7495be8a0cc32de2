import { screens } from '@groundwork/domain-messages-screens';
import type { UserSummary } from '@groundwork/web-mount';
import { Avatar, Badge, Box, Menu, Text } from '@groundwork/web-ui';
import type { MenuEntry } from '@groundwork/web-ui';
import { logOut } from '../session/index.js';

const roleNames: Record<UserSummary['role'], string> = {
  borrower: 'Borrower',
  broker: 'Broker',
  admin: 'Administrator',
  super: 'Super administrator',
};

/** Who is signed in, in which role and for which company, and what concerns the own account. */
export function UserMenu({ user, entries }: { user: UserSummary; entries: MenuEntry[] }) {
  const name = `${user.firstName} ${user.lastName}`;
  const company = user.companies.find(({ id }) => id === user.companyId)?.name;
  return (
    <Menu
      label={`Account of ${name}`}
      trigger={<Avatar name={name} />}
      header={
        <Box px="3" pt="2" pb="3" mb="2" borderBottom="1px solid" borderColor="border">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </Text>
          <Text textStyle="small" overflowWrap="anywhere">
            {user.email}
          </Text>
          {company ? <Text textStyle="small">{company}</Text> : null}
          <Badge mt="2">{roleNames[user.role]}</Badge>
        </Box>
      }
      entries={[...entries, { id: 'logout', label: screens.logout, icon: 'logout', onSelect: () => void logOut() }]}
    />
  );
}
