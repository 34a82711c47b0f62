import { formatWindow } from '@site/data-types/visit';
import { Button } from '@site/ui/button';
import { Cluster } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { useEffect, useRef } from 'react';
import * as m from '../messages/board';
import type { Rearrange } from './use-rearrange';

/** The question before a visit moves to another window, and the result of a change. */
export function RearrangeNotice({ rearrange }: { rearrange: Rearrange }) {
  const { wish, why, failed, done, busy, change, forget } = rearrange;
  const yes = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wish) yes.current?.querySelector('button')?.focus();
  }, [wish, why]);
  return (
    <div role="status" ref={yes}>
      {wish && (
        <Notice
          tone="warning"
          role={undefined}
          title={why ?? m.moveNameToTime({ name: wish.visit.name, time: formatWindow(wish.time) })}
        >
          <p>{(wish.visit.email ? m.customerGetsMail : m.change)({ change: wish.name })}</p>
          <Cluster>
            <Button
              variant="secondary"
              loading={busy}
              onClick={() => void change(wish, why !== undefined)}
            >
              {why ? m.moveItAnyway : m.yesMove}
            </Button>
            <Button variant="ghost" onClick={forget}>
              {m.no}
            </Button>
          </Cluster>
        </Notice>
      )}
      {failed && <Notice tone="error" role={undefined} title={failed} />}
      {!wish && !failed && done && <p>{done}</p>}
    </div>
  );
}
