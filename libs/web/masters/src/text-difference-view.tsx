import { useMemo } from 'react';
import { fill } from '@groundwork/domain-messages';
import { masters } from '@groundwork/domain-messages-screens';
import { Box, Span, Text, VisuallyHidden } from '@groundwork/web-ui';
import { differenceOf } from './text-difference.js';
import type { DifferenceLine, Piece } from './text-difference.js';

const signs = { same: '', added: '+', removed: '−', changed: '±' } as const;
const words = { same: '', added: masters.added, removed: masters.removed, changed: masters.changed } as const;

/** Of lines that stayed, so many are shown around those that changed. */
const CONTEXT = 1;

type Shown = DifferenceLine | { readonly kind: 'folded'; readonly count: number };

function folded(lines: readonly DifferenceLine[]): Shown[] {
  const near = (index: number): boolean =>
    lines.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(({ kind }) => kind !== 'same');
  const shown: Shown[] = [];
  lines.forEach((line, index) => {
    const last = shown.at(-1);
    if (near(index)) shown.push(line);
    else if (last?.kind === 'folded') shown[shown.length - 1] = { kind: 'folded', count: last.count + 1 };
    else shown.push({ kind: 'folded', count: 1 });
  });
  return shown;
}

/** What one version changes in another: by sign, word and line through or under, so that nobody needs the colours. */
export function TextDifference({ label, before, after }: { label: string; before: string; after: string }) {
  const lines = useMemo(() => differenceOf(before, after), [before, after]);
  if (lines.every(({ kind }) => kind === 'same')) return <Text role="status">{masters.noDifference}</Text>;
  return (
    <Box
      role="region"
      aria-label={label}
      tabIndex={0}
      maxHeight="60dvh"
      overflowY="auto"
      overflowWrap="anywhere"
      borderWidth="1px"
      borderStyle="solid"
      borderColor="border"
      borderRadius="md"
      px="4"
      py="3"
    >
      {folded(lines).map((line, index) =>
        line.kind === 'folded' ? (
          <Text key={index} textStyle="small" color="fg.muted" py="1">
            {fill(masters.unchangedLines, { count: line.count })}
          </Text>
        ) : (
          <Line key={index} line={line} />
        ),
      )}
    </Box>
  );
}

function Line({ line }: { line: DifferenceLine }) {
  return (
    <Box
      display="grid"
      gridTemplateColumns="1.5rem minmax(0, 1fr)"
      py="1"
      bg={line.kind === 'same' ? undefined : 'bg.subtle'}
    >
      <Span aria-hidden fontWeight="bold" textAlign="center">
        {signs[line.kind]}
      </Span>
      <Box as="p">
        {line.kind === 'same' ? null : <VisuallyHidden>{`${words[line.kind]}: `}</VisuallyHidden>}
        {line.pieces.map((piece, index) => (
          <PieceText key={index} piece={piece} within={line.kind} />
        ))}
      </Box>
    </Box>
  );
}

function PieceText({ piece: { kind, text }, within }: { piece: Piece; within: DifferenceLine['kind'] }) {
  if (kind === 'same') return <>{text}</>;
  const said = within === 'changed' ? <VisuallyHidden>{` ${words[kind]}: `}</VisuallyHidden> : null;
  return kind === 'added' ? (
    <Box as="ins" color="success.fg" textDecoration="underline" fontWeight="medium">
      {said}
      {text}
    </Box>
  ) : (
    <Box as="del" color="danger.fg" textDecoration="line-through">
      {said}
      {text}
    </Box>
  );
}
