import type { AdverseLetter } from '@groundwork/domain-applications';
import { Facts, Heading, List, ListItem, Stack, Text } from '@groundwork/web-ui';

/** The letter in its parts, as it is hashed and printed. */
export function LetterText({ letter, as = 'h3' }: { letter: AdverseLetter; as?: 'h2' | 'h3' }) {
  const heading = (text: string) => (
    <Heading as={as} size="sub">
      {text}
    </Heading>
  );
  return (
    <Stack gap="4" overflowWrap="anywhere">
      {heading(letter.title)}
      <Facts facts={letter.facts.map(([label = '', value]) => ({ label, value }))} />
      <Text>{letter.intro}</Text>
      {heading(letter.reasonsHeading)}
      <List as="ol" listStyle="decimal" ps="5">
        {letter.reasons.map((reason) => (
          <ListItem key={reason}>{reason}</ListItem>
        ))}
      </List>
      {heading(letter.creditorHeading)}
      <div>
        {letter.creditor.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </div>
      <Text>{letter.question}</Text>
      {heading(letter.noticeHeading)}
      <Text>{letter.notice}</Text>
    </Stack>
  );
}
