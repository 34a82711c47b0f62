-- Codes and notifications for people on staff have the language of the page that asked for them.

alter table private.push_subscriptions
  add column language text not null default 'en' check (language in ('en', 'es'));

-- As before, and with a language.
create or replace function public.save_push(subscription jsonb) returns jsonb
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
  insert into private.push_subscriptions as p (endpoint, email, p256dh, auth, language)
  values (address, who.email, p256dh, auth, private.language_of(subscription))
  on conflict on constraint push_subscriptions_pkey do update
    set email = excluded.email, p256dh = excluded.p256dh, auth = excluded.auth,
      language = excluded.language, created_at = now();
  delete from private.push_subscriptions p where p.endpoint in (
    select o.endpoint from private.push_subscriptions o where o.email = who.email
    order by o.created_at desc, o.endpoint offset 10);
  return '{"ok": true}';
end;
$$;

-- As before, and with a language.
drop function private.start_sign_in(text, text, bytea, text, text);
create function private.start_sign_in(
  email text, code text, code_digest bytea, about text, caller text, language text default 'en'
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
  select 'sign_in_code', start_sign_in.about, p.email,
    jsonb_build_object('code', code, 'language', start_sign_in.language),
    now(), now(), now() + s.code_time
  from private.settings s, private.staff_people p where p.email = address;
end;
$$;

revoke all on function private.start_sign_in from public;

create or replace function private.language_of_mail(mail private.outbox) returns text
language sql stable set search_path = ''
as $$
  select coalesce(
    case
      when mail.kind ~ '^(team|staff)_' then 'en'
      when mail.kind = 'sign_in_code' then null
      when mail.kind ~ '^newsletter' then (select s.language from private.subscribers s where s.email = mail.recipient)
      else (select a.language from public.appointments a where a.id = split_part(mail.about, ' ', 1))
    end,
    -- A code, a site without appointments, and one that has been removed.
    private.language_of(mail.payload));
$$;

-- A newsletter has one text, so it goes to the readers of its language; null is everyone.
alter table private.newsletters add column language text check (language in ('en', 'es'));

-- As before, and how many of the subscribers read Spanish.
create or replace function public.newsletter_status() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_owner();
  return jsonb_build_object(
    'subscribers', (select count(*) from private.subscribers s where s.confirmed_at is not null),
    'inSpanish', (
      select count(*) from private.subscribers s where s.confirmed_at is not null and s.language = 'es'),
    'lastSent', (
      select jsonb_build_object('at', private.instant(n.at), 'subject', n.subject, 'queued', n.queued,
        'sent', (
          select count(*) from private.outbox o
          where split_part(o.about, ' ', 1) = n.id::text and o.sent_at is not null))
      from private.newsletters n order by n.at desc limit 1));
end;
$$;

drop function public.send_newsletter(text, text, text, text);
create function public.send_newsletter(
  subject text, text text, url text, idempotency_key text, language text default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  fields jsonb := jsonb_build_object('subject', subject, 'text', text, 'url', url, 'key', idempotency_key);
  title text;
  body text;
  link text;
  key text;
  newsletter private.newsletters;
begin
  perform private.require_owner();
  title := private.text_field(fields, 'subject', 'Subject', 150);
  body := private.text_field(fields, 'text', 'Text', 8000, true, true);
  link := private.text_field(fields, 'url', 'Address of the post', 300, false);
  key := private.text_field(fields, 'key', 'Idempotency key', 64);
  if link !~ '^((https://|/)[^\s<>"]*)?$' or link ~ '^//' then
    perform private.refuse('url', 'The address of the post begins with / or https://');
  elsif key !~ '^[A-Za-z0-9_-]{16,64}$' then
    perform private.refuse('idempotency_key', 'Idempotency key must be 16 to 64 letters, digits, - or _');
  elsif send_newsletter.language not in ('en', 'es') then
    perform private.refuse('language', 'Languages are en and es');
  end if;
  insert into private.newsletters as n (idempotency_key, subject, body, url, language)
  values (key, title, body, link, send_newsletter.language)
  on conflict on constraint newsletters_idempotency_key_key do nothing
  returning n.* into newsletter;
  if newsletter.id is null then
    select n.* into newsletter from private.newsletters n where n.idempotency_key = key;
    if (newsletter.subject, newsletter.body, newsletter.url) <> (title, body, link)
      or newsletter.language is distinct from send_newsletter.language then
      perform private.refuse('idempotency_key', 'This newsletter was sent before with another text');
    end if;
    return jsonb_build_object('queued', newsletter.queued);
  end if;
  insert into private.outbox (kind, about, recipient, payload, next_attempt_at)
  select 'newsletter', newsletter.id || ' ' || s.id, s.email,
    jsonb_build_object('subject', title, 'text', body, 'url', link, 'leaveToken', s.leave_token),
    now() + (row_number() over (order by s.created_at) - 1) * interval '2 seconds'
  from private.subscribers s
  where s.confirmed_at is not null and s.language = coalesce(send_newsletter.language, s.language);
  get diagnostics newsletter.queued = row_count;
  update private.newsletters n set queued = newsletter.queued where n.id = newsletter.id;
  return jsonb_build_object('queued', newsletter.queued);
end;
$$;

revoke all on function public.send_newsletter from public, anon;
grant execute on function public.send_newsletter to authenticated;
