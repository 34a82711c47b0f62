/**
 * The shared router. A shared package is not tree-shaken, so a list of the used names saves 26 kB. A
 * test compares this list with the names that the parts import.
 */
export {
  Link,
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
