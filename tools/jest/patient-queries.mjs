import { configure } from '@testing-library/dom';
import { patience } from './patience.mjs';

/**
 * How long a test waits for what is to appear: the time of a page that is fetched chunk by chunk and styled, on a machine
 * that is busy with other tests. What appears sooner is seen sooner; only a failure takes this long.
 */
configure({ asyncUtilTimeout: 20_000 * patience });
