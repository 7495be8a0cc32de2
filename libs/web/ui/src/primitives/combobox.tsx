import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent, ReactNode, Ref } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { IconButton } from './button.js';
import { Input } from './fields.js';
import { Icon } from './icon.js';
import { VisuallyHidden } from './layout.js';

export interface ComboboxOption {
  id: string;
  label: string;
  /** Shown below the label. */
  hint?: ReactNode;
}

interface ComboboxProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'onSelect' | 'ref'> {
  ref?: Ref<HTMLInputElement>;
  /** What is chosen, as it is called; '' for nothing. */
  value: string;
  /** What matches the text that is typed now; filtering is the caller's, who may ask a server. */
  options: readonly ComboboxOption[];
  /** Id of the chosen one, marked in the list. */
  chosen?: string;
  /** Every change of the typed text, and '' when the list opens. */
  onSearch: (text: string) => void;
  onChoose: (id: string) => void;
  /** Takes the choice back; without it there is no such button. */
  onClear?: () => void;
  clearLabel?: string;
  /** The options are those of an earlier text: Enter chooses none of them. */
  busy?: boolean;
  /** Said in place of the list: nothing matches, still searching, not reachable. */
  note?: string;
  /** Below the list: that there are more. */
  more?: string;
}

const ListBox = chakra('div', {
  base: {
    position: 'absolute',
    top: 'calc(100% + 4px)',
    insetStart: '0',
    insetEnd: '0',
    maxHeight: '18rem',
    overflowY: 'auto',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border',
    borderRadius: 'md',
    boxShadow: 'md',
    padding: '1',
    zIndex: '30',
  },
});
const Choice = chakra('div', {
  base: {
    px: '3',
    py: '2',
    borderRadius: 'sm',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '&[data-active]': { bg: 'accent.subtle', color: 'accent.fg' },
    _selected: { fontWeight: 'semibold' },
  },
});
const Note = chakra('p', { base: { px: '3', py: '2', textStyle: 'small' } });

/**
 * A text field that finds one of many, as WAI-ARIA's combobox with a list: arrow keys move, Enter chooses, Escape closes.
 * What is typed only searches; leaving the field without a choice puts the chosen one's name back.
 */
export function Combobox(props: ComboboxProps) {
  const {
    ref,
    value,
    options,
    chosen,
    onSearch,
    onChoose,
    onClear,
    clearLabel = 'Clear',
    busy,
    note,
    more,
    onBlur,
    disabled,
    ...rest
  } = props;
  const [draft, setDraft] = useState<string>();
  /** The entry that was moved to. It is known by its id: another list may have it elsewhere, or not at all. */
  const [moved, setMoved] = useState<string>();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const open = draft !== undefined && !disabled;
  // Of what matches a typed text the first one is meant, until another is moved to.
  const current = open
    ? (options.find((option) => option.id === moved) ?? (draft ? options[0] : undefined))
    : undefined;
  useEffect(() => {
    if (current) list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const search = (text: string) => {
    setDraft(text);
    setMoved(undefined);
    onSearch(text);
  };
  const close = () => {
    setDraft(undefined);
    setMoved(undefined);
  };
  const choose = (option: ComboboxOption) => {
    close();
    onChoose(option.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      if (!open) return search('');
      const at = current ? options.indexOf(current) : step > 0 ? -1 : 0;
      setMoved(options.at((at + step) % options.length)?.id);
    } else if (event.key === 'Enter' && open) {
      // An open list takes the key: the form around it is not submitted by a choice.
      event.preventDefault();
      if (current && !busy) choose(current);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return (
    <chakra.div position="relative" width="full">
      <Input
        textOverflow="ellipsis"
        {...rest}
        ref={ref}
        disabled={disabled}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-activedescendant={current ? `${id}-${current.id}` : undefined}
        pe="20"
        value={draft ?? value}
        onChange={(event) => search(event.currentTarget.value)}
        onClick={() => (open ? undefined : search(''))}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
      />
      <chakra.div
        position="absolute"
        insetEnd="0"
        top="0"
        display="flex"
        alignItems="center"
        height="10"
        pointerEvents="none"
      >
        {onClear && value && !open ? (
          <IconButton label={clearLabel} icon="close" pointerEvents="auto" onClick={onClear} />
        ) : null}
        <chakra.span px="3">
          <Icon name="chevron-down" />
        </chakra.span>
      </chakra.div>
      <VisuallyHidden role="status">{open ? (note ?? `${options.length} found`) : ''}</VisuallyHidden>
      {open ? (
        <ListBox>
          <div ref={list} role="listbox" id={`${id}-list`} aria-label={rest['aria-label'] ?? 'Suggestions'}>
            {options.map((option) => (
              <Choice
                key={option.id}
                id={`${id}-${option.id}`}
                role="option"
                aria-selected={option.id === chosen}
                data-active={option === current ? '' : undefined}
                // The field keeps the focus: it would close the list before the click arrives.
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onPointerMove={() => setMoved(option.id)}
                onClick={() => choose(option)}
              >
                {option.label}
                {option.hint ? <chakra.div textStyle="small">{option.hint}</chakra.div> : null}
              </Choice>
            ))}
          </div>
          {note ? <Note>{note}</Note> : null}
          {more ? <Note>{more}</Note> : null}
        </ListBox>
      ) : null}
    </chakra.div>
  );
}
