import { Box, LoadingState, PageHeader } from '@groundwork/web-ui';
import { PageFrame, SidePlace } from '../../components/page-frame.js';
import type { Opening } from './opening.js';

/** What a home begins with, in its place in the page, while nothing else of the portal is here. */
export function OpeningFrame({ opening }: { opening: Opening }) {
  return (
    <PageFrame
      bar={<Box as="header" height="topbar" bg="bg.panel" borderBottom="1px solid" borderColor="border" />}
      side={<SidePlace display={{ base: 'none', sm: 'block' }} />}
    >
      <OpeningHeader {...opening} />
      <LoadingState />
    </PageFrame>
  );
}

/** For the eyes alone: who listens hears it from the area, once, when there is something to go on to. */
export function OpeningHeader({ heading, sentence }: Opening) {
  return (
    <div aria-hidden>
      <PageHeader title={heading} description={sentence} />
    </div>
  );
}
