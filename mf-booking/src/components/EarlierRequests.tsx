import { useState } from 'react';
import type { Kept } from '../lib/kept-requests';
import { useKeptRequests } from '../lib/use-kept-requests';
import { Submitted } from './Submitted';

interface EarlierRequestsProps {
  /** Back to the form with the answers of a refused request. */
  onReopen: (kept: Kept) => void;
}

/** Requests of an earlier visit that were kept; they stay in view while they are being sent. */
export function EarlierRequests({ onReopen }: EarlierRequestsProps) {
  const kept = useKeptRequests();
  const [seen, setSeen] = useState<Kept[]>([]);
  const fresh = kept.filter((k) => !seen.some((s) => s.createdAt === k.createdAt));
  if (fresh.length > 0) setSeen([...seen, ...fresh]);

  const close = (closed: Kept) => setSeen(seen.filter((s) => s !== closed));
  return seen.map((request) => (
    <Submitted
      key={request.createdAt}
      submission={{ kept: request, delivery: { state: 'waiting' } }}
      onAnother={() => close(request)}
      onReopen={(refused) => {
        close(request);
        onReopen(refused);
      }}
    />
  ));
}
