-- Who is counted, and under which name: a network of IPv6 is one caller, every spelling of a mail
-- address is one address, and nobody is not counted.

-- An IPv4 address itself, also where IPv6 carries it (mapped, NAT64, 6to4), and of IPv6 the /64, the
-- least that one connection is given; with `bits` 48 the most that a home or a server is given. Null
-- for what is no address. `callerKey` of the server counts the same way.
create function private.caller_key(address text, bits integer default 64) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  plain text := split_part(trim(left(address, 100)), '%', 1);
  given inet;
  bytes bytea;
  low integer;
begin
  plain := coalesce(
    substring(plain from '^\[(.*)\](?::[0-9]+)?$'), substring(plain from '^([0-9.]+):[0-9]+$'), plain);
  given := plain::inet;
  if family(given) = 4 then
    return host(given);
  end if;
  -- Four bytes of header, then the address.
  bytes := substring(inet_send(given) from 5);
  low := case
    when given << '::ffff:0:0/96'::inet or given << '64:ff9b::/96'::inet then 12
    when given << '2002::/16'::inet then 2
  end;
  if low is not null then
    return concat_ws('.', get_byte(bytes, low), get_byte(bytes, low + 1),
      get_byte(bytes, low + 2), get_byte(bytes, low + 3));
  end if;
  return network(set_masklen(given, bits))::text;
exception when invalid_text_representation then
  return null;
end;
$$;

-- The caller's key, or null for `local`: the embedded server's own word for somebody at its keyboard,
-- which nobody else can send. Whoever is not named at all is counted as `unknown`.
create or replace function private.caller() returns text
language plpgsql stable set search_path = ''
as $$
declare
  headers json := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::json;
  address text;
begin
  select trim(split_part(headers ->> s.caller_header, ',', -1)) into address from private.settings s;
  return case when address = 'local' then null else coalesce(private.caller_key(address), 'unknown') end;
end;
$$;

-- Under which name a mail address is counted: `V.ictim+7@Example.com` is `victim@example.com`.
create function private.mail_key(email text) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(nullif(replace(split_part(split_part(lower(trim(email)), '@', 1), '+', 1), '.', ''), ''), '?')
    || '@' || split_part(lower(trim(email)), '@', 2);
$$;

insert into private.rate_rules (bucket, max_hits, period) values
  ('booking:email', 20, '1 day'),
  ('booking:network', 60, '1 hour'),
  ('warranty:network', 180, '15 minutes'),
  ('windows:caller', 120, '1 minute'),
  ('confirm:caller', 60, '1 hour'),
  -- Mails to one address, whatever they are about.
  ('mail:address', 6, '1 day'),
  -- Mails made from calls, on a site without a database.
  ('mail:all', 100, '1 hour');
update private.rate_rules set max_hits = 10 where bucket = 'booking:pair';
update private.rate_rules set max_hits = 20, period = '1 day' where bucket = 'booking:phone';
update private.rate_rules set max_hits = 20 where bucket in ('booking:caller', 'mail:caller');

-- A subject (a phone) by this caller, the caller and its wider network, and the subject by anybody.
create or replace function private.limit_uses(prefix text, subject text) returns void
language plpgsql set search_path = ''
as $$
declare
  caller text := private.caller();
begin
  perform private.count_use(prefix || ':pair', subject || '|' || coalesce(caller, 'local'));
  if caller is not null then
    perform private.count_use(prefix || ':caller', caller);
    if strpos(caller, ':') > 0 then
      perform private.count_use(prefix || ':network', private.caller_key(split_part(caller, '/', 1), 48));
    end if;
  end if;
  perform private.count_use(prefix || ':phone', subject);
end;
$$;

-- Whether one more mail may go to an address; counts it if so.
create function private.may_mail(email text) returns boolean
language plpgsql set search_path = ''
as $$
begin
  perform private.count_use('mail:address', private.mail_key(email));
  return true;
exception when sqlstate 'PT429' then
  return false;
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
