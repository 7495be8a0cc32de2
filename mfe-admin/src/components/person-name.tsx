import { Skeleton } from '@groundwork/web-ui';
import { useProfile } from '../data/people.js';

/** The name of a user by its id; the id's beginning where the name cannot be read. */
export function PersonName({ userId }: { userId: string | null | undefined }) {
  const profile = useProfile(userId);
  if (!userId) return <>—</>;
  if (profile.data) return <>{`${profile.data.firstName} ${profile.data.lastName}`.trim() || profile.data.email}</>;
  return profile.isPending ? <Skeleton display="inline-block" width="120px" /> : <>{userId.slice(0, 8)}</>;
}
