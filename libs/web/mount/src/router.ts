/**
 * The part of the router that the portal uses: areas take it from here, never from react-router-dom directly.
 * The shell hands exactly these names to the remotes at run time, so that one copy, cut to size, serves them all;
 * a name that is not listed here would be undefined in the browser.
 */
export {
  createBrowserRouter,
  Link,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  useBlocker,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export type { RouteObject } from 'react-router-dom';
