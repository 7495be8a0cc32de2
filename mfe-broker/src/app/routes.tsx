import { NotFound } from '@groundwork/web-ui';
import type { RouteObject } from '@groundwork/web-mount';

/** The routes of the broker area. Screens are fetched when they are first entered. */
export const routes = (): RouteObject[] => [{ path: '*', element: <NotFound /> }];
