import type { ReactNode } from 'react';
import { Link } from '@groundwork/web-mount';
import { Card } from '@groundwork/web-ui';

/** A card that is a link as a whole. */
export function LinkCard({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Card
      asChild
      display="flex"
      alignItems="center"
      gap="4"
      height="full"
      color="fg"
      textDecoration="none"
      _hover={{ borderColor: 'accent.fg' }}
    >
      <Link to={to}>{children}</Link>
    </Card>
  );
}
