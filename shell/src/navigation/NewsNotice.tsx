import { updateUi, useSite } from '@site/store';
import { Button, ButtonLink } from '@site/ui/button';
import { Cluster } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import * as m from '../messages/notices';

const close = () => updateUi({ news: null });

/** The latest news of any part, until the visitor closes it or is on its page. */
export function NewsNotice() {
  const news = useSite(({ ui }) => ui.news);
  const { pathname, search } = useLocation();
  const seen = news?.to === pathname + search;
  useEffect(() => {
    if (seen) close();
  }, [seen]);
  if (!news || seen) return null;
  const { tone, title, text, to, label } = news;
  return (
    <Notice tone={tone} role={tone === 'success' ? 'status' : 'alert'} title={title}>
      <p>{text}</p>
      <Cluster>
        <ButtonLink size="sm" variant="secondary" to={to}>
          {label}
        </ButtonLink>
        <Button size="sm" variant="ghost" onClick={close}>
          {m.closeLabel}
        </Button>
      </Cluster>
    </Notice>
  );
}
