import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { masters, screens } from '@groundwork/domain-messages-screens';
import { AreaTheme } from '@groundwork/web-ui';
import { RichTextEditor } from './rich-text-editor.js';

// jsdom lays nothing out, and the editor asks where its cursor is. Nothing here depends on the answer.
beforeAll(() => {
  const nowhere = { x: 0, y: 0, width: 0, height: 0, top: 0, right: 0, bottom: 0, left: 0, toJSON: () => ({}) };
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => nowhere });
  Object.assign(document, { elementFromPoint: () => null });
});
afterEach(cleanup);

/** The editor as a form holds it; keys cannot be typed where nothing is laid out, so text comes by the clipboard. */
async function editorWith(value: string, placeholders: { name: string; label: string }[] = []) {
  const said: string[] = [];
  function Holder() {
    const [html, setHtml] = useState(value);
    return (
      <AreaTheme name="test">
        <RichTextEditor
          label="Text"
          value={html}
          placeholders={placeholders}
          onChange={(next) => {
            said.push(next);
            setHtml(next);
          }}
        />
        <button type="button" onClick={() => setHtml('<p>Put back</p>')}>
          Restore
        </button>
      </AreaTheme>
    );
  }
  render(<Holder />);
  const surface = await screen.findByRole('textbox', { name: 'Text' });
  return { surface, said, user: userEvent.setup() };
}

function paste(surface: HTMLElement, html: string): void {
  const data: Record<string, string> = { 'text/html': html, 'text/plain': '' };
  fireEvent.paste(surface, {
    clipboardData: { getData: (type: string) => data[type] ?? '', types: Object.keys(data) },
  });
}

const button = (name: string) => screen.getByRole('button', { name });

describe('the editor of rich text', () => {
  it('shows a text as it is, and changes nothing by itself', async () => {
    const table = '<table><tbody><tr><th scope="row"><p>Rate</p></th><td><p>8%</p></td></tr></tbody></table>';
    const { surface, said } = await editorWith(`<h2>Terms</h2><ul><li><p>one</p></li></ul>${table}`);
    expect(within(surface).getByRole('heading', { level: 2 }).textContent).toBe('Terms');
    expect(surface.querySelector('th')?.getAttribute('scope')).toBe('row');
    expect(said).toEqual([]);
  });

  it('takes what is pasted from Word, cleaned', async () => {
    const { surface, said } = await editorWith('<p></p>');
    paste(
      surface,
      '<p class=MsoNormal><b style="mso-bidi-font-weight:normal">Loan</b> terms<o:p></o:p></p>' +
        '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>First</p>',
    );
    expect(said.at(-1)).toBe('<p><strong>Loan</strong> terms</p><ul><li><p>First</p></li></ul>');
  });

  it('leaves out what no text of ours has', async () => {
    const { surface, said } = await editorWith('<p></p>');
    paste(surface, '<p onclick="x()">a<img src="https://x.example/a.png"><a href="javascript:alert(1)">b</a></p>');
    expect(said.at(-1)).toBe('<p>ab</p>');
  });

  it('has its commands as buttons, which say what holds where the cursor is; each can be undone', async () => {
    const { said, user } = await editorWith('<p>Terms</p>');
    expect(button(screens.undo).hasAttribute('disabled')).toBe(true);
    await user.click(button(masters.bullets));
    expect(said.at(-1)).toBe('<ul><li><p>Terms</p></li></ul>');
    expect(button(masters.bullets).getAttribute('aria-pressed')).toBe('true');
    await user.click(button(screens.undo));
    expect(said.at(-1)).toBe('<p>Terms</p>');
    await user.selectOptions(screen.getByRole('combobox', { name: masters.textStyle }), '3');
    expect(said.at(-1)).toBe('<h3>Terms</h3>');
    await user.selectOptions(screen.getByRole('combobox', { name: masters.alignment }), 'center');
    expect(said.at(-1)).toBe('<h3 style="text-align: center;">Terms</h3>');
    await user.click(button(screens.undo));
    await user.click(button(masters.redo));
    expect(said.at(-1)).toBe('<h3 style="text-align: center;">Terms</h3>');
    await user.click(button(masters.plainText));
    expect(said.at(-1)).toBe('<p>Terms</p>');
    expect(screen.getByRole('group', { name: masters.formatting })).toBeTruthy();
  });

  it('sets what is marked bold, italic and underlined', async () => {
    const { surface, said, user } = await editorWith('<p>Terms</p>');
    fireEvent.keyDown(surface, { key: 'a', keyCode: 65, ctrlKey: true });
    for (const name of [masters.bold, masters.italic, masters.underline]) await user.click(button(name));
    expect(said.at(-1)).toBe('<p><strong><em><u>Terms</u></em></strong></p>');
  });

  it('makes tables, and rows and columns of them', async () => {
    const { surface, user } = await editorWith('<p></p>');
    const size = () => [surface.querySelectorAll('tr').length, surface.querySelectorAll('tr:first-child > *').length];
    expect(screen.queryByRole('button', { name: masters.addRow })).toBeNull();
    await user.click(button(masters.insertTable));
    expect(size()).toEqual([3, 2]);
    for (const name of [masters.addRow, masters.addColumn]) await user.click(button(name));
    expect(size()).toEqual([4, 3]);
    for (const name of [masters.removeRow, masters.removeColumn]) await user.click(button(name));
    expect(size()).toEqual([3, 2]);
    await user.click(button(masters.removeTable));
    expect(size()).toEqual([0, 0]);
  });

  it('puts a placeholder where the cursor stands', async () => {
    const { said, user } = await editorWith('<p></p>', [{ name: 'companyName', label: 'Borrowing company' }]);
    await user.click(screen.getByText(masters.placeholders));
    expect(screen.getByText(masters.placeholderPurpose)).toBeTruthy();
    await user.click(button('Insert {{companyName}}'));
    expect(said.at(-1)).toBe('<p>{{companyName}}</p>');
  });

  it('shows what is put back from outside', async () => {
    const { surface, said, user } = await editorWith('<p>Typed</p>');
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(surface.textContent).toBe('Put back');
    expect(said).toEqual([]);
  });
});
