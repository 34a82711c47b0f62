-- What an outsider may learn of a hosted project: whether its schedule runs and its mails leave. Two
-- answers of yes or no, so that neither numbers of visits nor addresses can be read from them.

-- Instant of the last run. Only the chore below has one.
alter table private.chores add column ran_at timestamptz;

create function private.note_housekeeping() returns void
language sql set search_path = ''
as $$
  update private.chores c set ran_at = now() where c.name = 'note_housekeeping';
$$;

insert into private.chores (place, name) values (1000, 'note_housekeeping');

-- Only mails to the team count as late: their address is the owner's. Those to customers wait for as
-- long as their servers want, and a stranger can book with any address. A mail that is given up does
-- not count: one that was refused for good would hide for a week that all others leave.
create function public.site_status() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'scheduleRuns', exists (
      select from private.chores c
      where c.name = 'note_housekeeping' and c.ran_at > now() - interval '10 minutes'),
    'mailLeaves', not exists (
      select from private.outbox o
      where o.kind like 'team\_%' and o.sent_at is null and o.given_up_at is null
        and coalesce(o.due_at, o.created_at) between now() - interval '7 days'
          and now() - interval '15 minutes'));
$$;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on function public.site_status from public, anon, authenticated;
grant execute on function public.site_status to anon, authenticated;
