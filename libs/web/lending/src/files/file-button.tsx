import { Button, Icon, Span } from '@groundwork/web-ui';
import type { ButtonProps, IconName } from '@groundwork/web-ui';

interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'onClick' | 'disabled'> {
  word: string;
  /** With the file's name, for who does not see its row. */
  label: string;
  icon: IconName;
  /** What is left of it on a phone, where all buttons of a row stand in one line; left out, both stay. */
  onPhone?: 'icon' | 'word';
  /** Works, and is not disabled meanwhile, so that the focus comes back to it. */
  working?: boolean;
}

const wide = { base: 'none', sm: 'inline-flex' };

/** A button at a file. */
export function FileButton({ word, label, icon, onPhone, working, variant = 'ghost', ...rest }: FileButtonProps) {
  return (
    <Button
      size="sm"
      variant={variant}
      aria-label={label}
      aria-busy={working || undefined}
      {...(onPhone ? { px: { base: onPhone === 'icon' ? '1' : '1.5', sm: '3' } } : {})}
      {...(onPhone === 'icon' ? { title: word } : {})}
      {...rest}
    >
      <Span display={onPhone === 'word' ? wide : 'inline-flex'}>
        <Icon name={icon} />
      </Span>
      <Span display={onPhone === 'icon' ? wide : 'inline'}>{word}</Span>
    </Button>
  );
}
