import type { ReactNode } from 'react';
import { Box, Flex, IconButton, lenderName, Text } from '@groundwork/web-ui';
import { Brand } from '../../components/brand.js';
import { ThemeToggle } from './theme-toggle.js';

interface TopBarProps {
  title: string;
  menuOpen: boolean;
  onMenu: () => void;
  onHome: () => void;
  /** Further tools at the right. */
  tools: ReactNode;
  /** The user's menu. */
  menu: ReactNode;
}

export function TopBar({ title, menuOpen, onMenu, onHome, tools, menu }: TopBarProps) {
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
        <button type="button" aria-label={`${lenderName()}, home`} onClick={onHome}>
          <Brand />
        </button>
      </Box>
      <Text
        flex="1"
        minWidth="0"
        fontWeight="semibold"
        ps={{ base: '1', sm: '4' }}
        whiteSpace="nowrap"
        overflow="hidden"
        textOverflow="ellipsis"
      >
        {title}
      </Text>
      {tools}
      <ThemeToggle />
      {menu}
    </Flex>
  );
}
