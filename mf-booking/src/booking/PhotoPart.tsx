import { useCompany } from '@site/store';
import { Disclosure } from '@site/ui/disclosure';
import { Suspense } from 'react';
import { PhotoChooser } from './lazy';

/**
 * Optional photos. A site without a database has no place for them.
 * @param warm whether to fetch the code. The closed part has its size in the printed page.
 */
export function PhotoPart({ warm }: { warm: boolean }) {
  const { services } = useCompany();
  if (services.database === 'none') return null;
  return (
    <Disclosure summary="Add photos (optional)">
      {warm && (
        <Suspense fallback={null}>
          <PhotoChooser />
        </Suspense>
      )}
    </Disclosure>
  );
}
