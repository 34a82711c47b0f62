import { Button } from '@site/ui/button';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { servedZips } from '../coverage';
import * as m from '../messages/zip-checker';
import styles from './ZipList.module.css';

/** All served ZIPs, shown on demand. */
export function ZipList() {
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <div className={styles.root}>
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={shown}
        aria-controls={id}
        onClick={() => setShown(!shown)}
      >
        {shown ? m.hideAllZipCodes : m.showAllZipCodes}
      </Button>
      <ul id={id} role="list" className={styles.list} hidden={!shown}>
        {shown &&
          servedZips().map((zip) => (
            <li key={zip}>
              <Link to={`/service-area/${zip}`}>{zip}</Link>
            </li>
          ))}
      </ul>
    </div>
  );
}
