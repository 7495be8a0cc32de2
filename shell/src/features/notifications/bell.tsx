import { frame } from '@groundwork/domain-messages-shell';
import { sentenceFor } from '@groundwork/web-http';
import { BadgeCount, Icon, Popover, VisuallyHidden } from '@groundwork/web-ui';
import type { BellLine } from '../../data/bell.js';
import { BellList } from './bell-list.js';
import { notice } from './notices.store.js';
import { useBell } from './use-bell.js';

interface BellProps {
  /** Whose bell: user and company in use. */
  who: string;
  onNavigate: (path: string) => void;
}

/** The notification bell with its badge (specification, borrower 2). What comes in is said to a screen reader as well. */
export function Bell({ who, onNavigate }: BellProps) {
  const { unread, latest, known, read } = useBell(who);
  const acknowledge = (lines: BellLine[]) => read(lines.map((line) => line.id));
  const label = unread.length > 0 ? `${frame.notifications}, ${unread.length} unread` : frame.notifications;
  return (
    <>
      <Popover
        label={label}
        trigger={
          <>
            <Icon name="bell" size="1.4em" />
            {unread.length > 0 ? <BadgeCount>{unread.length > 99 ? '99+' : unread.length}</BadgeCount> : null}
          </>
        }
      >
        {(close) => (
          <BellList
            lines={unread}
            known={known}
            onAcknowledge={acknowledge}
            onOpen={(line, path) => {
              close();
              acknowledge([line]).catch((error: unknown) => notice('error', sentenceFor(error)));
              onNavigate(path);
            }}
          />
        )}
      </Popover>
      <VisuallyHidden role="status">{latest ? `${frame.newNotification}: ${latest.message}` : ''}</VisuallyHidden>
    </>
  );
}
