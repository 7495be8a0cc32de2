import { Snackbar } from '@groundwork/web-ui';
import { dismiss, useNotices } from './notices.store.js';

export function NoticeBar() {
  const notices = useNotices((state) => state.notices);
  return <Snackbar notices={notices} onDismiss={dismiss} />;
}
