import { useId, useState } from 'react';
import { decimalText, percentText } from '@groundwork/domain-capital';
import type { Figure } from '@groundwork/domain-capital';
import { fill } from '@groundwork/domain-messages';
import { figures as words } from '@groundwork/domain-messages-screens';
import { formatCents } from '@groundwork/domain-money';
import { Box, Button, Grid, Span, Text } from '@groundwork/web-ui';

/** A figure as it is shown: its name, what it comes to, and how it is computed. */
interface ShownFigure {
  readonly label: string;
  readonly figure: Figure;
  /** Amounts, where nothing is said. */
  readonly unit?: 'money' | 'percent' | 'times';
  readonly formula: string;
  /** What the figure stands on, where that is not the formula's to say. */
  readonly note?: string;
}

/** A known figure in words: '$1,200.00', '85.00%', '1.25'. */
function figureText(value: number, unit: ShownFigure['unit'] = 'money'): string {
  if (unit === 'money') return formatCents(value);
  return unit === 'percent' ? percentText(value) : `${decimalText(value)}×`;
}

/** Figures of a loan, each with its formula on demand. One that is not known yet says what it lacks. */
export function FigureFacts({ figures, minWidth = 200 }: { figures: readonly ShownFigure[]; minWidth?: number }) {
  return (
    <Grid as="dl" gridTemplateColumns={`repeat(auto-fill, minmax(min(100%, ${minWidth}px), 1fr))`} gap="4">
      {figures.map((shown) => (
        <FigureFact key={shown.label} {...shown} />
      ))}
    </Grid>
  );
}

function FigureFact({ label, figure, unit, formula, note }: ShownFigure) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Box as="dt">
        <Button
          variant="plain"
          size="sm"
          px="0"
          height="auto"
          color="fg.muted"
          minHeight="6"
          textDecorationStyle="dotted"
          textUnderlineOffset="3px"
          whiteSpace="normal"
          textAlign="start"
          title={words.howComputed}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {label}
        </Button>
      </Box>
      <Box as="dd">
        {figure.known ? (
          <Span fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {figureText(figure.value, unit)}
          </Span>
        ) : (
          <>
            <Span color="fg.muted">{words.notYetKnown}</Span>
            <Text textStyle="small">{fill(words.missing, { inputs: figure.missing.join(', ') })}</Text>
          </>
        )}
        {figure.known && note ? <Text textStyle="small">{note}</Text> : null}
        <Text textStyle="small" id={id} hidden={!open}>
          {formula}
        </Text>
      </Box>
    </div>
  );
}
