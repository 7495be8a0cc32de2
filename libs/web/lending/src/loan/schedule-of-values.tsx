import { useState } from 'react';
import type { ReactNode } from 'react';
import { propertyTitles } from '@groundwork/domain-applications';
import { progressPercent } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { loanPage } from '@groundwork/domain-messages-screens';
import { addCents, formatCents, formatPercent } from '@groundwork/domain-money';
import { RestOfList } from '@groundwork/web-mount';
import { Box, Disclosure, Grid, List, ListItem, MoneyText, Stack, Text } from '@groundwork/web-ui';
import { LineBar } from './line-bar.js';
import type { LoanLineView, LoanView } from './loan-view.js';

interface Section {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly LoanLineView[];
}

/** A loan of more lines shows its sections closed but for the first: one looks at the whole before one looks at lines. */
const shownOpen = 40;
/** Lines of a section that are shown before more are asked for. */
const shownAtFirst = 60;

/** The lines by property, where there are several, and section, in the order of the budget. */
function sectionsOf({ lines, properties }: LoanView): Section[] {
  const names = propertyTitles(properties);
  const titles = new Map(properties.map(({ propertyId }, index) => [propertyId, names[index]]));
  const sections = new Map<string, { title: string; lines: LoanLineView[] }>();
  for (const line of lines) {
    const property = properties.length > 1 ? titles.get(line.propertyId) : '';
    const title = [property, line.section].filter(Boolean).join(' · ');
    const section = sections.get(title) ?? { title, lines: [] };
    section.lines.push(line);
    sections.set(title, section);
  }
  return [...sections.values()].map((section) => ({ key: section.title, ...section }));
}

/** The schedule of values: a bar and its figures for every section and every line of it. */
export function ScheduleOfValues({ loan }: { loan: LoanView }) {
  const isLong = loan.lines.length > shownOpen;
  return (
    <Stack as="section" gap="4" aria-label="Schedule of values">
      <Legend />
      {sectionsOf(loan).map((section, at) => (
        <SectionOfValues key={section.key} section={section} startsOpen={!isLong || at === 0} />
      ))}
    </Stack>
  );
}

function Legend() {
  return (
    <Text textStyle="small" color="fg.muted">
      {loanPage.barLegend} {loanPage.certifiedHint}
    </Text>
  );
}

function SectionOfValues({ section: { title, lines }, startsOpen }: { section: Section; startsOpen: boolean }) {
  const [open, setOpen] = useState(startsOpen);
  const [all, setAll] = useState(false);
  const shown = all ? lines : lines.slice(0, shownAtFirst);
  return (
    <Disclosure
      open={open}
      onToggle={setOpen}
      title={
        <>
          <Text as="span" display="block" mb="2">
            {title}
          </Text>
          <Values line={sumOf(title, lines)} />
        </>
      }
    >
      {open ? (
        <Stack gap="3">
          <List aria-label={title}>
            {shown.map((line) => (
              <ListItem key={line.additionalBudgetItemId} borderTop="1px solid" borderColor="border" py="2.5">
                <Text fontWeight="medium" overflowWrap="anywhere">
                  {line.name}
                </Text>
                <Values line={line} />
              </ListItem>
            ))}
          </List>
          <RestOfList
            label={shown.length < lines.length ? fill(loanPage.showAllLines, { n: lines.length }) : undefined}
            onShow={() => setAll(true)}
          />
        </Stack>
      ) : null}
    </Disclosure>
  );
}

type Amounts = Omit<LoanLineView, 'additionalBudgetItemId' | 'propertyId' | 'section' | 'sectionIndex'>;

/** Sums of lines; what they are complete is weighted by their budgets. */
function sumOf(name: string, lines: readonly LoanLineView[]): Amounts {
  const sum = (of: (line: LoanLineView) => number): number => addCents(lines.map(of));
  const budgetAmount = sum((line) => line.budgetAmount);
  const amountFundedToDate = sum((line) => line.amountFundedToDate);
  const complete = sum((line) => Math.round((line.budgetAmount * line.percentComplete) / 100));
  return {
    name,
    budgetAmount,
    amountFundedToDate,
    pending: sum((line) => line.pending),
    pendingFunding: sum((line) => line.pendingFunding),
    retainageHeld: sum((line) => line.retainageHeld),
    capPercent: null,
    available: sum((line) => line.available),
    percentProgress: progressPercent(amountFundedToDate, budgetAmount),
    percentComplete: progressPercent(complete, budgetAmount),
  };
}

/** A bar with its figures beside it, below it on a phone. */
function Values({ line }: { line: Amounts }) {
  return (
    <Grid
      as="span"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'minmax(120px, 1fr) repeat(4, 124px) 92px 92px' }}
      columnGap="3"
      rowGap="1"
      alignItems="center"
      fontWeight="normal"
    >
      <Box as="span" gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <LineBar line={line} />
      </Box>
      <Value label="Budget">
        <MoneyText cents={line.budgetAmount} />
      </Value>
      <Value label="Funded">
        <MoneyText cents={line.amountFundedToDate} />
      </Value>
      <Value label="Pending">
        <MoneyText cents={line.pending} />
      </Value>
      <Value label="Left">
        <MoneyText cents={line.available} />
      </Value>
      <Value label="Funded">{formatPercent(line.percentProgress)}</Value>
      <Value label="Complete">{formatPercent(line.percentComplete)}</Value>
      <Besides line={line} />
    </Grid>
  );
}

/** What of a line is neither funded, pending nor left, and what keeps it from being drawn further. */
function Besides({ line: { pendingFunding, retainageHeld, capPercent } }: { line: Amounts }) {
  const said = [
    pendingFunding > 0 ? fill(loanPage.notPaidYet, { amount: formatCents(pendingFunding) }) : '',
    retainageHeld > 0 ? fill(loanPage.heldBack, { amount: formatCents(retainageHeld) }) : '',
    capPercent === null ? '' : fill(loanPage.cappedByInspection, { percent: formatPercent(capPercent) }),
  ].filter(Boolean);
  if (said.length === 0) return null;
  return (
    <Text as="span" textStyle="small" gridColumn="1 / -1" textAlign={{ md: 'end' }}>
      {said.join(' · ')}
    </Text>
  );
}

function Value({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box as="span" textAlign={{ md: 'end' }} fontSize="sm">
      <Text as="span" textStyle="small" display={{ base: 'inline', md: 'block' }}>
        {label}{' '}
      </Text>
      {children}
    </Box>
  );
}
