import type { Coverage } from '@site/data-types/entities';
import { isZip } from '@site/data-types/zip';
import { loadModule } from '@site/federation';
import { setZip } from '@site/store';
import { useEffect, useState } from 'react';

/** Whether a ZIP is served; `unknown` if the coverage part cannot run. */
export type ZipState = 'none' | 'checking' | 'in' | 'out' | 'unknown';

/** @param zip content of the field. Only five digits are looked up. */
export function useCoverage(zip: string): ZipState {
  const [known, setKnown] = useState<{ zip: string; coverage: Coverage | null }>();
  const complete = isZip(zip);

  useEffect(() => {
    if (!complete) return;
    let current = true;
    void loadModule('mf-service-areas/coverage', null).then((module) => {
      if (!current) return;
      const coverage = module?.lookUp(zip) ?? null;
      if (coverage) setZip(zip, coverage);
      setKnown({ zip, coverage });
    });
    return () => {
      current = false;
    };
  }, [zip, complete]);

  if (!complete) return 'none';
  if (known?.zip !== zip) return 'checking';
  if (!known.coverage) return 'unknown';
  return known.coverage.served ? 'in' : 'out';
}
