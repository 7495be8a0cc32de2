import type { ReactNode } from 'react';
import { shared } from '@groundwork/domain-messages';
import type { UserSummary } from '@groundwork/web-mount';
import { Avatar, Box, Flex, IconButton, Menu, Text } from '@groundwork/web-ui';
import { Brand } from '../../components/brand.js';
import { logOut } from '../session/index.js';
import { ThemeToggle } from './theme-toggle.js';

interface TopBarProps {
  user: UserSummary;
  title: string;
  menuOpen: boolean;
  onMenu: () => void;
  onHome: () => void;
  /** Further tools at the right. */
  tools: ReactNode;
}

export function TopBar({ user, title, menuOpen, onMenu, onHome, tools }: TopBarProps) {
  const name = `${user.firstName} ${user.lastName}`;
  const company = user.companies.find(({ id }) => id === user.companyId)?.name;
  return (
    <Flex
      as="header"
      position="sticky"
      top="0"
      zIndex="20"
      height="topbar"
      alignItems="center"
      gap={{ base: '1', sm: '3' }}
      px={{ base: '2', sm: '4' }}
      bg="bg.panel"
      borderBottom="1px solid"
      borderColor="border"
    >
      <IconButton label="Menu" icon="menu" aria-expanded={menuOpen} onClick={onMenu} />
      <Box asChild color="accent.fg" borderRadius="md" px="1" display={{ base: 'none', sm: 'block' }} cursor="pointer">
        <button type="button" aria-label="Groundwork, home" onClick={onHome}>
          <Brand />
        </button>
      </Box>
      <Text flex="1" minWidth="0" fontWeight="semibold" ps={{ base: '1', sm: '4' }} whiteSpace="nowrap" overflow="hidden" textOverflow="ellipsis">
        {title}
      </Text>
      {tools}
      <ThemeToggle />
      <Menu
        label={`Account of ${name}`}
        trigger={<Avatar name={name} />}
        header={
          <Box px="3" pt="2" pb="3" mb="2" borderBottom="1px solid" borderColor="border">
            <Text fontWeight="semibold">{name}</Text>
            <Text textStyle="small">{user.email}</Text>
            {company ? <Text textStyle="small">{company}</Text> : null}
          </Box>
        }
        entries={[{ id: 'logout', label: shared.logout, icon: 'logout', onSelect: () => void logOut() }]}
      />
    </Flex>
  );
}
