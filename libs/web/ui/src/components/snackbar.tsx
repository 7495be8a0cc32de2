import { useEffect } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { shared } from '@groundwork/domain-messages';
import { IconButton } from '../primitives/button.js';
import { Icon } from '../primitives/icon.js';

export interface Notice {
  id: number;
  kind: 'success' | 'error' | 'info';
  text: string;
}

const Region = chakra('div', {
  base: { position: 'fixed', zIndex: '60', bottom: '4', insetInline: '0', display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '2', px: '4', pointerEvents: 'none' },
});
const Item = chakra('div', {
  base: { pointerEvents: 'auto', display: 'flex', alignItems: 'center', gap: '3', bg: 'bg.panel', color: 'fg', borderWidth: '1px', borderStyle: 'solid', borderColor: 'border', borderInlineStartWidth: '4px', borderRadius: 'md', boxShadow: 'md', ps: '4', pe: '2', py: '1.5', maxWidth: '560px', animation: 'rise 160ms ease-out' },
  variants: { kind: { success: { borderInlineStartColor: 'success.fg' }, error: { borderInlineStartColor: 'danger.fg' }, info: { borderInlineStartColor: 'info.fg' } } },
});
const icons = { success: 'check-circle', error: 'alert', info: 'info' } as const;
const shownFor = { success: 5_000, error: 10_000, info: 5_000 } as const;

/** The snackbar: success, error and info messages that go by themselves. The shell owns the only one. */
export function Snackbar({ notices, onDismiss }: { notices: Notice[]; onDismiss: (id: number) => void }) {
  return (
    <Region role="status" aria-live="polite">
      {notices.map((notice) => (
        <SnackbarItem key={notice.id} notice={notice} onDismiss={onDismiss} />
      ))}
    </Region>
  );
}

function SnackbarItem({ notice, onDismiss }: { notice: Notice; onDismiss: (id: number) => void }) {
  const { id, kind, text } = notice;
  useEffect(() => {
    const timer = setTimeout(() => onDismiss(id), shownFor[kind]);
    return () => clearTimeout(timer);
  }, [id, kind, onDismiss]);
  return (
    <Item kind={kind}>
      <Icon name={icons[kind]} />
      <chakra.span flex="1">{text}</chakra.span>
      <IconButton label={shared.close} icon="close" onClick={() => onDismiss(id)} />
    </Item>
  );
}
