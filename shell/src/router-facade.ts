/**
 * The router as the parts share it. Sharing a package switches tree shaking off; naming what is
 * used saves 26 kB. A test compares this list with the names that the parts import.
 */
export {
  Link,
  NavLink,
  Outlet,
  useHref,
  useLinkClickHandler,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
