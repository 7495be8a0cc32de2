import type { UserSummary } from '@groundwork/web-mount';
import { UserMenu } from '../features/layout/user-menu.js';
import { userEntries } from './user-entries.js';

// Both are fetched together, when the page stands.
export { FindBar } from '../features/find/find-bar.js';

interface PortalMenuProps {
  user: UserSummary;
  /** The path that is shown: help is about it. */
  place: string;
  onNavigate: (path: string) => void;
}

/** The user's menu with its entries. */
export function PortalMenu({ user, place, onNavigate }: PortalMenuProps) {
  return <UserMenu user={user} entries={userEntries(user.role, place, onNavigate)} />;
}
