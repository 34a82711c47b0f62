-- Housekeeping, and what an outsider may learn of a hosted project.

create function private.forget_callers() returns void
language sql set search_path = ''
as $$
  delete from private.rate_counters c where c.hits[cardinality(c.hits)] < now() - interval '1 day';
$$;

create function private.forget_unconfirmed_subscribers() returns void
language sql set search_path = ''
as $$
  delete from private.confirm_links l where l.expires_at < now() - interval '7 days';
  delete from private.subscribers s where s.confirmed_at is null
    and not exists (select from private.confirm_links l where l.subscriber_id = s.id);
$$;

-- Their files are removed like all whose row is gone.
create function private.forget_photos() returns void
language sql set search_path = ''
as $$
  delete from private.photos p where p.stored_at is null and p.reserved_until < now();
  delete from private.photos p using public.appointments a, private.settings s
  where a.id = p.appointment_id and (
    a.preferred_date < now() - s.keep_photos
    or a.state = 'canceled' and not exists (
      select from private.appointment_history h
      where h.appointment_id = a.id and h.state = 'canceled' and h.at >= now() - s.keep_canceled_photos));
$$;

-- A mail that was not sent in time keeps no code, and an old one no text.
create function private.end_mails() returns void
language sql set search_path = ''
as $$
  update private.outbox o
  set given_up_at = now(), last_error = coalesce(o.last_error, 'not_in_time'),
    payload = o.payload - 'code'
  where o.useless_at < now() and o.sent_at is null and o.given_up_at is null;
  update private.outbox o set payload = '{}'
  where coalesce(o.sent_at, o.given_up_at) < now() - interval '90 days' and o.payload <> '{}';
$$;

create function private.free_all_unconfirmed() returns void
language sql set search_path = ''
as $$
  select private.free_unconfirmed();
$$;

create function private.note_housekeeping() returns void
language sql set search_path = ''
as $$
  update private.chores c set ran_at = now() where c.name = 'note_housekeeping';
$$;

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
