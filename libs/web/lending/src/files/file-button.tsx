import { Button, Icon, Span } from '@groundwork/web-ui';
import type { ButtonProps, IconName } from '@groundwork/web-ui';

interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'onClick' | 'disabled'> {
  word: string;
  /** With the file's name, for who does not see its row. */
  label: string;
  icon?: IconName;
  /** The icon is what is left of it on a phone, where all buttons of a row stand in one line. */
  onPhone?: 'icon' | undefined;
  /** Works, and is not disabled meanwhile, so that the focus comes back to it. */
  working?: boolean | undefined;
}

/** A button at a file. */
export function FileButton({ word, label, icon, onPhone, working, variant = 'ghost', ...rest }: FileButtonProps) {
  const narrow = onPhone ? '1' : icon ? '3' : '1.5';
  return (
    <Button
      size="sm"
      variant={variant}
      aria-label={label}
      aria-busy={working || undefined}
      px={{ base: narrow, sm: '3' }}
      {...(onPhone ? { title: word } : {})}
      {...rest}
    >
      {icon ? (
        <Span display="inline-flex">
          <Icon name={icon} />
        </Span>
      ) : null}
      <Span display={onPhone ? { base: 'none', sm: 'inline-flex' } : 'inline'}>{word}</Span>
    </Button>
  );
}
