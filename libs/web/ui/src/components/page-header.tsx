import type { ReactNode } from 'react';
import { Box, Flex, Heading, Text } from '../primitives/layout.js';

interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  /** Whom or what the page is about, below the description. */
  about?: ReactNode;
  /** Buttons at the right; below the title on a phone. */
  actions?: ReactNode;
  /** A link back, above the title. */
  back?: ReactNode;
}

export function PageHeader({ title, description, about, actions, back }: PageHeaderProps) {
  return (
    <Flex flexWrap="wrap" gap="4" alignItems="flex-end" mb="6">
      <Box flex="1" minWidth="min(100%, 280px)">
        {back ? <Box mb="2">{back}</Box> : null}
        <Heading as="h1" size="page">
          {title}
        </Heading>
        {description ? (
          <Text color="fg.muted" mt="1" maxWidth="sentence" textWrap="pretty">
            {description}
          </Text>
        ) : null}
        {about ? (
          <Text fontWeight="medium" mt="1">
            {about}
          </Text>
        ) : null}
      </Box>
      {actions ? (
        <Flex gap="3" flexWrap="wrap">
          {actions}
        </Flex>
      ) : null}
    </Flex>
  );
}
