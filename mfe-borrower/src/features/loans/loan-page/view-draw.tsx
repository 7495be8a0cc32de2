import { borrower } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
import { QueryState } from '@groundwork/web-mount';
import { Button, Dialog } from '@groundwork/web-ui';
import { useDrawRequest } from '../../../data/draws.js';
import type { Drawing } from '../draw/draw-dialog.js';
import { DrawRequestPanel } from '../draw-request-panel.js';

interface ViewDrawProps {
  id: string;
  onDraw: (drawing: Drawing) => void;
  onClose: () => void;
}

/** One draw of a loan with its lines, and what can be done with it. */
export function ViewDraw({ id, onDraw, onClose }: ViewDrawProps) {
  const draw = useDrawRequest(id);
  return (
    <Dialog
      open
      size="lg"
      title="Draw request"
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={onClose}>
          {screens.close}
        </Button>
      }
    >
      <QueryState query={draw} failed={borrower.drawsUnavailable}>
        {(found) => (
          <DrawRequestPanel
            draw={found}
            initiallyOpen
            onDraw={(drawing) => {
              onClose();
              onDraw(drawing);
            }}
          />
        )}
      </QueryState>
    </Dialog>
  );
}
