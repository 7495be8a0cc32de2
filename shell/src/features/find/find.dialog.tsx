import { useId, useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { fill } from '@groundwork/domain-messages';
import { find as words } from '@groundwork/domain-messages-shell';
import type { NavigationItem, UserSummary } from '@groundwork/web-mount';
import { Alert, Box, Dialog, Input, Stack, Text, VisuallyHidden } from '@groundwork/web-ui';
import { useLeftByBack } from '../../components/use-left-by-back.js';
import { EntryList } from './entry-list.js';
import { entryGroups, keyOf } from './entries.js';
import type { Entry } from './entries.js';
import { recentlyOpened, remember } from './recent.js';
import { useFound } from './use-found.js';
import type { Finding } from './use-found.js';

interface FindDialogProps {
  role: UserSummary['role'];
  navigation: readonly NavigationItem[];
  onClose: () => void;
  onOpen: (path: string) => void;
}

const fieldOf = (role: UserSummary['role']): string =>
  words.fieldOf[role === 'borrower' || role === 'broker' ? role : 'lender'];

/** The command bar: a field, and below it what fits, as WAI-ARIA's combobox with a list. */
export function FindDialog({ role, navigation, onClose, onOpen }: FindDialogProps) {
  const [text, setText] = useState('');
  /** The highlighted entry: what the server finds may move it to another place. */
  const [active, setActive] = useState<string>();
  const finding = useFound(text);
  const recent = useMemo(() => recentlyOpened(), []);
  const groups = entryGroups({ text, navigation, recent, found: finding.found, role });
  const entries = groups.flatMap((group) => group.entries);
  const at = Math.max(
    0,
    entries.findIndex((entry) => keyOf(entry) === active),
  );
  const highlighted = entries[at] && keyOf(entries[at]);
  if (highlighted !== active) setActive(highlighted);
  const id = useId();
  const open = (entry: Entry) => {
    if (entry.remembered) remember(entry);
    onOpen(entry.path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const chosen = entries[at];
    const next = step === 0 ? undefined : entries.at((at + step) % entries.length);
    if (step !== 0) setActive(next && keyOf(next));
    else if (event.key === 'Enter' && chosen) open(chosen);
    else return;
    event.preventDefault();
  };
  useLeftByBack(onClose);
  return (
    <Dialog open size="md" title={words.title} onClose={onClose}>
      <Stack gap="3">
        <Input
          data-autofocus
          role="combobox"
          aria-label={fieldOf(role)}
          placeholder={fieldOf(role)}
          aria-expanded={entries.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={entries.length > 0 ? `${id}${at}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setActive(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <Remark text={text} finding={finding} count={entries.length} />
        <Box id={`${id}list`} role="listbox" aria-label={words.results}>
          <EntryList id={id} groups={groups} active={at} onOpen={open} />
        </Box>
        <Text textStyle="small">{words.keys}</Text>
      </Stack>
    </Dialog>
  );
}

/** How the search stands: seen where something is amiss, said in any case. */
function Remark({ text, finding, count }: { text: string; finding: Finding; count: number }) {
  const { found, searching, failed } = finding;
  const none = !searching && !failed && found !== undefined && count === 0;
  return (
    <>
      <VisuallyHidden role="status">
        {searching ? words.searching : none || !found ? '' : fill(words.found, { n: count })}
      </VisuallyHidden>
      {failed ? <Alert tone="warning">{words.failed}</Alert> : null}
      {found?.incomplete ? <Alert tone="warning">{words.incomplete}</Alert> : null}
      {none ? <Text role="status">{fill(words.nothing, { text: text.trim() })}</Text> : null}
    </>
  );
}
