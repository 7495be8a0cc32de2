import { DraftOffer, SavedAgo } from '@groundwork/web-forms';
import { useState } from 'react';
import { Example } from '../example.js';

const keepingAt = (where: 'server' | 'browser', at: number) => {
  const state = { where, at } as const;
  return { autosave: { subscribe: () => () => undefined, state: () => state } };
};
const nothing = () => undefined;

/** What the forms say of what was typed and not yet sent. */
export function Drafts() {
  const [now] = useState(Date.now);
  return (
    <>
      <Example of="The offer of a draft">
        <DraftOffer at="2026-03-02T14:05:00.000Z" take={nothing} drop={nothing} />
      </Example>
      <Example of="Kept on the server a moment ago">
        <SavedAgo keptForm={keepingAt('server', now)} />
      </Example>
      <Example of="Kept on the server an hour ago">
        <SavedAgo keptForm={keepingAt('server', now - 3_600_000)} />
      </Example>
      <Example of="Kept in the browser alone">
        <SavedAgo keptForm={keepingAt('browser', now)} />
      </Example>
    </>
  );
}
