import { adverseDesk as words } from '@groundwork/domain-messages-admin';
import { Link } from '@groundwork/web-mount';
import { HStack, Text, TextLink } from '@groundwork/web-ui';
import { useNoticesOf } from '../data/adverse.js';
import { NoticeState } from './notice-state.js';

/** Where the latest notice of an application stands, with the way to it; nothing where it owes none. */
export function NoticeStanding({ applicationId }: { applicationId: string }) {
  const [notice] = useNoticesOf(applicationId).data ?? [];
  if (!notice) return null;
  return (
    <HStack flexWrap="wrap" gap="3">
      <Text>{words.notice}</Text>
      <NoticeState notice={notice} />
      <TextLink asChild>
        <Link to={`/approval/adverse/${notice.id}`}>{words.openNotice}</Link>
      </TextLink>
    </HStack>
  );
}
