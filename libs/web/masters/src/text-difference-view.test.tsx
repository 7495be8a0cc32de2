import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { fill } from '@groundwork/domain-messages';
import { masters } from '@groundwork/domain-messages-screens';
import { AreaTheme } from '@groundwork/web-ui';
import { TextDifference } from './text-difference-view.js';

const lines = (...words: string[]) => words.map((word) => `<p>${word}</p>`).join('');
const show = (before: string, after: string) =>
  render(
    <AreaTheme name="test">
      <TextDifference label="Differences" before={before} after={after} />
    </AreaTheme>,
  );

describe('what one version changes in another', () => {
  it('is said in words and signs, and what stayed is folded but for a line around it', () => {
    show(
      lines('a', 'b', 'c', 'old 12 months', 'd', 'e', 'f'),
      lines('a', 'b', 'c', 'old 18 months', 'd', 'e', 'f', 'g'),
    );
    const text = within(screen.getByRole('region', { name: 'Differences' }));
    expect(text.getAllByText(fill(masters.unchangedLines, { count: 2 }))).toHaveLength(1);
    expect(text.getByText(`${masters.changed}:`)).toBeTruthy();
    expect(text.getByText(`${masters.added}:`, { selector: 'p > span' })).toBeTruthy();
    expect(text.getAllByText(/^[+±]$/).map(({ textContent }) => textContent)).toEqual(['±', '+']);
    expect(text.getByText('12', { selector: 'del' })).toBeTruthy();
    expect(text.getByText('18', { selector: 'ins' })).toBeTruthy();
  });

  it('is nothing where both read the same', () => {
    show(lines('a'), '<p><em>a</em></p>');
    expect(screen.getByText(masters.noDifference)).toBeTruthy();
  });
});
