import { operations as words } from '@groundwork/domain-messages-admin';
import { useNotify } from '@groundwork/web-mount';

/** Tells what became of something that was put aside: nothing, where somebody was faster. */
export function useToldDone(): (acting: Promise<{ done: number }>, told: string) => Promise<void> {
  const notify = useNotify();
  return async (acting, told) => {
    const { done } = await acting;
    if (done > 0) notify.success(told);
    else notify.info(words.goneMeanwhile);
  };
}
