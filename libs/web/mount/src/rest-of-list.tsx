import { useRef } from 'react';
import { fill } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { Button, VisuallyHidden } from '@groundwork/web-ui';
import { useMoreRows } from './more-rows.js';

interface RestOfListProps {
  /** What the button says; undefined where everything shows. */
  label: string | undefined;
  onShow: () => void;
}

/** The way to the rest of the list before it, which was cut short. It goes as that shows, and the focus goes to the first of the rest. */
export function RestOfList({ label, onShow }: RestOfListProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const { added, begin } = useMoreRows(anchor, label, false);
  const show = () => {
    begin();
    onShow();
  };
  return (
    <>
      <VisuallyHidden ref={anchor} aria-live="polite">
        {added > 0 ? fill(screens.lastShown, { n: added }) : ''}
      </VisuallyHidden>
      {label === undefined ? null : (
        <Button variant="outline" alignSelf="flex-start" onClick={show}>
          {label}
        </Button>
      )}
    </>
  );
}
