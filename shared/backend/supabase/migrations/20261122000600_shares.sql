-- What everybody shares, one network must not use up: a single caller took all places of an hour, and
-- from then on every customer had to confirm by mail.

insert into private.rate_rules (bucket, max_hits, period) values
  ('status:network', 360, '15 minutes'),
  ('windows:network', 480, '1 minute'),
  ('confirm:network', 180, '1 hour'),
  ('newsletter:network', 60, '1 hour'),
  ('mail:network', 60, '1 hour'),
  -- Sign-ups of everybody together: each may send a mail to somebody who did not ask for it.
  ('newsletter:all', 200, '1 hour');

-- As before; and a use by a caller of IPv6 counts for its /48, too, where a rule says how many.
create or replace function private.count_use(rule text, subject text) returns void
language plpgsql set search_path = ''
as $$
declare
  rate private.rate_rules;
  uses timestamptz[];
  wide text := replace(rule, ':caller', ':network');
begin
  select r.* into strict rate from private.rate_rules r where r.bucket = rule;
  insert into private.rate_counters as c (bucket, key, hits)
  values (rule, sha256(convert_to(subject, 'UTF8')), array[now()])
  on conflict (bucket, key) do update
    set hits = array(select h from unnest(c.hits) h where h > now() - rate.period) || now()
  returning c.hits into uses;
  if cardinality(uses) > rate.max_hits then
    raise exception using
      errcode = 'PT429',
      message = 'Too many requests. Please try again later or call us.',
      detail = rule,
      hint = 'Retry after ' || ceil(extract(epoch from uses[1] + rate.period - now())) || ' seconds';
  end if;
  if wide <> rule and strpos(subject, ':') > 0
    and exists (select from private.rate_rules r where r.bucket = wide) then
    perform private.count_use(wide, private.network_of(subject));
  end if;
end;
$$;

-- The /48 of a caller of IPv6; null for any other.
create function private.network_of(caller text) returns text
language sql immutable set search_path = ''
as $$
  select case when strpos(caller, ':') > 0 then private.caller_key(split_part(caller, '/', 1), 48) end;
$$;

create or replace function private.limit_uses(prefix text, subject text) returns void
language plpgsql set search_path = ''
as $$
declare
  caller text := private.caller();
begin
  perform private.count_use(prefix || ':pair', subject || '|' || coalesce(caller, 'local'));
  if caller is not null then
    perform private.count_use(prefix || ':caller', caller);
  end if;
  perform private.count_use(prefix || ':phone', subject);
end;
$$;

-- Uses of a rule by somebody within its period; 0 for nobody.
create function private.uses_of(rule text, subject text) returns bigint
language sql stable set search_path = ''
as $$
  select count(*) from private.rate_rules r
  join private.rate_counters c on c.bucket = r.bucket, unnest(c.hits) as h(hit)
  where r.bucket = rule and c.key = sha256(convert_to(subject, 'UTF8')) and h.hit > now() - r.period;
$$;

-- Whether a request waits for its confirmation: the places of this hour are used up, or this caller's
-- quarter of them, or the half of its /48. What its customer has confirmed by mail does not count as a
-- place, nor is anybody held who books at the business's own machine. Asked after the request has been
-- counted.
create or replace function private.must_confirm() returns boolean
language sql stable set search_path = ''
as $$
  select private.caller() is not null and (
    s.hourly_places <= (
      select count(*) from public.appointments a
      where a.created_at > now() - interval '1 hour' and a.status <> 'held' and a.confirmed_at is null)
    or private.uses_of('booking:caller', private.caller()) > greatest(s.hourly_places / 4, 1)
    or private.uses_of('booking:network', private.network_of(private.caller()))
      > greatest(s.hourly_places / 2, 1))
  from private.settings s;
$$;

-- As before, and so many sign-ups in an hour.
create or replace function public.subscribe(email text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address text := lower(private.text_field(jsonb_build_object('email', subscribe.email), 'email', 'Email', 254));
  origin text := private.caller();
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  digest bytea := sha256(convert_to(token, 'UTF8'));
  subscriber private.subscribers;
begin
  if not private.is_email(address) then
    perform private.refuse('email', 'Please enter a valid email address');
  end if;
  if origin is not null then
    perform private.count_use('newsletter:caller', origin);
    -- Before the address is looked at: the answer must not tell whether it is on the list.
    perform private.count_use('newsletter:all', 'all');
  end if;
  begin
    perform private.count_use('newsletter:email', private.mail_key(address));
  exception when sqlstate 'PT429' then
    return jsonb_build_object('status', 'pending');
  end;
  insert into private.subscribers as s (email) values (address)
  on conflict on constraint subscribers_email_key do update set email = excluded.email
  returning * into subscriber;
  if subscriber.confirmed_at is not null or exists (
    select from private.outbox o where o.kind = 'newsletter_confirmation' and o.recipient = address
      and o.sent_at is null and o.given_up_at is null
  ) or not private.may_mail(address) then
    return jsonb_build_object('status', 'pending');
  end if;
  insert into private.confirm_links (digest, subscriber_id, expires_at)
  values (digest, subscriber.id, now() + interval '7 days');
  insert into private.outbox (kind, about, recipient, payload, next_attempt_at)
  values ('newsletter_confirmation', encode(digest, 'hex'), address,
    jsonb_build_object('confirmToken', token, 'leaveToken', subscriber.leave_token), now());
  return jsonb_build_object('status', 'pending');
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
