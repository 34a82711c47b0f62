-- Housekeeping runs the chores of this table. A later migration adds one as a function and a row, and
-- leaves the others as they are.

create table private.chores (
  -- A function of this schema without arguments.
  name text primary key,
  -- Chores run in this order.
  place integer not null unique
);
alter table private.chores enable row level security;
revoke all on table private.chores from public, anon, authenticated;

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
    or a.status = 'cancelled' and not exists (
      select from private.appointment_history h
      where h.appointment_id = a.id and h.state = 'cancelled' and h.at >= now() - s.keep_cancelled_photos));
$$;

-- A mail that was not sent in time keeps no code, and an old one no text.
create function private.end_mails() returns void
language sql set search_path = ''
as $$
  update private.outbox o
  set given_up_at = now(), last_error = coalesce(o.last_error, 'It could not be sent in time'),
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

insert into private.chores (place, name) values
  (10, 'free_all_unconfirmed'),
  (20, 'forget_sign_ins'),
  (30, 'apply_retention'),
  (40, 'forget_reports'),
  (50, 'forget_callers'),
  (60, 'forget_unconfirmed_subscribers'),
  (70, 'forget_photos'),
  (80, 'end_mails');

create or replace function public.housekeeping() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  chore text;
begin
  for chore in select c.name from private.chores c order by c.place loop
    execute format('select private.%I()', chore);
  end loop;
  return jsonb_build_object('ok', true, 'retentionWaits', (
    select s.retention_confirmed_at is null from private.settings s));
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
