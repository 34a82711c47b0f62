-- People on staff, their rights and their sign-in.

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
    perform private.refuse('', 'only_staff', status => '42501');
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
    perform private.refuse('', 'only_owners', status => '42501');
  end if;
  return who;
end;
$$;

create function private.person_json(p private.staff_people) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('email', p.email, 'name', p.name, 'role', p.role, 'areas', p.areas,
    'phone', p.phone, 'speaks', p.speaks, 'workingDays', p.working_days, 'timeOff', (
      select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'from', t.from_date, 'to', t.to_date)
        order by t.from_date, t.id), '[]')
      from private.time_off t where t.email = p.email and t.to_date >= private.local_now()::date));
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
    perform private.refuse('email', 'last_owner', status => 'PT409');
  end if;
end;
$$;

-- Adds a person, who gets an invitation by mail, or changes the one with this address. Without `speaks` the
-- languages stay.
create function public.save_person(
  email text, name text, role text, areas text[] default '{all}', phone text default '',
  speaks text[] default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  fields jsonb := jsonb_build_object('email', email, 'name', name, 'phone', phone);
  person private.staff_people;
  is_new boolean;
begin
  perform private.require_owner();
  person.email := lower(private.text_field(fields, 'email', 254));
  person.name := private.name_field(fields, 'name');
  person.phone := regexp_replace(private.text_field(fields, 'phone', 40, false), '\D', '', 'g');
  if not private.is_email(person.email) then
    perform private.refuse('email', 'not_an_email');
  elsif coalesce(role, '') not in ('owner', 'technician') then
    perform private.refuse('role', 'unknown_role');
  elsif coalesce(cardinality(areas), 0) not between 1 and 500
    or exists (select from unnest(areas) a where a is null or a !~ '^([0-9]{5}|all)$') then
    perform private.refuse('areas', 'unknown_area');
  elsif not coalesce(speaks, '{en}') <@ '{en,es}' then
    perform private.refuse('speaks', 'unknown_language');
  elsif person.phone <> '' then
    perform private.require_phone(person.phone, 'phone');
  end if;
  if role <> 'owner' then
    perform private.keep_an_owner(person.email);
  end if;
  is_new := not exists (select from private.staff_people p where p.email = person.email);
  insert into private.staff_people as p (email, name, role, areas, phone, speaks, language)
  values (person.email, person.name, save_person.role,
    case when 'all' = any (save_person.areas) then '{all}' else save_person.areas end, person.phone,
    case when 'es' = any (save_person.speaks) then '{en,es}'::text[] else '{en}' end,
    -- Of the person who adds, until this one opens a page.
    coalesce((private.person()).language, 'en'))
  on conflict on constraint staff_people_pkey do update
    set name = excluded.name, role = excluded.role, areas = excluded.areas, phone = excluded.phone,
      speaks = case when save_person.speaks is null then p.speaks else excluded.speaks end
  returning p.* into person;
  if is_new then
    insert into private.outbox (kind, about, recipient, payload, next_attempt_at)
    values ('staff_invitation', person.id::text, person.email,
      jsonb_build_object('name', person.name, 'by', private.actor_name()), now());
  end if;
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
    perform private.refuse('email', 'unknown_person', status => 'PT404');
  end if;
  update public.appointments a set technician = null, technician_email = null
  where a.technician_email = left_email and a.state not in ('done', 'canceled');
  get diagnostics visits = row_count;
  delete from private.staff_people p where p.email = left_email;
  return jsonb_build_object('unassigned', visits);
end;
$$;

create function private.caller_digest() returns bytea
language sql stable set search_path = ''
as $$
  select sha256(convert_to(coalesce(private.caller(), 'local'), 'UTF8'));
$$;

-- Queues the code for a person of this address, under `about`. An unknown address takes the same
-- steps and has the same answer. Several codes may be valid: otherwise a stranger who asks again and
-- again would void the one that a person is typing.
create function private.start_sign_in(
  email text, code text, code_digest bytea, about text, caller text, language text default 'en'
) returns void
language plpgsql set search_path = ''
as $$
declare
  address text := lower(trim(left(start_sign_in.email, 300)));
begin
  if address is null or not private.is_email(address) then
    perform private.refuse('email', 'not_an_email');
  end if;
  perform private.act_for(caller);
  if private.caller() is not null then
    perform private.count_use('code:caller', private.caller());
    perform private.count_use('code:pair', address || '|' || private.caller());
    perform private.count_use('code:pairday',
      address || '|' || coalesce(private.network_of(private.caller()), private.caller()));
  end if;
  perform private.count_use('code:address', address);
  perform private.count_use('code:day', address);
  insert into private.sign_in_codes (email, digest, asker, expires_at)
  select address, code_digest, private.caller_digest(), now() + s.code_time from private.settings s;
  insert into private.outbox (kind, about, recipient, payload, next_attempt_at, due_at, useless_at)
  select 'sign_in_code', start_sign_in.about, p.email,
    jsonb_build_object('code', code, 'language', start_sign_in.language),
    now(), now(), now() + s.code_time
  from private.settings s, private.staff_people p where p.email = address;
end;
$$;

-- What the server makes a token from.
create function private.session_json(session_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('session', s.id, 'id', p.id, 'email', p.email, 'name', p.name,
    'addedAt', private.instant(p.added_at), 'beganAt', extract(epoch from s.began_at)::integer)
  from private.staff_sessions s join private.staff_people p on p.email = s.email
  where s.id = session_id;
$$;

-- Begins a session with a code; null for one that is wrong or old, or tried too often. Every attempt
-- counts for all codes of the address: with the tries of the asker, or with those of all others.
create function private.verify_code(
  email text, code_digest bytea, refresh_digest bytea, caller text
) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  address text := lower(trim(left(verify_code.email, 300)));
  here bytea;
  is_right boolean;
  session uuid;
begin
  perform private.act_for(caller);
  if private.caller() is not null then
    perform private.count_use('try:caller', private.caller());
  end if;
  here := private.caller_digest();
  -- One attempt at a time for an address: two would lock its codes in different orders.
  perform pg_advisory_xact_lock(hashtextextended('code ' || address, 0));
  with tried as (
    update private.sign_in_codes c
    set tries = c.tries + (c.asker = here)::integer, other_tries = c.other_tries + (c.asker <> here)::integer
    from private.settings s
    where c.email = address and c.expires_at > now()
      and case when c.asker = here then c.tries else c.other_tries end < s.code_tries
    returning c.digest
  )
  select coalesce(bool_or(t.digest = code_digest), false) into is_right from tried t;
  if not is_right then
    return null;
  end if;
  delete from private.sign_in_codes c where c.email = address;
  insert into private.staff_sessions (email)
  select p.email from private.staff_people p where p.email = address returning id into session;
  if session is null then
    return null;
  end if;
  insert into private.refresh_tokens (digest, session_id) values (refresh_digest, session);
  return private.session_json(session);
end;
$$;

-- Whether a refresh token is in two hands: it was used before and so was one that came in its place, or
-- another one that came in the place of the same token. A reuse alone proves nothing: on a bad network
-- the answer with the next token is lost, and the phone has only the old one. Two tabs get theirs within
-- the grace time.
create function private.is_copied(given private.refresh_tokens) returns boolean
language sql stable set search_path = ''
as $$
  select given.used_at < now() - s.refresh_grace and exists (
      select from private.refresh_tokens t where t.parent = given.digest and t.used_at is not null)
    or exists (
      select from private.refresh_tokens t
      where t.parent = given.parent and t.digest <> given.digest and t.used_at is not null
        and greatest(t.issued_at, given.issued_at) - least(t.issued_at, given.issued_at) > s.refresh_grace)
  from private.settings s;
$$;

-- Goes on with a session: the token is used up and another one takes its place. The session ends when
-- the token is in two hands. Null for a token that is unknown.
create function private.refresh_session(refresh_digest bytea, next_digest bytea) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  session private.staff_sessions;
  given private.refresh_tokens;
  over boolean;
begin
  -- The session first: two tokens of it must not be used at the same time without seeing each other.
  select x.* into session from private.staff_sessions x
  where x.id = (select t.session_id from private.refresh_tokens t where t.digest = refresh_digest) for update;
  if session.id is null then
    return null;
  end if;
  select t.* into strict given from private.refresh_tokens t where t.digest = refresh_digest;
  select private.is_copied(given) or session.refreshed_at < now() - s.session_time into over
  from private.settings s;
  if over then
    delete from private.staff_sessions x where x.id = session.id;
    return null;
  end if;
  update private.refresh_tokens t set used_at = coalesce(t.used_at, now()) where t.digest = refresh_digest;
  insert into private.refresh_tokens (digest, session_id, parent) values (next_digest, session.id, refresh_digest);
  update private.staff_sessions x set refreshed_at = now() where x.id = session.id;
  return private.session_json(session.id);
end;
$$;

-- Ends sessions of the person: this one (`local`), all others (`others`), or all.
create function private.end_sessions(session_id uuid, scope text) returns void
language sql set search_path = ''
as $$
  delete from private.staff_sessions s
  using private.staff_sessions this
  where this.id = session_id and s.email = this.email
    and case scope when 'local' then s.id = this.id when 'others' then s.id <> this.id else true end;
$$;

-- Removes what has served its time.
create function private.forget_sign_ins() returns void
language sql set search_path = ''
as $$
  delete from private.sign_in_codes c where c.expires_at < now();
  delete from private.staff_sessions x using private.settings s where x.refreshed_at < now() - s.session_time;
  -- As long as a session, or a thief who renews daily would not be noticed when the person comes back.
  delete from private.refresh_tokens t using private.settings s where t.used_at < now() - s.session_time;
$$;

-- Whether a visit still needs someone: not over, and not held.
create function private.is_open(a public.appointments) returns boolean
language sql immutable set search_path = ''
as $$
  select a.state in ('requested', 'confirmed', 'on_the_way', 'no_one_home');
$$;

create function private.covers(areas text[], zip text) returns boolean
language sql immutable set search_path = ''
as $$
  select 'all' = any (areas) or zip = any (areas);
$$;

-- Technicians see their own visits, and those of their areas that no person has yet.
create function private.may_see(who private.staff_people, a public.appointments) returns boolean
language sql stable set search_path = ''
as $$
  select a.state <> 'held' and coalesce(who.role = 'owner' or a.technician_email = who.email
    or (a.technician is null and private.is_open(a)
      and private.covers(who.areas, a.zip_code)), false);
$$;

create function private.not_yours() returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.refuse('appointment_id', 'not_yours', status => '42501');
end;
$$;

-- The appointment by its number, locked. A technician acts on their own visits.
create function private.locked_appointment(appointment_id text) returns public.appointments
language plpgsql set search_path = ''
as $$
declare
  a public.appointments;
begin
  select p.* into a from public.appointments p where p.id = appointment_id for update;
  if a.id is null then
    perform private.refuse('appointment_id', 'unknown_visit', status => 'PT404');
  elsif a.state = 'held' then
    perform private.refuse('appointment_id', 'not_confirmed', status => 'PT409');
  end if;
  return a;
end;
$$;

create function private.require_version(a public.appointments, version integer) returns void
language plpgsql set search_path = ''
as $$
begin
  if version <> a.version then
    perform private.refuse('version', 'changed', jsonb_build_object('by', a.changed_by, 'what', a.changed_what,
      'technician', a.technician, 'at', private.instant(a.changed_at)), 'PT409');
  end if;
end;
$$;

-- Address of the one person with this name, so that a name given to a command means that person.
create function private.email_of(name text) returns text
language sql stable set search_path = ''
as $$
  select min(p.email) from private.staff_people p where lower(p.name) = lower(email_of.name) having count(*) = 1;
$$;
