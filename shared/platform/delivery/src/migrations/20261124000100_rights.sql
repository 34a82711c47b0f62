-- Who calls. Refusals have the SQLSTATE SD001, and their message is for the person at the terminal.

create function delivery.refuse(message text) returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception using errcode = 'SD001', message = message;
end $$;

-- Who changes something.
create function delivery.caller(token text) returns delivery.tokens
language plpgsql stable set search_path = ''
as $$
declare
  found_token delivery.tokens := delivery.known_token(token);
begin
  if found_token.id is null then
    perform delivery.refuse(case when coalesce(token, '') = ''
      then 'SITE_TOKEN is missing: the shell''s team creates one with "site token create PART".'
      else 'SITE_TOKEN is unknown or was revoked.' end);
  end if;
  if found_token.check_only then
    perform delivery.refuse(format('This token of %s may only check.', found_token.part));
  end if;
  return found_token;
end $$;

create function delivery.require_shell(who delivery.tokens, action text) returns void
language plpgsql set search_path = ''
as $$
begin
  if who.part <> 'shell' then
    perform delivery.refuse(format('The token of %s may not %s: only the shell''s team may.', who.part, action));
  end if;
end $$;

-- A part's token may change that part alone, and must change it.
create function delivery.require_change(who delivery.tokens, versions_before jsonb, versions_after jsonb)
returns void
language plpgsql stable set search_path = ''
as $$
declare
  others text;
  own boolean;
begin
  if who.part = 'shell' then return; end if;
  select string_agg(c.part, ', ' order by c.part) filter (where c.part <> who.part),
    coalesce(bool_or(c.part = who.part), false)
  into others, own
  from (
    select coalesce(a.key, b.key) as part
    from jsonb_each_text(coalesce(versions_before, '{}')) a
    full join jsonb_each_text(versions_after) b on a.key = b.key
    where a.value is distinct from b.value
  ) c;
  if others is not null then
    perform delivery.refuse(format('The token of %s may not change %s.', who.part, others));
  elsif not own then
    perform delivery.refuse(format(
      'The token of %s may change only its version: the shell''s team composes the same versions again.', who.part));
  end if;
end $$;

create function delivery.create_token(
  token text, new_id text, new_part text, new_digest text, new_check_only boolean default false
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  who delivery.tokens := delivery.caller(token);
begin
  perform delivery.require_shell(who, 'create tokens');
  insert into delivery.tokens (id, part, check_only, digest, created_by)
  values (new_id, new_part, new_check_only, decode(new_digest, 'hex'), who.id);
end $$;

create function delivery.list_tokens(token text) returns table (
  id text, part text, check_only boolean, created_at text, created_by text, revoked_at text
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform delivery.require_shell(delivery.caller(token), 'list tokens');
  return query select t.id, t.part, t.check_only, delivery.instant(t.created_at), t.created_by,
      delivery.instant(t.revoked_at)
    from delivery.tokens t order by t.created_at, t.id;
end $$;

create function delivery.revoke_token(token text, old_id text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform delivery.require_shell(delivery.caller(token), 'revoke tokens');
  update delivery.tokens t set revoked_at = coalesce(t.revoked_at, now()) where t.id = old_id;
  if not found then
    perform delivery.refuse(format('There is no token "%s": "site token list" lists them.', old_id));
  end if;
end $$;
