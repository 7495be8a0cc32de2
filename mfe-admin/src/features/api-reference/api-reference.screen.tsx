import { useRef } from 'react';
import { apiReference as words, titles } from '@groundwork/domain-messages-admin';
import { NotFoundScreen, QueryState, useParams, useTitle } from '@groundwork/web-mount';
import { useApiDocument } from '../../data/api-reference.js';
import { CallList } from './call-list.js';
import { CallPage } from './call-page.js';
import { callsOf } from './calls.js';

/** The calls that programs may make: all of them, or one. What is typed as token lives here, so that it is there for the next call. */
export function ApiReferenceScreen() {
  useTitle(titles.apiReference);
  const id = useParams()['*'] ?? '';
  const token = useRef('');
  return (
    <QueryState query={useApiDocument()} failed={words.failed}>
      {(document) => {
        const calls = callsOf(document);
        if (id === '') return <CallList calls={calls} />;
        const call = calls.find((each) => each.id === id);
        if (!call) return <NotFoundScreen home="/apireference" />;
        return <CallPage key={id} call={call} schemas={document.components.schemas} token={token} />;
      }}
    </QueryState>
  );
}
