-- Newsletter: a second sign-up leaves the link of the first mail good, and every spelling of an
-- address counts as one.

create table private.confirm_links (
  -- Only the digest: who reads the table cannot confirm for others.
  digest bytea primary key,
  subscriber_id uuid not null references private.subscribers (id) on delete cascade,
  expires_at timestamptz not null
);
create index confirm_links_by_subscriber on private.confirm_links (subscriber_id);
alter table private.confirm_links enable row level security;
revoke all on table private.confirm_links from public, anon, authenticated;
insert into private.confirm_links (digest, subscriber_id, expires_at)
select s.confirm_digest, s.id, s.confirm_expires_at from private.subscribers s;
alter table private.subscribers drop column confirm_digest, drop column confirm_expires_at;

-- Queues the mail that asks for a press to begin. A repeat sends another (three a day), unless the last
-- one still waits to be sent; an address already on the list gets none.
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

-- `confirmed`, or `unknown` for a link that is too old or was never sent. Repeats change nothing.
create or replace function public.confirm_subscription(token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  confirmed uuid;
begin
  update private.subscribers s set confirmed_at = coalesce(s.confirmed_at, now())
  from private.confirm_links l
  where l.subscriber_id = s.id
    and l.digest = sha256(convert_to(left(confirm_subscription.token, 200), 'UTF8'))
    and (s.confirmed_at is not null or l.expires_at > now())
  returning s.id into confirmed;
  return jsonb_build_object('status', case when confirmed is null then 'unknown' else 'confirmed' end);
end;
$$;
