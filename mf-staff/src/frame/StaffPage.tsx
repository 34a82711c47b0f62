import { useLive } from '@site/federation';
import { formatInstant } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Notice } from '@site/ui/notice';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as m from '../messages/frame';
import { QueuedJobs } from '../offline/QueuedJobs';
import { isOwner, PersonContext } from '../session/person-context';
import { useShownStored } from '../session/shown-stored';
import { SignIn } from '../session/SignIn';
import { startSession, useSession } from '../session/session';
import { LanguageLink } from './LanguageLink';
import styles from './StaffPage.module.css';
import { StaffNav } from './StaffNav';

interface StaffPageProps {
  title: string;
  /** Whether technicians do not see it. The server refuses them in any case. */
  ownersOnly?: boolean;
  /** The page above this one. */
  back?: { to: string; label: string };
  children: ReactNode;
}

/**
 * The frame of every page of staff. Only name and title are printed; the rest depends on who has
 * signed in.
 */
export function StaffPage({ title, ownersOnly = false, back, children }: StaffPageProps) {
  const { name, services } = useCompany();
  const live = useLive();
  const session = useSession();
  const hasDatabase = services.database !== 'none';
  useEffect(() => {
    if (hasDatabase) startSession();
  }, [hasDatabase]);
  const person = live && session.status === 'in' ? session.person : undefined;
  const isIn = person !== undefined;
  useEffect(() => {
    if (isIn) void startWorker();
  }, [isIn]);

  return (
    <div data-boundary="mf-staff" className={styles.root} data-signed-in={person ? '' : undefined}>
      <div className={styles.bar} data-theme="dark">
        <p className={styles.name}>{name}</p>
        <p className={styles.who}>
          {person?.name ?? m.staff} <LanguageLink />
        </p>
      </div>
      {person && <StaffNav person={person} />}
      <div className={styles.page}>
        {person && back && (
          <Link className={styles.back} to={back.to}>
            <span aria-hidden="true">‹</span> {back.label}
          </Link>
        )}
        <h1 className={styles.title}>{live && session.status === 'out' ? m.signIn : title}</h1>
        {!hasDatabase ? (
          <Notice title={m.siteNoDatabaseSo} />
        ) : !live || session.status === 'starting' ? (
          <Opening />
        ) : session.status === 'out' ? (
          <SignIn message={session.message} />
        ) : ownersOnly && !isOwner(session.person) ? (
          <Notice title={m.pageOwners}>
            <p>{m.roleTechnicianOwnerCan}</p>
          </Notice>
        ) : (
          <PersonContext value={session.person}>
            <QueuedJobs />
            <StoredNotice />
            {children}
          </PersonContext>
        )}
      </div>
    </div>
  );
}

/** It is not needed for anything that the page shows, so it loads afterwards. */
const startWorker = () =>
  import(/* webpackChunkName: "app" */ '../app/register-worker').then(
    ({ registerWorker }) => registerWorker(),
    () => undefined,
  );

/** Says that the page shows what this browser has seen before. */
function StoredNotice() {
  const { timeZone } = useCompany();
  const at = useShownStored();
  if (!at) return null;
  return (
    <Notice tone="warning" role="status" title={m.noConnection}>
      <p>{m.pageInstant({ instant: formatInstant(new Date(at), timeZone) })}</p>
    </Notice>
  );
}

const Opening = () => (
  <>
    <p className={styles.opening}>{m.opening}</p>
    <noscript>
      <p>{m.thesePagesNeedJavaScript}</p>
    </noscript>
  </>
);
