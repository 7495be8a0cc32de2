import type { ReactNode } from 'react';
import { viewer as sentences } from '@groundwork/domain-messages-shell';
import { Button, Flex, HStack, IconButton, Text } from '@groundwork/web-ui';

const step = 1.25;
const [least, most] = [0.5, 5];

interface ZoomBarProps {
  /** 1 fits the width. */
  zoom: number;
  onZoom: (zoom: number) => void;
  children?: ReactNode;
}

/** Above what is shown: its pages, if it has any, and its size. */
export function ZoomBar({ zoom, onZoom, children }: ZoomBarProps) {
  return (
    <Flex
      role="group"
      aria-label={sentences.viewTools}
      flexWrap="wrap"
      gap="2"
      alignItems="center"
      justifyContent="space-between"
      pb="2"
    >
      <HStack gap="1">{children}</HStack>
      <HStack gap="1">
        <IconButton
          label={sentences.zoomOut}
          icon="minus"
          disabled={zoom <= least}
          onClick={() => onZoom(Math.max(least, zoom / step))}
        />
        <Text fontSize="sm" minWidth="3.5em" textAlign="center" aria-live="polite">
          {`${Math.round(zoom * 100)} %`}
        </Text>
        <IconButton
          label={sentences.zoomIn}
          icon="plus"
          disabled={zoom >= most}
          onClick={() => onZoom(Math.min(most, zoom * step))}
        />
        <Button size="sm" variant="outline" disabled={zoom === 1} onClick={() => onZoom(1)}>
          {sentences.fitWidth}
        </Button>
      </HStack>
    </Flex>
  );
}
