import { Notice } from '@site/ui/notice';
import { StatusRegion } from '../lib/StatusRegion';

/** Errors of some photos. Screen readers announce them. */
export const PhotoFaults = ({ faults }: { faults: string[] }) => (
  <StatusRegion>
    {faults.length > 0 && (
      <Notice tone="warning">
        {faults.map((fault) => (
          <p key={fault}>{fault}</p>
        ))}
      </Notice>
    )}
  </StatusRegion>
);
