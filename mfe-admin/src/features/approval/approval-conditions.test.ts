import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { shared } from '@groundwork/domain-messages';
import { admin, approval as words } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { aSubmittedApplication } from '../../testing/an-application.js';
import { reviewTests, terms } from '../../testing/review-tests.js';

const { review, end } = reviewTests();

describe('what was agreed on', () => {
  it('closes on other terms than were agreed on with a reason alone', async () => {
    const { user, sent } = await review(
      () => aSubmittedApplication({ status: 'approved', version: 8 }),
      {},
      { status: 'in_closing', terms },
    );
    await user.click(screen.getByRole('button', { name: words.closeLoan }));
    const dialog = within(await screen.findByRole('dialog', { name: words.closeTitle }));
    const months = await dialog.findByRole('textbox', { name: /^Term in months/ });
    await user.clear(months);
    await user.type(months, String(terms.termMonths + 1));
    await user.click(dialog.getByRole('button', { name: words.closeLoan }));
    expect(await dialog.findByText(shared.changedTermsReason)).toBeTruthy();
    expect(sent()).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: new RegExp(`^${words.why}`) }), 'A winter was lost.');
    await user.click(dialog.getByRole('button', { name: words.closeLoan }));
    await waitFor(() => expect(location.pathname).toBe('/admin'));
    expect(sent()[0]?.body).toMatchObject({
      decision: { terms: { termMonths: terms.termMonths + 1 }, note: 'A winter was lost.' },
    });
  });

  it('changes conditions that were agreed on with a reason alone, and before the decision without one', async () => {
    const approvalConditions = [{ id: 'c', name: 'Survey update', completed: false }];
    const { user, sent } = await review(
      () => aSubmittedApplication({ status: 'in_closing', version: 8, approvalConditions }),
      {},
      { status: 'in_closing', terms, approvalConditions },
    );
    await user.click(screen.getByRole('tab', { name: 'Approval Conditions' }));
    const reason = () => screen.queryByRole('textbox', { name: new RegExp(words.conditionsReason) });
    // A tick is no other condition.
    await user.click(await screen.findByRole('checkbox', { name: 'Completed' }));
    expect(reason()).toBeNull();
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), ' of May');
    expect(screen.getByText(words.conditionsReasonHint)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: admin.saveChanges }));
    expect(await screen.findByText(shared.reasonRequired)).toBeTruthy();
    expect(sent()).toEqual([]);
    await user.type(reason() as HTMLElement, 'The first one is out of date.');
    await user.click(screen.getByRole('button', { name: admin.saveChanges }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({
      conditionsReason: 'The first one is out of date.',
      approvalConditions: [{ id: 'c', name: 'Survey update of May', completed: true }],
    });
    await end();
    const before = await review(undefined, {}, { approvalConditions });
    await before.user.click(screen.getByRole('tab', { name: 'Approval Conditions' }));
    await before.user.type(await screen.findByRole('textbox', { name: /^Name/ }), ' of May');
    expect(reason()).toBeNull();
  });
});

describe('the conditions of an approval', () => {
  const condition = { id: 'c1', name: 'Survey update', comment: null, completed: false };
  const conditions = async (user: UserEvent) => {
    await user.click(screen.getByRole('tab', { name: 'Approval Conditions' }));
    return within(await screen.findByRole('form', { name: 'Approval Conditions' }));
  };

  it('are offered again after a reload, and saved on the version that they were typed over', async () => {
    const more = { approvalConditions: [condition] };
    const { user } = await review(undefined, {}, more);
    const form = await conditions(user);
    await user.type(form.getByRole('textbox', { name: 'Comment' }), 'By March');
    await end();
    const again = await review(
      () => aSubmittedApplication({ version: 8, approvalConditions: [{ ...condition, comment: 'By March' }] }),
      {},
      more,
    );
    const offered = await conditions(again.user);
    await again.user.click(await screen.findByRole('button', { name: screens.restoreDraft }));
    expect(offered.getByRole<HTMLInputElement>('textbox', { name: 'Comment' }).value).toBe('By March');
    await again.user.click(offered.getByRole('button', { name: admin.saveChanges }));
    await waitFor(() => expect(again.sent()).toHaveLength(1));
    expect(again.sent()[0]?.body).toEqual({
      version: 7,
      approvalConditions: [{ id: 'c1', name: 'Survey update', comment: 'By March', completed: false }],
    });
  });

  it('of another administrator meanwhile are not overwritten: both versions are shown', async () => {
    const more = { approvalConditions: [condition] };
    const theirs = aSubmittedApplication({
      version: 8,
      approvalConditions: [condition, { id: 'c2', name: 'Insurance binder', comment: null, completed: false }],
    });
    const { user, sent } = await review(
      () =>
        sent().length === 1
          ? Response.json({ status: 409, code: 'state.version_conflict', current: theirs }, { status: 409 })
          : { ...theirs, version: 9 },
      {},
      more,
    );
    const form = await conditions(user);
    await user.type(form.getByRole('textbox', { name: 'Comment' }), 'By March');
    await user.click(form.getByRole('button', { name: admin.saveChanges }));
    const dialog = within(await screen.findByRole('alertdialog', { name: screens.conflictTitle }));
    expect(dialog.getByRole('group', { name: 'Condition 1: Comment' })).toBeTruthy();
    expect(dialog.getByRole('group', { name: 'Condition 2' }).textContent).toContain('Insurance binder');
    await user.click(dialog.getByRole('button', { name: screens.saveChoice }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.body).toEqual({
      version: 8,
      approvalConditions: [
        { id: 'c1', name: 'Survey update', comment: 'By March', completed: false },
        { id: 'c2', name: 'Insurance binder', comment: '', completed: false },
      ],
    });
  });

  it('saves the first condition of an application', async () => {
    const { user, sent } = await review();
    await user.click(screen.getByRole('tab', { name: 'Approval Conditions' }));
    await user.click(await screen.findByRole('button', { name: admin.newItem }));
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Survey');
    await user.click(screen.getByRole('button', { name: admin.saveChanges }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({ approvalConditions: [{ id: null, name: 'Survey', completed: false }] });
  });
});
