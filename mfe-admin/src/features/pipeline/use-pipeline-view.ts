import { useState } from 'react';
import { useSearchValue } from '@groundwork/web-mount';

/** How the applications are shown. */
export type PipelineView = 'table' | 'board';

const key = 'groundwork.pipeline.view';
const viewIn = (text: string | null): PipelineView | undefined =>
  text === 'table' || text === 'board' ? text : undefined;

function remembered(): PipelineView {
  try {
    return viewIn(localStorage.getItem(key)) ?? 'table';
  } catch {
    return 'table';
  }
}

/** What the address asks for, so that a board can be linked; else what was chosen last on this device. */
export function usePipelineView(): [PipelineView, (view: PipelineView) => void] {
  const [wanted, want] = useSearchValue('view');
  const [last, setLast] = useState(remembered);
  const choose = (view: PipelineView) => {
    setLast(view);
    want(view);
    try {
      localStorage.setItem(key, view);
    } catch {
      // Without storage the address has it.
    }
  };
  return [viewIn(wanted) ?? last, choose];
}
