-- Who is counted, and under which name: a network of IPv6 is one caller, every spelling of a mail
-- address is one address, and an empty name is not counted.

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

-- Under which name a mail address is counted: `V.ictim+7@Example.com` is `victim@example.com`.
create function private.mail_key(email text) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(nullif(replace(split_part(split_part(lower(trim(email)), '@', 1), '+', 1), '.', ''), ''), '?')
    || '@' || split_part(lower(trim(email)), '@', 2);
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

-- The /48 of a caller of IPv6; null for any other.
create function private.network_of(caller text) returns text
language sql immutable set search_path = ''
as $$
  select case when strpos(caller, ':') > 0 then private.caller_key(split_part(caller, '/', 1), 48) end;
$$;

-- Uses of a rule by a caller within its period; 0 for an empty name.
create function private.uses_of(rule text, subject text) returns bigint
language sql stable set search_path = ''
as $$
  select count(*) from private.rate_rules r
  join private.rate_counters c on c.bucket = r.bucket, unnest(c.hits) as h(hit)
  where r.bucket = rule and c.key = sha256(convert_to(subject, 'UTF8')) and h.hit > now() - r.period;
$$;
