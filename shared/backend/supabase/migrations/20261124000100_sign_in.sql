-- Signing in at the site's own server, with a code by mail. Only this server calls these functions,
-- as the owner of the database. A hosted project has Supabase Auth and uses none of this.
--
-- Codes and refresh tokens are stored as digests. The server makes those of codes with its key: a
-- code has only six digits, so a plain digest could be guessed from a copy of the table.

create table private.sign_in_codes (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  digest bytea not null,
  -- Digest of the caller who asked for it.
  asker bytea not null,
  expires_at timestamptz not null,
  -- Of the asker, and of all other callers. Counted apart, or a stranger who types five wrong codes
  -- would void the one that a person is reading.
  tries integer not null default 0,
  other_tries integer not null default 0
);
create index sign_in_codes_by_email on private.sign_in_codes (email);

create table private.refresh_tokens (
  digest bytea primary key,
  session_id uuid not null references private.staff_sessions (id) on delete cascade,
  -- Digest of the token in whose place it came; null for the first.
  parent bytea,
  issued_at timestamptz not null default now(),
  used_at timestamptz
);
create index refresh_tokens_by_session on private.refresh_tokens (session_id);
create index refresh_tokens_by_parent on private.refresh_tokens (parent);

do $$
declare
  relation text;
begin
  foreach relation in array array['sign_in_codes', 'refresh_tokens'] loop
    execute format('alter table private.%I enable row level security', relation);
    execute format('revoke all on table private.%I from public, anon, authenticated', relation);
  end loop;
end;
$$;

alter table private.settings
  add column code_time interval not null default '10 minutes',
  add column code_tries integer not null default 5 check (code_tries > 0),
  -- Two tabs may use the same refresh token for so long.
  add column refresh_grace interval not null default '10 seconds',
  -- A session ends when it has not been used for so long.
  add column session_time interval not null default '30 days';

insert into private.rate_rules (bucket, max_hits, period) values
  -- An address from one caller, in a day of one network; looser totals, so that a stranger elsewhere
  -- cannot keep a person out.
  ('code:pair', 5, '15 minutes'),
  ('code:pairday', 8, '1 day'),
  ('code:address', 20, '1 hour'),
  ('code:day', 60, '1 day'),
  ('code:caller', 20, '1 hour'),
  ('code:network', 60, '1 hour'),
  ('try:caller', 30, '15 minutes'),
  ('try:network', 90, '15 minutes');

create function private.caller_digest() returns bytea
language sql stable set search_path = ''
as $$
  select sha256(convert_to(coalesce(private.caller(), 'local'), 'UTF8'));
$$;

-- Queues the code for a person of this address, under `about`. An unknown address takes the same
-- steps and has the same answer. Several codes may be valid: otherwise a stranger who asks again and
-- again would void the one that a person is typing.
create function private.start_sign_in(
  email text, code text, code_digest bytea, about text, caller text
) returns void
language plpgsql set search_path = ''
as $$
declare
  address text := lower(trim(left(start_sign_in.email, 300)));
begin
  if address is null or not private.is_email(address) then
    perform private.refuse('email', 'Please enter a valid email address');
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
  select 'sign_in_code', start_sign_in.about, p.email, jsonb_build_object('code', code),
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

create or replace function public.finish_mail(
  mail_id uuid, claim uuid, error text default null, permanent boolean default false
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if error is null then
    update private.outbox o
    -- Tokens, keys and codes have no business here once the mail is out.
    set sent_at = now(), sent_by = 'server', claimed_until = null, last_error = null, given_up_at = null,
      payload = o.payload - 'confirmToken' - 'leaveToken' - 'holdToken' - 'key' - 'code'
    where o.id = mail_id and o.sent_at is null;
  else
    update private.outbox o
    set claimed_until = null, last_error = left(error, 500),
      next_attempt_at = now() + least(interval '30 seconds' * (2 ^ least(o.attempts - 1, 12)), interval '6 hours'),
      -- A reminder was written weeks before it is due.
      given_up_at = case
        when permanent or greatest(o.created_at, o.due_at) < now() - s.mail_ends then now() end
    from private.settings s
    where o.id = mail_id and o.claim = finish_mail.claim and o.sent_at is null;
  end if;
  return jsonb_build_object('ok', found);
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
