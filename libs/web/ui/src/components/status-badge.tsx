import { Badge } from '../primitives/feedback.js';
import type { Tone } from '../primitives/feedback.js';
import { Box } from '../primitives/layout.js';

/** A status in words with its tone; the dot repeats the tone, the words carry the meaning. */
export function StatusBadge({ tone = 'neutral', children }: { tone?: Tone; children: string }) {
  return (
    <Badge tone={tone}>
      <Box
        as="span"
        display="inline-block"
        aria-hidden
        width="1.5"
        height="1.5"
        borderRadius="full"
        bg="currentColor"
      />
      {children}
    </Badge>
  );
}
