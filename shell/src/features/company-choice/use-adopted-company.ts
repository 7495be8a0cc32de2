import { useEffect } from 'react';
import { sentenceFor } from '@groundwork/web-http';
import type { AreaChannel } from '@groundwork/web-mount';
import { notice } from '../notifications/index.js';
import { adoptCompany } from './use-company.js';

/** Puts a company in use that the area has set up. */
export function useAdoptedCompany(channel: AreaChannel): void {
  useEffect(
    () =>
      channel.on(
        'company',
        (companyId) => void adoptCompany(companyId).catch((error: unknown) => notice('error', sentenceFor(error))),
      ),
    [channel],
  );
}
