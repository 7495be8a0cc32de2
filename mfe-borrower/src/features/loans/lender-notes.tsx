import { drawSheet } from '@groundwork/domain-messages-borrower';
import { displayInstant } from '@groundwork/domain-time';
import { Box, Heading, Text } from '@groundwork/web-ui';
import { useDrawNotes } from '../../data/draws.js';

/** What the lender wrote to the borrower about a draw; nothing where nothing was. */
export function LenderNotes({ drawRequestId }: { drawRequestId: string }) {
  const { data = [] } = useDrawNotes(drawRequestId);
  if (data.length === 0) return null;
  return (
    <Box as="section" aria-label={drawSheet.lenderNotes} mb="3">
      <Heading as="h3" size="sub">
        {drawSheet.lenderNotes}
      </Heading>
      {data.map(({ id, note, writtenAt }) => (
        <Box key={id} mt="1.5">
          <Text textStyle="small">{displayInstant(writtenAt)}</Text>
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {note}
          </Text>
        </Box>
      ))}
    </Box>
  );
}
