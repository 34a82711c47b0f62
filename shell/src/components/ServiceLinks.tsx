import { applianceSlugs } from '@site/data-types/entities';
import { readable } from '@site/data-types/format';
import { Link } from 'react-router-dom';

/** Links to the page of each appliance and to the page with all of them. */
export const ServiceLinks = () => (
  <>
    <ul role="list">
      {applianceSlugs.map((slug) => (
        <li key={slug}>
          <Link to={`/appliances/${slug}`}>{readable(slug)}</Link>
        </li>
      ))}
    </ul>
    <Link to="/appliances">All appliances</Link>
  </>
);
