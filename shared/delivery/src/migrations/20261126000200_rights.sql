-- Who calls. Refusals have the SQLSTATE SD001, and their message is for the person at the terminal.

create function delivery.refuse(message text) returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception using errcode = 'SD001', message = message;
end $$;

-- The token's row. Without a token the owner of this schema counts as the shell's team: the owner
-- could write the tables anyway, and the first token has to come from somewhere.
create function delivery.caller(token text) returns delivery.tokens
language plpgsql stable set search_path = ''
as $$
declare
  found_token delivery.tokens;
begin
  if coalesce(token, '') = '' then
    if pg_has_role(session_user,
      (select n.nspowner from pg_catalog.pg_namespace n where n.nspname = 'delivery'), 'USAGE') then
      found_token.id := 'owner';
      found_token.part := 'shell';
      return found_token;
    end if;
    perform delivery.refuse('SITE_TOKEN is missing: the shell''s team creates one with "site token create PART".');
  end if;
  select t.* into found_token from delivery.tokens t
  where t.digest = sha256(convert_to(token, 'UTF8')) and t.revoked_at is null;
  if found_token.id is null then
    perform delivery.refuse('SITE_TOKEN is unknown or was revoked.');
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
create function delivery.require_change(who delivery.tokens, set_before text, set_after text) returns void
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
    from jsonb_each_text(coalesce((select o.details -> 'versions' from delivery.objects o
        where o.kind = 'set' and o.name = set_before and o.state = 'stored'), '{}')) a
    full join jsonb_each_text(coalesce((select o.details -> 'versions' from delivery.objects o
        where o.kind = 'set' and o.name = set_after and o.state = 'stored'), '{}')) b
      on a.key = b.key
    where a.value is distinct from b.value
  ) c;
  if others is not null then
    perform delivery.refuse(format('The token of %s may not change %s.', who.part, others));
  elsif not own then
    perform delivery.refuse(format(
      'The token of %s may change only its version: the shell''s team composes the same versions again.', who.part));
  end if;
end $$;

create function delivery.create_token(token text, new_id text, new_part text, new_digest text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  who delivery.tokens := delivery.caller(token);
begin
  perform delivery.require_shell(who, 'create tokens');
  insert into delivery.tokens (id, part, digest, created_by)
  values (new_id, new_part, decode(new_digest, 'hex'), who.id);
end $$;

create function delivery.list_tokens(token text) returns table (
  id text, part text, created_at text, created_by text, revoked_at text
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform delivery.require_shell(delivery.caller(token), 'list tokens');
  return query select t.id, t.part, delivery.instant(t.created_at), t.created_by, delivery.instant(t.revoked_at)
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
