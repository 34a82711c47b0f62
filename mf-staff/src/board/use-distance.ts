import { loadModule } from '@site/federation';
import { useEffect, useState } from 'react';
import { byNumber } from './driving-order';
import type { Distance } from './driving-order';

/** More ZIPs than a business serves. */
const all = 1000;

/** Miles between served ZIPs, or their numbers while the part that has the map cannot be loaded. */
export function useDistance(): Distance {
  const [distance, setDistance] = useState<Distance>(() => byNumber);
  useEffect(() => {
    let isGone = false;
    void loadModule('mf-service-areas/coverage', null).then((coverage) => {
      if (!coverage || isGone) return;
      const known = new Map<string, Map<string, number>>();
      setDistance(() => (from: string, to: string) => {
        if (from === to) return 0;
        let miles = known.get(from);
        if (!miles) {
          const near = coverage.neighbors(from, all);
          miles = new Map(near.map(({ zipCode, miles: far }) => [zipCode, far]));
          known.set(from, miles);
        }
        // Farther than all that the map has, and still in an order.
        return miles.get(to) ?? all + byNumber(from, to);
      });
    });
    return () => {
      isGone = true;
    };
  }, []);
  return distance;
}
