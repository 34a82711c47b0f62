import { applianceNames } from '@site/data-types/entities';
import { appliancePath, paths } from '@site/data-types/paths';
import { Link } from 'react-router-dom';
import * as m from '../messages/main';

/** Links to the page of each appliance and to the page with all of them. */
export const ServiceLinks = () => (
  <>
    <ul role="list">
      {Object.entries(applianceNames).map(([slug, name]) => (
        <li key={slug}>
          <Link to={appliancePath(slug)}>{name}</Link>
        </li>
      ))}
    </ul>
    <Link to={paths.appliances}>{m.allAppliances}</Link>
  </>
);
