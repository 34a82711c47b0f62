import type { Coverage } from '@site/data-types/entities';
import { paths, zipPath } from '@site/data-types/paths';
import { loadModule } from '@site/federation';
import { useEffect, useState } from 'react';
import * as m from '../messages/search';
import type { Hit } from './index-options';

/** The page of a ZIP that was typed, by mf-service-areas' own coverage; undefined without a ZIP. */
export function useZipHit(query: string): Hit | undefined {
  const zip = /(?:^|\D)(\d{5})(?:\D|$)/.exec(query)?.[1];
  const [found, setFound] = useState<{ zip: string; hit: Hit }>();
  useEffect(() => {
    if (!zip) return;
    let wanted = true;
    void loadModule('mf-service-areas/coverage', null).then((coverage) => {
      if (wanted && coverage) setFound({ zip, hit: hitOf(coverage.lookUp(zip)) });
    });
    return () => {
      wanted = false;
    };
  }, [zip]);
  return found?.zip === zip ? found?.hit : undefined;
}

const hitOf = ({ zipCode, served, city }: Coverage): Hit =>
  served
    ? {
        path: zipPath(zipCode),
        kind: 'page',
        title: m.applianceRepairInZipCode({ zipCode }),
        note: city ?? '',
      }
    : {
        path: paths.serviceAreas,
        kind: 'page',
        title: m.doNotServeZipCode({ zipCode }),
        note: m.allServiceAreas,
      };
