import { Badge } from '@groundwork/web-ui';

/** A call's method; what reads and what changes something differ by their word. */
export const MethodBadge = ({ method }: { method: string }) => (
  <Badge tone={method === 'GET' ? 'info' : method === 'DELETE' ? 'danger' : 'warning'}>{method}</Badge>
);
