import { useTitle } from '@groundwork/web-mount';
import { PageHeader } from '@groundwork/web-ui';

export function DashboardScreen() {
  useTitle('Dashboard');
  return <PageHeader title="Dashboard" />;
}
