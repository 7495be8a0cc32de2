import { masters } from '@groundwork/domain-messages-screens';
import { PersonName } from './person-name.js';

/** Who saved a version; the first ones came with the portal. */
export function Editor({ userId }: { userId: string | null }) {
  return userId === null ? <>{masters.portal}</> : <PersonName userId={userId} />;
}
