import { applianceName } from '@site/data-types/shown';
import { applianceSlugs } from '@site/data-types/entities';
import { appliancePath, paths } from '@site/data-types/paths';
import { Link } from 'react-router-dom';
import * as m from '../messages/main';

/** Links to the page of each appliance and to the page with all of them. */
export const ServiceLinks = () => (
  <>
    <ul role="list">
      {applianceSlugs.map((slug) => (
        <li key={slug}>
          <Link to={appliancePath(slug)}>{applianceName(slug)}</Link>
        </li>
      ))}
    </ul>
    <Link to={paths.appliances}>{m.allAppliances}</Link>
  </>
);
