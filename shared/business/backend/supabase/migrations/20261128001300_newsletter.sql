-- Newsletter: every spelling of an address counts as one.

-- Queues the mail that asks for a press to begin. A repeat sends another (three a day), unless the last
-- one still waits to be sent; an address already on the list gets none. Every answer is the same for
-- addresses known and unknown. The language of a subscription that is confirmed stays: a stranger cannot
-- change it.
create function public.subscribe(email text, language text default 'en') returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address text := lower(private.text_field(jsonb_build_object('email', subscribe.email), 'email', 254));
  origin text := private.caller();
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  digest bytea := sha256(convert_to(token, 'UTF8'));
  subscriber private.subscribers;
begin
  if not private.is_email(address) then
    perform private.refuse('email', 'not_an_email');
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
  insert into private.subscribers as s (email, language)
  values (address, case subscribe.language when 'es' then 'es' else 'en' end)
  on conflict on constraint subscribers_email_key do update
    set language = case when s.confirmed_at is null then excluded.language else s.language end
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
create function public.confirm_subscription(token text) returns jsonb
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

-- Forgets the address altogether, with newsletters that wait; `left` for any token, so that the answer
-- does not show which are known.
create function public.unsubscribe(token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address text;
begin
  delete from private.subscribers s where s.leave_token = unsubscribe.token returning s.email into address;
  delete from private.outbox o
  where o.kind = 'newsletter' and o.recipient = address and o.sent_at is null;
  return jsonb_build_object('status', 'left');
end;
$$;

-- Mails that wait, have failed or are given up; failures first, at most 200. Neither reminders of later
-- days nor newsletters whose turn has not come: nothing is wrong with them. Contents are not shown.
create function public.staff_mails() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_owner();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'kind', m.kind, 'to', m.recipient,
      'about', split_part(m.about, ' ', 1), 'createdAt', private.instant(m.created_at),
      'attempts', m.attempts, 'lastError', m.last_error, 'givenUpAt', private.instant(m.given_up_at),
      'dueAt', private.instant(m.next_attempt_at)) order by m.rank, m.created_at desc), '[]')
    from (
      select o.*, case when o.given_up_at is not null then 0 when o.last_error is not null then 1 else 2 end as rank
      from private.outbox o
      where o.sent_at is null and coalesce(o.given_up_at, now()) > now() - interval '90 days'
        and not (o.attempts = 0 and o.given_up_at is null and (coalesce(o.due_at > now(), false) or o.kind = 'newsletter'))
      order by rank, o.created_at desc limit 200
    ) m);
end;
$$;

-- Tries a mail again now, and for as long as a new one.
create function public.send_again(mail_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mail private.outbox;
  why text;
begin
  perform private.require_owner();
  select o.* into mail from private.outbox o where o.id = mail_id for update;
  if mail.id is null then
    perform private.refuse('mail_id', 'unknown_mail', status => 'PT404');
  end if;
  why := case
    when mail.sent_at is not null then 'mail_sent'
    when mail.useless_at < now() then 'mail_too_late'
    when mail.payload = '{}' and mail.kind <> 'test' then 'mail_removed' end;
  if why is not null then
    perform private.refuse('mail_id', why, status => 'PT409');
  end if;
  update private.outbox o set given_up_at = null, next_attempt_at = now(), due_at = now() where o.id = mail.id;
  return '{"ok": true}';
end;
$$;

-- Subscribers, how many of them read Spanish, and the newsletter that was sent last.
create function public.newsletter_status() returns jsonb
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

-- Queues one mail for each subscriber who has confirmed, two seconds apart, so that a mail server takes
-- them. A repeat with the same key queues nothing. It goes to the readers of its language; null is everyone.
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
  title := private.text_field(fields, 'subject', 150);
  body := private.text_field(fields, 'text', 8000, true, true);
  link := private.text_field(fields, 'url', 300, false);
  key := private.text_field(fields, 'key', 64);
  if link !~ '^((https://|/)[^\s<>"]*)?$' or link ~ '^//' then
    perform private.refuse('url', 'not_a_link');
  elsif key !~ '^[A-Za-z0-9_-]{16,64}$' then
    perform private.refuse('idempotency_key', 'not_a_key');
  elsif send_newsletter.language not in ('en', 'es') then
    perform private.refuse('language', 'unknown_language');
  end if;
  insert into private.newsletters as n (idempotency_key, subject, body, url, language)
  values (key, title, body, link, send_newsletter.language)
  on conflict on constraint newsletters_idempotency_key_key do nothing
  returning n.* into newsletter;
  if newsletter.id is null then
    select n.* into newsletter from private.newsletters n where n.idempotency_key = key;
    if (newsletter.subject, newsletter.body, newsletter.url) <> (title, body, link)
      or newsletter.language is distinct from send_newsletter.language then
      perform private.refuse('idempotency_key', 'newsletter_sent');
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
