import { useEffect, useRef } from 'react';
import type { ComponentType } from 'react';
import { Box } from '@groundwork/web-ui';
import { createAreaMount, createChannel } from '@groundwork/web-mount';
import type { UserSummary } from '@groundwork/web-mount';

const user: UserSummary = {
  id: '00000000-0000-4000-8000-000000000001',
  firstName: 'Marisol',
  lastName: 'Vega',
  email: 'marisol@example.com',
  role: 'borrower',
  companies: [],
};

/** An example that needs an area around it: its router, its user and the way to the shell. Each has one of its own. */
export function InArea({ screen: Screen }: { screen: ComponentType }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const area = createAreaMount({ name: 'catalogue', routes: () => [{ path: '*', element: <Screen /> }] });
    const mounted = area.mount(place.current, { basename: '', user, channel: createChannel() });
    return () => mounted.unmount();
  }, [Screen]);
  return <Box width="full" ref={place} />;
}
