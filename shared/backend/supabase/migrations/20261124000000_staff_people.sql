-- People on staff, and what they may do. The owner keeps the list. Each call looks a person up in it,
-- so a person who is removed can do nothing from that moment on, with any token.

create table private.staff_people (
  id uuid not null unique default gen_random_uuid(),
  email text primary key check (email = lower(email) and private.is_email(email)),
  name text not null check (name <> ''),
  role text not null check (role in ('owner', 'technician')),
  -- ZIPs, or `all`.
  areas text[] not null default '{all}',
  phone text not null default '' check (phone ~ '^([0-9]{10})?$'),
  added_at timestamptz not null default now()
);
alter table private.staff_people enable row level security;
revoke all on table private.staff_people from public, anon, authenticated;

alter table public.appointments
  -- The person who does the visit. `technician` keeps the name, also for a name that is on no list.
  add column technician_email text references private.staff_people (email)
    on update cascade on delete set null;
create index appointments_by_technician on public.appointments (technician_email);

-- Sessions of people who have signed in at the site's own server. A hosted project has its own.
create table private.staff_sessions (
  id uuid primary key default gen_random_uuid(),
  email text not null references private.staff_people (email) on update cascade on delete cascade,
  began_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now()
);
create index staff_sessions_by_email on private.staff_sessions (email);
alter table private.staff_sessions enable row level security;
revoke all on table private.staff_sessions from public, anon, authenticated;

-- The person who calls; null for any other caller. The staff command has a token of the machine and
-- counts as an owner. Any other person must have signed in with a code by mail: a hosted project in
-- which strangers may sign up with a password would otherwise let them in under a listed address.
create function private.person() returns private.staff_people
language plpgsql stable set search_path = ''
as $$
declare
  claims jsonb := auth.jwt();
  found_person private.staff_people;
begin
  if claims -> 'app_metadata' ->> 'role' = 'staff' then
    found_person.email := '';
    found_person.name := 'the office';
    found_person.role := 'owner';
    found_person.areas := '{all}';
    found_person.phone := '';
    return found_person;
  elsif claims ->> 'role' is distinct from 'authenticated'
    or not claims @> '{"amr": [{"method": "otp"}]}' then
    return null;
  end if;
  select p.* into found_person from private.staff_people p where p.email = lower(claims ->> 'email');
  -- The site's own server writes this issuer; its sessions can be ended.
  if claims ->> 'iss' = 'embedded' and not exists (
    select from private.staff_sessions s
    where s.id::text = claims ->> 'session_id' and s.email = found_person.email
  ) then
    return null;
  end if;
  return found_person;
end;
$$;

create function private.require_person() returns private.staff_people
language plpgsql stable set search_path = ''
as $$
declare
  who private.staff_people := private.person();
begin
  if who.role is null then
    raise exception using errcode = '42501', message = 'This function is for staff';
  end if;
  return who;
end;
$$;

create function private.require_owner() returns private.staff_people
language plpgsql stable set search_path = ''
as $$
declare
  who private.staff_people := private.require_person();
begin
  if who.role <> 'owner' then
    raise exception using errcode = '42501', message = 'This function is for owners';
  end if;
  return who;
end;
$$;

-- What checked for staff before there were roles shows all customers, so it is for owners.
create or replace function private.require_staff() returns void
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_owner();
end;
$$;

create or replace function private.actor() returns text
language sql stable set search_path = ''
as $$
  select case
    when (private.person()).role is not null then 'us'
    when auth.jwt() ->> 'role' in ('anon', 'authenticated') then 'you'
    else 'us' end;
$$;

create function private.person_json(p private.staff_people) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('email', p.email, 'name', p.name, 'role', p.role, 'areas', p.areas,
    'phone', p.phone);
$$;

create function public.staff_me() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return private.person_json(private.require_person());
end;
$$;

create function public.list_people() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_owner();
  return (
    select coalesce(jsonb_agg(private.person_json(p) order by p.role, p.name, p.email), '[]')
    from private.staff_people p);
end;
$$;

-- Refuses a change after which a site that has people would have no owner. Locks the owners, so that
-- two owners cannot remove each other at the same time.
create function private.keep_an_owner(email text) returns void
language plpgsql set search_path = ''
as $$
begin
  perform from private.staff_people p where p.role = 'owner' order by p.email for update;
  if not exists (
    select from private.staff_people p where p.role = 'owner' and p.email <> keep_an_owner.email
  ) and exists (
    select from private.staff_people p where p.role = 'owner' and p.email = keep_an_owner.email
  ) then
    raise exception using errcode = 'PT409', detail = 'email',
      message = 'This is the last owner. Make another person an owner first.';
  end if;
end;
$$;

-- Adds a person, or changes the one with this address.
create function public.save_person(
  email text, name text, role text, areas text[] default '{all}', phone text default ''
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  fields jsonb := jsonb_build_object('email', email, 'name', name, 'phone', phone);
  person private.staff_people;
begin
  perform private.require_owner();
  person.email := lower(private.text_field(fields, 'email', 'Email', 254));
  person.name := private.name_field(fields, 'name', 'Name');
  person.phone := regexp_replace(private.text_field(fields, 'phone', 'Phone', 40, false), '\D', '', 'g');
  if not private.is_email(person.email) then
    perform private.refuse('email', 'Please enter a valid email address');
  elsif coalesce(role, '') not in ('owner', 'technician') then
    perform private.refuse('role', 'A person is an owner or a technician');
  elsif person.phone !~ '^([0-9]{10})?$' then
    perform private.refuse('phone', 'Please enter a valid 10-digit phone number');
  elsif coalesce(cardinality(areas), 0) not between 1 and 500
    or exists (select from unnest(areas) a where a is null or a !~ '^([0-9]{5}|all)$') then
    perform private.refuse('areas', 'Areas are ZIP codes, or all');
  end if;
  if role <> 'owner' then
    perform private.keep_an_owner(person.email);
  end if;
  insert into private.staff_people as p (email, name, role, areas, phone)
  values (person.email, person.name, save_person.role,
    case when 'all' = any (save_person.areas) then '{all}' else save_person.areas end, person.phone)
  on conflict on constraint staff_people_pkey do update
    set name = excluded.name, role = excluded.role, areas = excluded.areas, phone = excluded.phone
  returning p.* into person;
  return private.person_json(person);
end;
$$;

-- Removes a person and so ends their sessions. Their open visits have no technician then.
create function public.remove_person(email text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  left_email text := lower(trim(left(remove_person.email, 254)));
  visits integer;
begin
  perform private.require_owner();
  perform private.keep_an_owner(left_email);
  if not exists (select from private.staff_people p where p.email = left_email) then
    raise exception using errcode = 'PT404', detail = 'email', message = 'There is no person with this address';
  end if;
  update public.appointments a set technician = null, technician_email = null
  where a.technician_email = left_email and a.status not in ('done', 'cancelled');
  get diagnostics visits = row_count;
  delete from private.staff_people p where p.email = left_email;
  return jsonb_build_object('unassigned', visits);
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on function public.staff_me, public.list_people, public.save_person, public.remove_person
  from public, anon, authenticated;
grant execute on function public.staff_me, public.list_people, public.save_person,
  public.remove_person to authenticated;
