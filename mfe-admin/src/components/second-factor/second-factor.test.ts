import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fill, shared } from '@groundwork/domain-messages';
import { secondFactorReset } from '@groundwork/domain-messages-admin';
import { masters, screens } from '@groundwork/domain-messages-screens';
import type { SecondFactor } from '../../data/api.js';
import { companyReviews, lee, nameOfLee } from '../../testing/company-review.js';
import type { CompanyReviewOptions } from '../../testing/company-review.js';

const on: SecondFactor = { on: true, since: '2026-03-02T15:00:00.000Z', recoveryCodesLeft: 3, required: false };
const name = nameOfLee;
const statePath = `/api/admin/admin/secondFactor/${lee.userId}`;
const resetPath = '/api/admin/admin/resetSecondFactor';
const review = companyReviews();

async function companyReview({ answers = {}, ...more }: CompanyReviewOptions = {}) {
  const company = await review({
    ...more,
    answers: {
      [`GET ${statePath}`]: () => on,
      [`POST ${resetPath}`]: () => ({ on: false, since: null, recoveryCodesLeft: 0, required: false }),
      ...answers,
    },
  });
  const open = () => company.open(secondFactorReset.open);
  const sent = () => company.sentTo(resetPath);
  return { ...company, open, sent };
}

const dialog = () => screen.findByRole('dialog', { name: fill(secondFactorReset.title, { name }) });
const confirm = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: secondFactorReset.confirm }));
const wayField = () => screen.findByRole('combobox', { name: new RegExp(secondFactorReset.identified) });
const reasonField = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(secondFactorReset.reason) });

describe('the second factor of somebody else', () => {
  it('is reset by a super administrator with a reason, once it was said what that means', async () => {
    const { user, open, sent, told } = await companyReview();
    await open();
    const shown = within(await dialog());
    expect(
      await shown.findByText(
        `${fill(screens.secondFactorSince, { date: '03/02/2026' })} · ${fill(screens.codesLeft, { count: 3 })}`,
      ),
    ).toBeTruthy();
    for (const sentence of [secondFactorReset.tryCodesFirst, secondFactorReset.identify])
      expect(shown.getByText(fill(sentence, { name }))).toBeTruthy();
    expect(
      shown.getByText(`${fill(secondFactorReset.meaning, { name })} ${secondFactorReset.newPassword}`),
    ).toBeTruthy();
    await confirm(user);
    for (const sentence of [shared.howIdentified, shared.reasonRequired])
      expect(await shown.findByText(sentence)).toBeTruthy();
    expect(sent()).toEqual([]);
    await waitFor(async () => expect(document.activeElement).toBe(await wayField()));
    expect(within(await wayField()).getByRole('option', { name: secondFactorReset.ways.inPerson })).toBeTruthy();
    await user.selectOptions(await wayField(), secondFactorReset.ways.calledBack);
    await user.type(await reasonField(), 'Lost phone, called back');
    await confirm(user);
    await waitFor(() => expect(told()).toEqual([['success', fill(secondFactorReset.done, { name })]]));
    expect(sent()).toEqual([{ id: lee.userId, reason: 'Lost phone, called back', identifiedBy: 'calledBack' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stays, with the reason that was typed, where the reset is refused', async () => {
    const { user, open, told } = await companyReview({
      answers: {
        [`POST ${resetPath}`]: () =>
          Response.json({ status: 403, code: 'access.denied', detail: 'You may not do this' }, { status: 403 }),
      },
    });
    await open();
    await user.selectOptions(await wayField(), secondFactorReset.ways.videoCall);
    await user.type(await reasonField(), 'Lost phone');
    await confirm(user);
    const failure = await within(await dialog()).findByRole('alert');
    expect([failure.textContent, told()]).toEqual([`${secondFactorReset.failed}: You may not do this`, []]);
    expect((await reasonField()).value).toBe('Lost phone');
    await user.click(screen.getByRole('button', { name: screens.cancel }));
    const question = within(await screen.findByRole('alertdialog', { name: screens.loseTypedQuestion }));
    await user.click(question.getByRole('button', { name: masters.loseTyped }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    [false, secondFactorReset.none],
    [true, secondFactorReset.noneRequired],
  ])('that is none is said to be none (asked for: %p), and nothing is offered', async (required, sentence) => {
    const { open } = await companyReview({
      answers: { [`GET ${statePath}`]: () => ({ on: false, since: null, recoveryCodesLeft: 0, required }) },
    });
    await open();
    expect(await within(await dialog()).findByText(sentence)).toBeTruthy();
    expect(screen.queryByRole('button', { name: secondFactorReset.confirm })).toBeNull();
  });

  it('without recovery codes, in a portal that asks for one, is said to be so', async () => {
    const { open } = await companyReview({
      answers: { [`GET ${statePath}`]: () => ({ ...on, recoveryCodesLeft: 0, required: true }) },
    });
    await open();
    const shown = within(await dialog());
    expect(await shown.findByText(new RegExp(secondFactorReset.noCodesLeft))).toBeTruthy();
    expect(shown.getByText(new RegExp(secondFactorReset.setUpAgain))).toBeTruthy();
    expect(shown.queryByText(fill(secondFactorReset.tryCodesFirst, { name }))).toBeNull();
  });

  it('is left after a question where something is typed, and at once where nothing is', async () => {
    const { user, open } = await companyReview();
    await open();
    await user.type(await reasonField(), 'Called back');
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: screens.loseTypedQuestion }));
    await user.click(question.getByRole('button', { name: screens.keepEditing }));
    expect((await reasonField()).value).toBe('Called back');
    await user.clear(await reasonField());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that cannot be loaded is asked for again', async () => {
    let away = true;
    const { user, open } = await companyReview({
      answers: {
        [`GET ${statePath}`]: () =>
          away ? Response.json({ status: 403, code: 'access.denied' }, { status: 403 }) : on,
      },
    });
    await open();
    expect(await screen.findByText(secondFactorReset.loadFailed)).toBeTruthy();
    away = false;
    await user.click(screen.getByRole('button', { name: screens.tryAgain }));
    expect(await reasonField()).toBeTruthy();
  });

  it('is no affair of a plain administrator, and the own one is not reset here', async () => {
    const plain = await companyReview({ role: 'admin', tab: 'company' });
    await plain.table();
    expect(screen.queryByRole('button', { name: new RegExp(secondFactorReset.open) })).toBeNull();
    expect(plain.calls.filter(({ path }) => path.includes('econdFactor'))).toEqual([]);
    await plain.end();
    expect(await (await companyReview()).offered(secondFactorReset.open)).toEqual([
      `${secondFactorReset.open}: ${name}`,
    ]);
  });

  it('of a user of a company is found beside the user', async () => {
    const { open } = await companyReview({ tab: 'company' });
    await open();
    expect(await dialog()).toBeTruthy();
  });
});
