import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shared } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { idOf } from '@groundwork/web-mount/testing';
import { borrowerAt, problem } from '../../testing/borrower.js';

let end: () => Promise<void> = async () => undefined;
afterEach(() => end());

const update = 'POST /api/borrower/account/updatePassword';

async function passwordPage(answer: () => unknown) {
  const area = await borrowerAt('/updatePassword', { [update]: answer });
  end = area.end;
  const user = userEvent.setup();
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false, selector: 'input' });
  await screen.findByLabelText(/^Old Password/);
  const fill = async (old: string, fresh: string, again: string) => {
    for (const [label, text] of [
      ['Old Password', old],
      ['New Password', fresh],
      ['Confirm Password', again],
    ] as const) {
      await user.clear(field(label));
      if (text) await user.type(field(label), text);
    }
    await user.tab();
  };
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Update Password' });
  return { ...area, user, field, fill, button };
}

describe('updating the password', () => {
  it.each([
    ['', 'abcde', 'abcde', true],
    ['ab', 'abcde', 'abcde', true],
    ['abc', 'ab', 'ab', true],
    ['abc', 'abcde', 'abcdf', true],
    ['abc', 'abcde', 'abcde', false],
  ])('with %p, %p and %p: the button is disabled: %p', async (old, fresh, again, disabled) => {
    const { fill, button } = await passwordPage(() => ({ result: 'Succeeded' }));
    await fill(old, fresh, again);
    expect(button().disabled).toBe(disabled);
  });

  it('says what is wrong at each field', async () => {
    const { user, field, fill } = await passwordPage(() => ({ result: 'Succeeded' }));
    await fill('', 'abcd', 'abcde');
    await user.click(field('Old Password'));
    await user.tab();
    expect(await screen.findByText(shared.enterValidPassword)).toBeTruthy();
    expect(screen.getByText(shared.passwordTooShort)).toBeTruthy();
    expect(screen.getByText(shared.passwordsDoNotMatch)).toBeTruthy();
  });

  it('sends it, says so, and empties the form', async () => {
    const { calls, said, user, field, fill, button } = await passwordPage(() => ({ result: 'Succeeded' }));
    await fill('old-one', 'a-new-one', 'a-new-one');
    await user.click(button());
    await waitFor(() => expect(said).toContainEqual(['notify', { kind: 'success', text: screens.passwordUpdated }]));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      password: 'old-one',
      newPassword: 'a-new-one',
    });
    await waitFor(() => expect(field('Old Password').value).toBe(''));
    expect(button().disabled).toBe(true);
  });

  it('says why the server refused, at the field too, and keeps what was typed', async () => {
    const refused = () => problem(422, 'input.invalid', [{ field: 'password', message: shared.enterValidPassword }]);
    const { said, user, field, fill, button } = await passwordPage(refused);
    await fill('wrong-one', 'a-new-one', 'a-new-one');
    await user.click(button());
    expect(await screen.findByText(shared.enterValidPassword)).toBeTruthy();
    expect(field('New Password').value).toBe('a-new-one');
    expect(screen.getByRole('alert').textContent).toMatch(/^Encountered an error - ./);
    expect(said.filter(([event]) => event === 'notify')).toEqual([]);
  });
});

describe('the account', () => {
  const logos = `GET /api/borrower/fileUpload/company/${idOf(2)}`;

  it('says that there are no logos, and refuses a file before it is sent', async () => {
    const area = await borrowerAt('/account', { [logos]: () => [] });
    end = area.end;
    const user = userEvent.setup({ applyAccept: false });
    expect(await screen.findByText(screens.noLogos)).toBeTruthy();
    await user.upload(
      screen.getByLabelText(/^Upload Company Logo/),
      new File(['%PDF'], 'logo.pdf', { type: 'application/pdf' }),
    );
    expect((await screen.findByRole('alert')).textContent).toContain(shared.fileTypeRefused);
    expect(screen.queryByRole('button', { name: 'Save logo' })).toBeNull();
  });

  it('shows the newest logo', async () => {
    const file = {
      fileUploadId: idOf(9),
      userFileName: 'logo.png',
      fileType: 'companyLogo',
      size: 10,
      uploadedAt: '2024-03-07T15:00:00.000Z',
    };
    const area = await borrowerAt('/account', {
      [logos]: () => [file],
      [`GET /api/borrower/fileUpload/retrieve/${idOf(9)}`]: () => ({ uri: `/fileUpload/content/${idOf(9)}?token=t` }),
    });
    end = area.end;
    const picture = await screen.findByRole<HTMLImageElement>('img', { name: 'Logo of Hill Country Homes LLC' });
    expect(picture.getAttribute('src')).toBe(`/api/borrower/fileUpload/content/${idOf(9)}?token=t`);
    expect([picture.width, picture.height]).toEqual([100, 100]);
  });
});
