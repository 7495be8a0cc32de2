import type { paths } from '@groundwork/contract-bff-shell';
import { createApi } from '@groundwork/web-http';

/** The shell's own back end, typed by its contract. */
export const api = createApi<paths>();
