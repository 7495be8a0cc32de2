import { operations as words, titles } from '@groundwork/domain-messages-admin';
import { useArea, useSearchValue, useTitle } from '@groundwork/web-mount';
import { Alert, PageHeader, Stack, Tabs } from '@groundwork/web-ui';
import { AsideEvents } from './aside-events.js';
import { Calls } from './calls.js';
import { Events } from './events.js';
import { UnsentLetters } from './unsent-letters.js';
import { Remotes } from './remotes.js';
import { Units } from './units.js';

/** How the deployment stands: for super administrators, who run it. */
export function OperationsScreen() {
  useTitle(titles.operations);
  const { role } = useArea().user;
  return (
    <>
      <PageHeader title={titles.operations} description={words.purpose} />
      {role === 'super' ? <Views /> : <Alert tone="neutral">{words.superOnly}</Alert>}
    </>
  );
}

const views = [
  {
    id: 'units',
    label: words.units,
    content: <Units />,
  },
  { id: 'remotes', label: words.remotes, content: <Remotes /> },
  {
    id: 'events',
    label: words.events,
    content: (
      <Stack gap="8">
        <Events />
        <AsideEvents />
      </Stack>
    ),
  },
  { id: 'letters', label: words.letters, content: <UnsentLetters /> },
  { id: 'calls', label: words.calls, content: <Calls /> },
];

/** One at a time: what nobody looks at is not read. */
function Views() {
  const [view, setView] = useSearchValue('view');
  return <Tabs label={words.views} tabs={views} value={view || 'units'} onChange={setView} />;
}
