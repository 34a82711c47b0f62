-- The life of an appointment: its states, which of them may follow which, a history that cannot be
-- changed, and the key that opens the appointment's own page.

-- 256 random bits in 43 letters that an address can contain.
create function private.new_key() returns text
language sql volatile set search_path = ''
as $$
  select rtrim(translate(encode(
    sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'base64'), '+/', '-_'), '=');
$$;

alter table private.settings
  -- Until how long before its window a customer can move or cancel a visit without a call.
  add column change_until_minutes integer not null default 120 check (change_until_minutes >= 0),
  -- When the mail of the day before is sent, in the business's time zone.
  add column remind_at time not null default '10:00';

-- Older releases wrote `pending` and `completed`. `private.status_word` returns those words.
alter table public.appointments drop constraint appointments_status_check;
update public.appointments
set status = case status when 'pending' then 'requested' when 'completed' then 'done' else status end;
alter table public.appointments
  alter column status set default 'requested',
  add constraint appointments_status_check check (status in
    ('held', 'requested', 'confirmed', 'on_the_way', 'done', 'cancelled', 'no_one_home')),
  add column page_key text not null default private.new_key() check (page_key ~ '^[A-Za-z0-9_-]{43}$'),
  -- Goes up with each change of state or time. A change on an old version is refused, so that two
  -- open tabs do not undo each other's work.
  add column version integer not null default 1,
  -- SEQUENCE of its calendar entry.
  add column sequence integer not null default 0,
  add column technician text,
  add column cancel_reason text;

-- Which state may follow which. `moved` stands for another window. A step that is not in this table
-- is refused, for every role.
create table private.state_steps (
  before text not null,
  after text not null,
  -- Otherwise only the business may do it.
  by_customer boolean not null,
  primary key (before, after)
);
insert into private.state_steps (before, after, by_customer) values
  ('held', 'requested', true),
  ('requested', 'confirmed', false),
  ('requested', 'on_the_way', false),
  ('requested', 'done', false),
  ('requested', 'no_one_home', false),
  ('requested', 'cancelled', true),
  ('requested', 'moved', true),
  -- A visit that its customer has moved is to be confirmed again.
  ('confirmed', 'requested', true),
  ('confirmed', 'on_the_way', false),
  ('confirmed', 'done', false),
  ('confirmed', 'no_one_home', false),
  ('confirmed', 'cancelled', true),
  ('confirmed', 'moved', true),
  ('on_the_way', 'confirmed', false),
  ('on_the_way', 'done', false),
  ('on_the_way', 'no_one_home', false),
  ('on_the_way', 'cancelled', false),
  ('on_the_way', 'moved', false),
  ('no_one_home', 'confirmed', false),
  ('no_one_home', 'on_the_way', false),
  ('no_one_home', 'done', false),
  ('no_one_home', 'cancelled', false),
  ('no_one_home', 'moved', false);

create table private.appointment_history (
  id bigint generated always as identity primary key,
  appointment_id text not null references public.appointments (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  -- A state, or `moved`.
  state text not null,
  actor text not null check (actor in ('you', 'us')),
  -- The window of a move before and after it.
  from_date date,
  from_time text,
  to_date date,
  to_time text
);
create index appointment_history_by_appointment on private.appointment_history (appointment_id, id);

create table private.appointment_notes (
  id bigint generated always as identity primary key,
  appointment_id text not null references public.appointments (id) on delete cascade,
  at timestamptz not null default now(),
  note text not null
);
create index appointment_notes_by_appointment on private.appointment_notes (appointment_id, id);

insert into private.appointment_history (appointment_id, at, state, actor)
select a.id, a.created_at, case a.status when 'held' then 'held' else 'requested' end, 'you'
from public.appointments a;
insert into private.appointment_history (appointment_id, at, state, actor)
select a.id, coalesce(r.created_at, now()), 'done', 'us'
from public.appointments a left join public.service_records r on r.appointment_id = a.id
where a.status = 'done';

do $$
declare
  relation text;
begin
  foreach relation in array array['state_steps', 'appointment_history', 'appointment_notes'] loop
    execute format('alter table private.%I enable row level security', relation);
    execute format('revoke all on table private.%I from public, anon, authenticated', relation);
  end loop;
end;
$$;

-- A row is removed only with its appointment, and never changed. This holds for the owner too.
create function private.refuse_rewriting() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and not exists (
    select from public.appointments a where a.id = old.appointment_id) then
    return old;
  end if;
  raise exception using errcode = '42501', message = 'The history of an appointment cannot be changed';
end;
$$;
create trigger append_only before update or delete on private.appointment_history
  for each row execute function private.refuse_rewriting();
create trigger never_emptied before truncate on private.appointment_history
  for each statement execute function private.refuse_rewriting();

-- Who makes a change: the business (its staff, its server, its SQL), or any other caller.
create function private.actor() returns text
language sql stable set search_path = ''
as $$
  select case
    when auth.jwt() -> 'app_metadata' ->> 'role' = 'staff' then 'us'
    when auth.jwt() ->> 'role' in ('anon', 'authenticated') then 'you'
    else 'us' end;
$$;

-- Refuses a step that is not in the table, and counts versions.
create function private.keep_steps() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  moved boolean;
  step text;
begin
  if tg_op = 'INSERT' then
    if new.status not in ('held', 'requested') then
      raise exception using errcode = 'check_violation', constraint = 'appointment_step',
        message = 'An appointment begins as a request';
    end if;
    return new;
  end if;
  moved := (new.preferred_date, new.preferred_time) is distinct from (old.preferred_date, old.preferred_time);
  foreach step in array array_remove(array[
    case when moved then 'moved' end, case when new.status <> old.status then new.status end], null)
  loop
    if not exists (
      select from private.state_steps s
      where s.before = old.status and s.after = step and (s.by_customer or private.actor() = 'us')
    ) then
      raise exception using errcode = 'check_violation', constraint = 'appointment_step',
        message = format('An appointment that is %s cannot become %s', old.status, step);
    end if;
  end loop;
  if moved or new.status <> old.status then
    new.version := old.version + 1;
    if moved or new.status = 'cancelled' then
      new.sequence := old.sequence + 1;
    end if;
  end if;
  -- A cancelled visit gives its place back.
  new.takes_place := new.takes_place and new.status <> 'cancelled';
  return new;
end;
$$;
create trigger keep_steps before insert or update on public.appointments
  for each row execute function private.keep_steps();

create function private.keep_history() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into private.appointment_history (appointment_id, state, actor)
    values (new.id, new.status, private.actor());
  elsif (new.preferred_date, new.preferred_time) is distinct from (old.preferred_date, old.preferred_time) then
    insert into private.appointment_history
      (appointment_id, state, actor, from_date, from_time, to_date, to_time)
    values (new.id, 'moved', private.actor(),
      old.preferred_date, old.preferred_time, new.preferred_date, new.preferred_time);
  elsif new.status <> old.status then
    insert into private.appointment_history (appointment_id, state, actor)
    values (new.id, new.status, private.actor());
  end if;
  return null;
end;
$$;
create trigger keep_history after insert or update on public.appointments
  for each row execute function private.keep_history();

-- As before. A move locks the rows of both windows in one order, so that two moves in opposite
-- directions do not wait for each other. It fires for every update, because a trigger may have
-- changed `takes_place`.
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
  if had_place and has_place then
    insert into private.window_days (date, slot) values (new.preferred_date, new.preferred_time)
    on conflict (date, slot) do nothing;
    perform from private.window_days d
    where (d.date, d.slot) in (
      (old.preferred_date, old.preferred_time), (new.preferred_date, new.preferred_time))
    order by d.date, d.slot for update;
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
create trigger keep_window after insert or update or delete on public.appointments
  for each row execute function private.keep_window();

revoke all on all functions in schema private from public, anon, authenticated;
