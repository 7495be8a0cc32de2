import { fill } from '@groundwork/domain-messages';
import { lenderPage as words } from '@groundwork/domain-messages-admin';
import { useRowKeys } from '@groundwork/web-lending';
import { Link, QueryState, useTitle } from '@groundwork/web-mount';
import { Box, DataTable, PageHeader, TextLink } from '@groundwork/web-ui';
import type { LetterSetting } from '../../data/api.js';
import { useLetters } from '../../data/lender.js';

/** Every letter of the portal, by its subject, and whose words it has. */
export function LettersScreen() {
  useTitle(words.letters);
  const keys = useRowKeys();
  return (
    <>
      <PageHeader
        title={words.letters}
        description={words.lettersDetail}
        back={
          <TextLink asChild>
            <Link to="/settings">{words.title}</Link>
          </TextLink>
        }
      />
      <QueryState query={useLetters()} failed={words.failed}>
        {(letters) => (
          <Box {...keys}>
            <DataTable caption={words.letterList} rows={letters} rowKey={({ name }) => name} columns={columns} />
          </Box>
        )}
      </QueryState>
    </>
  );
}

const columns = [
  {
    id: 'letter',
    header: words.letterColumn,
    cell: ({ name, words: { subject } }: LetterSetting) => (
      <TextLink asChild overflowWrap="anywhere">
        <Link to={`/settings/letters/${name}`} data-row>
          {subject}
        </Link>
      </TextLink>
    ),
  },
  {
    id: 'state',
    header: words.stateColumn,
    cell: ({ isOwn, version }: LetterSetting) => (isOwn ? words.asItCame : fill(words.ownWords, { version })),
  },
];
