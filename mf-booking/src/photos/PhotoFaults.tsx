import { Notice } from '@site/ui/notice';
import { StatusRegion } from '../lib/StatusRegion';

/** What went wrong with some photos. Screen readers announce it. */
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
