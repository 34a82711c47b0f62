import { Notice } from '@site/ui/notice';

/** What went wrong with some photos. Screen readers announce it. */
export const PhotoFaults = ({ faults }: { faults: string[] }) => (
  <div role="status">
    {faults.length > 0 && (
      <Notice tone="warning">
        {faults.map((fault) => (
          <p key={fault}>{fault}</p>
        ))}
      </Notice>
    )}
  </div>
);
