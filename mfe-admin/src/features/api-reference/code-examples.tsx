import { useState } from 'react';
import { apiReference as words } from '@groundwork/domain-messages-admin';
import { Tabs } from '@groundwork/web-ui';
import type { ApiCall } from './calls.js';
import { CodeBlock } from './code-block.js';
import { addressOf, curlText, scriptText } from './examples.js';
import type { Values } from './examples.js';

/** How a program writes the call, with what was typed to try it. */
export function Examples({ call, values, body }: { call: ApiCall; values: Values; body: string }) {
  const [language, setLanguage] = useState('curl');
  const address = addressOf(call, values, window.location.origin);
  const { curl, javascript } = words.languages;
  return (
    <Tabs
      label={words.language}
      value={language}
      onChange={setLanguage}
      tabs={[
        { id: 'curl', label: curl, content: <CodeBlock label={curl} text={curlText(call, address, body)} /> },
        {
          id: 'javascript',
          label: javascript,
          content: <CodeBlock label={javascript} text={scriptText(call, address, body)} />,
        },
      ]}
    />
  );
}
