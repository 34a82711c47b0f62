-- Windows follow the capacity of today, and a request can wait for its confirmation without closing
-- a window to others.

alter table private.settings
  -- Places that one hour may take before further requests wait for a confirmation by mail.
  add column hourly_places integer not null default 20 check (hourly_places >= 0),
  -- How long such a request waits; then it is forgotten.
  add column hold_time interval not null default '30 minutes',
  -- Requests that wait at the same time; beyond them visitors are asked to call.
  add column most_held integer not null default 200 check (most_held >= 0);

alter table public.appointments
  -- Until when a held request can be confirmed; null for any other.
  add column held_until timestamptz,
  -- Digest of the token that confirms it.
  add column hold_digest bytea unique,
  add column confirmed_at timestamptz,
  -- A held request leaves the last place of a window to whoever confirms first.
  add column takes_place boolean not null default true,
  -- Digest of what was asked for: the same key with other content is another request.
  add column content_digest bytea,
  drop constraint appointments_status_check,
  add constraint appointments_status_check check (status in ('held', 'pending', 'completed')),
  add constraint held_until_a_time check ((status = 'held') = (held_until is not null));
create index appointments_by_creation on public.appointments (created_at);
create index appointments_held on public.appointments (held_until) where status = 'held';

-- A capacity of its own only where the owner has given the day one; until now each day kept a copy of
-- what was usual when it was first booked, so that a lower capacity did not reach it.
alter table private.window_days drop constraint window_not_overbooked;
alter table private.window_days alter column capacity drop not null;
alter table private.window_days add constraint booked_not_negative check (booked >= 0);
update private.window_days d set capacity = null
from private.booking_windows w where w.slot = d.slot and w.capacity = d.capacity;

-- Places left in a window of a date; negative where the capacity was lowered below what is booked.
create function private.places_left(day date, slot text) returns integer
language sql stable set search_path = ''
as $$
  select coalesce(d.capacity, w.capacity) - coalesce(d.booked, 0)
  from private.booking_windows w
  left join private.window_days d on d.date = places_left.day and d.slot = w.slot
  where w.slot = places_left.slot;
$$;

-- Keeps the count of each window with the appointments themselves, whoever writes them. The row of
-- the window is locked by its update, so the limit holds under any concurrency.
create or replace function private.keep_window() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  had_place boolean := tg_op <> 'INSERT' and old.takes_place;
  has_place boolean := tg_op <> 'DELETE' and new.takes_place;
begin
  if tg_op = 'UPDATE' and (old.preferred_date, old.preferred_time, old.takes_place)
    = (new.preferred_date, new.preferred_time, new.takes_place) then
    return null;
  end if;
  if had_place then
    update private.window_days d set booked = d.booked - 1
    where d.date = old.preferred_date and d.slot = old.preferred_time;
  end if;
  if has_place then
    insert into private.window_days as d (date, slot, booked)
    values (new.preferred_date, new.preferred_time, 1)
    on conflict (date, slot) do update set booked = d.booked + 1;
    if private.places_left(new.preferred_date, new.preferred_time) < 0 then
      raise exception using errcode = 'check_violation', constraint = 'window_not_overbooked',
        message = 'This window has no place left';
    end if;
  end if;
  return null;
end;
$$;
drop trigger keep_window on public.appointments;
create trigger keep_window
  after insert or delete or update of preferred_date, preferred_time, takes_place
  on public.appointments for each row execute function private.keep_window();

-- Forgets requests that were not confirmed in time, and with them what they held.
create function private.free_unconfirmed() returns void
language plpgsql set search_path = ''
as $$
begin
  with over as (
    select a.id from public.appointments a
    where a.status = 'held' and a.held_until < now() for update skip locked
  ), freed as (
    delete from public.appointments a using over where a.id = over.id returning a.id
  )
  delete from private.outbox o using freed where o.about = freed.id;
end;
$$;

-- Free windows by date from `from_date` (default and earliest: today in the business's zone), for
-- `days` days: [{"date": "2026-11-21", "slots": [{"slot": "8-10 AM", "free": 3}]}].
create or replace function public.open_windows(from_date text default null, days integer default 61) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  local_now timestamp := private.local_now();
  first_day date := greatest(coalesce(private.as_date(from_date), local_now::date), local_now::date);
  last_day date;
  caller text := private.caller();
begin
  if caller is not null then
    perform private.count_use('windows:caller', caller);
  end if;
  perform private.free_unconfirmed();
  select local_now::date + s.days_ahead into last_day from private.settings s;
  last_day := least(last_day, first_day + least(greatest(coalesce(days, 61), 1), 366) - 1);
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object('date', g.day::date, 'slots', (
        select coalesce(jsonb_agg(jsonb_build_object('slot', o.slot, 'free', o.free) order by o.opens), '[]')
        from (
          select w.slot, w.opens, coalesce(d.capacity, w.capacity) - coalesce(d.booked, 0) as free
          from private.windows_of(g.day::date) w
          left join private.window_days d on d.date = g.day::date and d.slot = w.slot
        ) o
        where o.free > 0 and g.day + o.opens > local_now
      )) order by g.day), '[]')
    from generate_series(first_day::timestamp, last_day::timestamp, interval '1 day') g(day)
  );
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
