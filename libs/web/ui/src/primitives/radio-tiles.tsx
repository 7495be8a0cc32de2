import { useId } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from './icon.js';
import type { IconName } from './icon.js';
import { FieldError, Fieldset } from './fields.js';

export interface Tile<Value extends string> {
  value: Value;
  label: string;
  /** A line below the label (the specification's tooltips of tiles). */
  description?: string;
  icon?: IconName;
  disabled?: boolean;
}

interface RadioTilesProps<Value extends string> {
  legend: string;
  tiles: readonly Tile<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** A tile was pressed, also the chosen one, or Enter on it: what arrow keys choose on their way is not picked yet. */
  onPick?: (value: Value) => void;
  error?: string;
  /** Narrowest width of a tile in px. */
  minWidth?: number;
}

/** Arrow keys and the space bar make a click, too, but one that counts no press. */
const isPress = (event: Event): boolean => (event as MouseEvent).detail > 0;

const TileLabel = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    padding: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border.strong',
    borderRadius: 'lg',
    cursor: 'pointer',
    _hover: { borderColor: 'accent.fg' },
    '&:has(:checked)': {
      borderColor: 'accent.solid',
      bg: 'accent.subtle',
      boxShadow: 'inset 0 0 0 1px var(--chakra-colors-accent-solid)',
    },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.fg', outlineOffset: '2px' },
    '&:has(:disabled)': { opacity: '0.55', cursor: 'not-allowed' },
  },
});
const HiddenRadio = chakra('input', { base: { position: 'absolute', opacity: '0', inset: '0', margin: '0' } });

/** One choice among tiles: native radios, so arrow keys and screen readers work by themselves. */
export function RadioTiles<Value extends string>(props: RadioTilesProps<Value>) {
  const { legend, tiles, value, onChange, onPick, error, minWidth = 160 } = props;
  const name = useId();
  return (
    <Fieldset legend={legend} aria-describedby={error ? `${name}-error` : undefined}>
      <chakra.div
        display="grid"
        gap="3"
        gridTemplateColumns={`repeat(auto-fill, minmax(min(100%, ${minWidth}px), 1fr))`}
      >
        {tiles.map((tile) => (
          <TileLabel key={tile.value}>
            <HiddenRadio
              type="radio"
              name={name}
              value={tile.value}
              checked={value === tile.value}
              disabled={tile.disabled}
              onChange={({ nativeEvent }) => (onPick && isPress(nativeEvent) ? undefined : onChange(tile.value))}
              onClick={({ nativeEvent }) => (isPress(nativeEvent) ? onPick?.(tile.value) : undefined)}
              onKeyDown={(event) => (event.key === 'Enter' ? onPick?.(tile.value) : undefined)}
            />
            {tile.icon ? (
              <chakra.span color="accent.fg" fontSize="xl">
                <Icon name={tile.icon} />
              </chakra.span>
            ) : null}
            <chakra.span fontWeight="semibold">{tile.label}</chakra.span>
            {tile.description ? <chakra.span textStyle="small">{tile.description}</chakra.span> : null}
          </TileLabel>
        ))}
      </chakra.div>
      {error ? (
        <FieldError id={`${name}-error`} mt="2">
          {error}
        </FieldError>
      ) : null}
    </Fieldset>
  );
}
