import { useState } from 'react';
import { Editions, PlaceholderLegend, RichTextEditor, TextDifference, VersionTable } from '@groundwork/web-masters';
import { Box, Button } from '@groundwork/web-ui';
import { Example } from '../example.js';

const placeholders = [
  { name: 'companyName', label: 'Borrowing company' },
  { name: 'budgetTotal', label: 'Total of the budgets' },
];
const before = '<h2>Terms</h2><p>Term of 12 months.</p><p>Gone.</p><p>Stays.</p>';
const after = '<h2>Terms</h2><p>Term of 18 months.</p><p>Stays.</p><p>New.</p>';
const table = '<table><tbody><tr><th scope="row">Rate</th><td>N/A</td></tr></tbody></table>';

export function Masters() {
  const [text, setText] = useState(`<h2>Terms</h2><p>Of <strong>{{companyName}}</strong>.</p>${table}`);
  return (
    <>
      <Example of="Editor of rich text">
        <RichTextEditor label="Terms" value={text} onChange={setText} placeholders={placeholders} />
      </Example>
      <Example of="Editor with what is wrong, and one that is closed">
        <Box width="full">
          <RichTextEditor label="Refused terms" value="<p>{{rate}}</p>" onChange={() => undefined} invalid />
        </Box>
        <Box width="full">
          <RichTextEditor label="Closed terms" value={before} onChange={() => undefined} disabled />
        </Box>
      </Example>
      <Example of="Placeholders">
        <PlaceholderLegend placeholders={placeholders} />
      </Example>
      <Example of="Versions">
        <VersionTable
          caption="Versions"
          rows={[
            {
              id: '2',
              version: 2,
              editedBy: 'Carolyn Whitfield',
              editedAt: '2026-03-07T20:30:00.000Z',
              actions: (
                <Button size="sm" variant="outline">
                  Open
                </Button>
              ),
            },
            {
              id: '1',
              version: 1,
              editedBy: 'Came with the portal',
              editedAt: '2025-11-01T00:00:00.000Z',
              actions: null,
            },
          ]}
        />
      </Example>
      <Example of="Editions, one of them open">
        <Editions
          editions={[
            { id: '2', number: 2, editedBy: 'Carolyn Whitfield', editedAt: '2026-03-07T20:30:00.000Z' },
            { id: '1', number: 1, editedBy: 'Came with the portal', editedAt: '2025-11-01T00:00:00.000Z' },
          ]}
          open={2}
          onOpen={() => undefined}
          difference={({ label }) => <TextDifference label={label} before={before} after={after} />}
        />
      </Example>
      <Example of="What one version changes in another">
        <TextDifference label="Differences" before={before} after={after} />
        <TextDifference label="None" before={before} after={before} />
      </Example>
    </>
  );
}
