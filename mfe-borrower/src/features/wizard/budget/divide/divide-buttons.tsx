import { lazy, Suspense, useState } from 'react';
import type { AllocationTarget } from '@groundwork/domain-budgets';
import type { KeptForm } from '@groundwork/web-forms';
import { useNotify } from '@groundwork/web-mount';
import { sentenceFor } from '@groundwork/web-http';
import { Button } from '@groundwork/web-ui';
import type { Budget, Property } from '../../../../data/api.js';
import { useSaveBudget } from '../../../../data/budgets.js';
import { useWizard } from '../../wizard-context.js';
import type { PropertyBudgetValues } from '../budget-values.js';

const DivideDialog = lazy(() => import('./divide-dialog.js'));

/** A budget that was divided just now, which can be taken back. */
export interface Divided {
  readonly propertyId: string;
  readonly over: AllocationTarget;
  readonly count: number;
}

interface DivideButtonsProps {
  budget: Budget;
  property: Property;
  keptForm: KeptForm<PropertyBudgetValues, number>;
  onDivided: (divided: Divided) => void;
}

/** Divides the budget over the units or over all properties, once what was typed is saved; or gives it for the whole property again. */
export function DivideButtons({ budget, property, keptForm, onDivided }: DivideButtonsProps) {
  const { application } = useWizard();
  const notify = useNotify();
  const whole = useSaveBudget();
  const [over, setOver] = useState<AllocationTarget>();
  const isByUnit = budget.byUnit === 'yes';
  const { dirty, submit, saving } = keptForm;
  const begin = async (target: AllocationTarget) => {
    if ((!dirty && budget.version > 0) || (await submit())) setOver(target);
  };
  const giveWhole = async () => {
    const nothing = { sections: [], changes: { removedIds: [], lines: [] } };
    try {
      const { propertyId, version } = budget;
      await whole.mutateAsync({ propertyId, version, byUnit: 'no', ...nothing });
    } catch (error) {
      notify.error(sentenceFor(error));
    }
  };
  const button = { variant: 'outline', size: 'sm', disabled: saving } as const;
  return (
    <>
      {property.units.length > 0 ? (
        <Button {...button} icon="building" onClick={() => void begin('units')}>
          {isByUnit ? 'Divide anew' : 'Divide over units'}
        </Button>
      ) : null}
      {application.properties.length > 1 ? (
        <Button {...button} icon="home" onClick={() => void begin('properties')}>
          Divide over properties
        </Button>
      ) : null}
      {isByUnit ? (
        <Button {...button} loading={whole.isPending} onClick={() => void giveWhole()}>
          Give it for the whole property
        </Button>
      ) : null}
      {over ? (
        <Suspense fallback={null}>
          <DivideDialog
            budget={budget}
            property={property}
            over={over}
            onClose={() => setOver(undefined)}
            onDivided={(count) => {
              setOver(undefined);
              onDivided({ propertyId: property.id, over, count });
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
