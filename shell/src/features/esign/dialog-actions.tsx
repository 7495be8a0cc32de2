import type { ReactNode } from 'react';
import { Flex } from '@groundwork/web-ui';

/** The buttons at the foot of the dialog; they stay in sight while what stands above is scrolled. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <Flex
      position="sticky"
      bottom="-3"
      flexWrap="wrap"
      justifyContent="flex-end"
      gap="3"
      bg="bg.panel"
      pt="3"
      pb="4"
      mt="1"
      mb="-3"
      flexDirection={{ base: 'column-reverse', sm: 'row' }}
      alignItems="stretch"
    >
      {children}
    </Flex>
  );
}
