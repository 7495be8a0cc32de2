import { useState } from 'react';
import { applicationTitle, projectNumberText, propertyTitles, unitTitles } from '@groundwork/domain-applications';
import { capital } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
import { QueryState } from '@groundwork/web-mount';
import { EmptyState, Tabs } from '@groundwork/web-ui';
import type { Property } from '../../../data/api.js';
import { useBudget } from '../../../data/budgets.js';
import { useWizard } from '../wizard-context.js';
import type { StayWithin } from '../wizard-context.js';
import { BudgetForm } from './budget-form.js';
import type { Divided } from './divide/divide-buttons.js';
import { DividedNotice } from './divide/divided-notice.js';
import { FundingForm } from './funding/funding-form.js';
import { UnitBudgetForm } from './units/unit-budget-form.js';

/** What stands after the budgets: who pays for them. */
const FUNDING = 'funding';

/** Step 3: a budget for each property, whole or unit by unit, then who pays for them. */
export function BudgetStep() {
  const { application, save, target } = useWizard();
  const { properties } = application;
  const [open, setOpen] = useState(() => tabOf(target?.path ?? '', properties));
  const [divided, setDivided] = useState<Divided>();
  if (properties.length === 0) return <EmptyState title="This application has no property yet" />;
  const stages = [...properties.map(({ id }) => id), FUNDING];
  const toFollowing = () => {
    const following = stages[stages.indexOf(open) + 1];
    if (following === undefined) return false;
    setOpen(following);
    return true;
  };
  const titles = propertyTitles(properties);
  const titleOf = ({ street }: Property, index: number) => {
    const title = street ? titles[index] : applicationTitle(application);
    return ['Budget', projectNumberText(application.projectNumber), title].join(' - ');
  };
  const change = async (id: string) => {
    if (await (save.current?.() ?? true)) setOpen(id);
  };
  return (
    <>
      {divided ? <DividedNotice divided={divided} onClose={() => setDivided(undefined)} /> : null}
      <Tabs
        label="Budgets and funding"
        value={open}
        onChange={(id) => void change(id)}
        tabs={[
          ...properties.map((property, index) => ({
            id: property.id,
            label: properties.length === 1 ? capital.budget : (titles[index] ?? ''),
            content: (
              <BudgetOfProperty
                key={property.id}
                property={property}
                title={titleOf(property, index)}
                toFollowing={toFollowing}
                onDivided={setDivided}
              />
            ),
          })),
          { id: FUNDING, label: capital.funding, content: <FundingForm /> },
        ]}
      />
    </>
  );
}

/** The tab that a link led to, else the first: funding, or the budget of the property that its path names. */
function tabOf(path: string, properties: readonly { readonly id: string }[]): string {
  if (/^(requestedLoanAmount|fundingSources)/.test(path)) return FUNDING;
  const named = /^properties\.(\d+)\.budget/.exec(path)?.[1];
  return (properties[Number(named ?? 0)] ?? properties[0])?.id ?? '';
}

interface BudgetOfPropertyProps {
  property: Property;
  title: string;
  toFollowing: StayWithin;
  onDivided: (divided: Divided) => void;
}

/** The budget of a property, or of the one of its units that is open. */
function BudgetOfProperty({ property, title, toFollowing, onDivided }: BudgetOfPropertyProps) {
  const { save } = useWizard();
  const query = useBudget(property.id);
  const [unitId, setUnitId] = useState<string>();
  const { units } = property;
  const place = units.findIndex(({ id }) => id === unitId);
  const unit = units[place];
  const name = unitTitles(units)[place] ?? '';
  if (unit)
    return (
      <UnitBudgetForm
        key={unit.id}
        unitId={unit.id}
        name={name}
        title={[title, name].join(' - ')}
        toFollowing={() => {
          setUnitId(units[place + 1]?.id);
          return true;
        }}
        onBack={() => setUnitId(undefined)}
      />
    );
  const openUnit = async (id: string) => {
    if (await (save.current?.() ?? true)) setUnitId(id);
  };
  return (
    <QueryState query={query} failed={screens.couldNotFetchApplicationData}>
      {(budget) => (
        <BudgetForm
          budget={budget}
          property={property}
          title={title}
          toFollowing={toFollowing}
          onUnit={(id) => void openUnit(id)}
          onDivided={onDivided}
        />
      )}
    </QueryState>
  );
}
