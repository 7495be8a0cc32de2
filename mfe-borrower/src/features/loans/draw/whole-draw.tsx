import { lengthLimits } from '@groundwork/domain-validation';
import { Bounded } from '@groundwork/web-forms';
import { useId } from 'react';
import type { Ref } from 'react';
import { drawSheet } from '@groundwork/domain-messages-borrower';
import { Box, Heading, Label, Stack, Textarea } from '@groundwork/web-ui';
import type { Ledger } from '../../../data/api.js';
import type { DraftKeeper, KeptDraft } from './draft-keeper.js';
import { DrawFiles } from './draw-files.js';
import { Conflict } from './draw-line-row.js';

interface WholeDrawProps {
  /** Takes the focus of who is led here. */
  ref: Ref<HTMLElement>;
  ledger: Ledger;
  written: KeptDraft;
  keeper: DraftKeeper;
}

/** What belongs to the draw as a whole: a note to the lender, photographs and papers. */
export function WholeDraw({ ref, ledger, written, keeper }: WholeDrawProps) {
  const id = useId();
  const { whole } = written;
  return (
    <Box as="section" aria-label="The whole draw" ref={ref} tabIndex={-1}>
      <Heading as="h3" size="sub" mb="2">
        The whole draw
      </Heading>
      <Stack gap="4">
        <Box>
          <Label htmlFor={id}>Note to the lender</Label>
          <Bounded value={whole.note} max={lengthLimits.paragraph}>
            {(control) => (
              <Textarea
                {...control}
                id={id}
                rows={3}
                value={whole.note}
                onChange={(event) => {
                  const note = event.currentTarget.value;
                  keeper.editWhole((before) => ({ ...before, note }));
                }}
              />
            )}
          </Bounded>
        </Box>
        <DrawFiles
          applicationId={ledger.applicationId}
          about={`draw ${written.draft?.drawRequestId ?? ''}`}
          files={whole.files}
          onChange={(change) => keeper.editWhole((before) => ({ ...before, files: change(before.files) }))}
        />
        {written.wholeConflict ? (
          <Conflict sentence={drawSheet.colleagueChangedWhole} onChoose={(choice) => keeper.resolveWhole(choice)} />
        ) : null}
      </Stack>
    </Box>
  );
}
