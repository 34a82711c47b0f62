-- Web Push: the phone of a person on staff shows what a mail would say.

-- The server's keys, one pair: subscriptions are bound to the public one, so backups have it, too.
create table private.push_keys (
  only_one boolean primary key default true check (only_one),
  public_key text not null,
  private_key text not null
);
alter table private.push_keys enable row level security;

-- A browser of a person, the last one who subscribed with it.
create table private.push_subscriptions (
  endpoint text primary key,
  email text not null references private.staff_people (email) on update cascade on delete cascade,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now()
);
create index push_subscriptions_email on private.push_subscriptions (email);
alter table private.push_subscriptions enable row level security;

-- Public key for subscriptions; null while the server sends none.
create function public.push_key() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_person();
  return (select to_jsonb(k.public_key) from private.push_keys k);
end;
$$;

-- Stores a subscription of this person's browser as browsers describe it; the newest ten stay. The server
-- calls the address, so it must be one of a push service.
create function public.save_push(subscription jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  who private.staff_people := private.require_person();
  address text := private.text_field(subscription, 'endpoint', 'Endpoint', 1000);
  p256dh text := private.text_field(subscription -> 'keys', 'p256dh', 'Key', 100);
  auth text := private.text_field(subscription -> 'keys', 'auth', 'Secret', 40);
begin
  if address !~ '^https://(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|[a-z0-9.-]+\.(push\.apple|notify\.windows)\.com)/[!-~]+$' then
    perform private.refuse('endpoint', 'This browser uses a push service that the site does not know');
  elsif p256dh !~ '^[A-Za-z0-9_-]{87}=?$' then
    perform private.refuse('p256dh', 'The key of the subscription is not whole');
  elsif auth !~ '^[A-Za-z0-9_-]{22}={0,2}$' then
    perform private.refuse('auth', 'The secret of the subscription is not whole');
  elsif coalesce(who.email, '') = '' then
    perform private.refuse('email', 'Only people get notifications');
  end if;
  insert into private.push_subscriptions as p (endpoint, email, p256dh, auth)
  values (address, who.email, p256dh, auth)
  on conflict on constraint push_subscriptions_pkey do update
    set email = excluded.email, p256dh = excluded.p256dh, auth = excluded.auth, created_at = now();
  delete from private.push_subscriptions p where p.endpoint in (
    select o.endpoint from private.push_subscriptions o where o.email = who.email
    order by o.created_at desc, o.endpoint offset 10);
  return '{"ok": true}';
end;
$$;

-- Ends notifications on a browser of this person.
create function public.forget_push(endpoint text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  who private.staff_people := private.require_person();
begin
  delete from private.push_subscriptions p where p.endpoint = forget_push.endpoint and p.email = who.email;
  return jsonb_build_object('ok', found);
end;
$$;

revoke all on function public.push_key, public.save_push, public.forget_push from public, anon;
grant execute on function public.push_key, public.save_push, public.forget_push to authenticated;
