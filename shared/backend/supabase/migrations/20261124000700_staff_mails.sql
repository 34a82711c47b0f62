-- Mails that have not been sent, the newsletter, and the table of appointments, for the owner.

-- Newsletters that were sent to the subscribers of that moment, one mail each through the outbox.
create table private.newsletters (
  id uuid primary key default gen_random_uuid(),
  idempotency_key text not null unique,
  subject text not null,
  body text not null,
  url text not null,
  queued integer not null default 0,
  at timestamptz not null default now()
);
alter table private.newsletters enable row level security;
revoke all on table private.newsletters from public, anon, authenticated;

-- As before. A person who signs in waits for the code; a newsletter goes when nothing else is due.
create or replace function public.claim_mails(
  max_count integer default 1, only_kind text default null, only_about text default null,
  lease_seconds integer default 120
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  claimed jsonb;
begin
  with chosen as (
    select o.id from private.outbox o
    where o.sent_at is null and o.given_up_at is null
      and (o.claimed_until is null or o.claimed_until < now())
      and (o.useless_at is null or o.useless_at > now())
      and (only_kind is null or o.kind = only_kind)
      and case when only_about is null then o.next_attempt_at <= now() else o.about = only_about end
    order by case o.kind when 'sign_in_code' then 0 when 'newsletter' then 2 else 1 end,
      o.next_attempt_at, o.kind desc
    limit max_count
    for update skip locked
  ), taken as (
    update private.outbox o
    set claim = gen_random_uuid(), claimed_until = now() + make_interval(secs => lease_seconds),
      attempts = o.attempts + 1
    from chosen where o.id = chosen.id
    returning o.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', t.id, 'claim', t.claim, 'kind', t.kind, 'about', t.about, 'payload', t.payload,
      'recipient', coalesce(t.recipient, s.company ->> 'email'), 'createdAt', t.created_at,
      'company', s.company) order by t.created_at, t.kind desc), '[]')
  into claimed
  from taken t, private.settings s;
  return claimed;
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
    raise exception using errcode = 'PT404', detail = 'mail_id', message = 'There is no such mail';
  end if;
  why := case
    when mail.sent_at is not null then 'This mail has been sent'
    when mail.useless_at < now() then 'This mail would come too late; its news is no longer true'
    when mail.payload = '{}' and mail.kind <> 'test' then 'The text of this mail has been removed' end;
  if why is not null then
    raise exception using errcode = 'PT409', detail = 'mail_id', message = why;
  end if;
  update private.outbox o set given_up_at = null, next_attempt_at = now(), due_at = now() where o.id = mail.id;
  return '{"ok": true}';
end;
$$;

create function public.newsletter_status() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_owner();
  return jsonb_build_object(
    'subscribers', (select count(*) from private.subscribers s where s.confirmed_at is not null),
    'lastSent', (
      select jsonb_build_object('at', private.instant(n.at), 'subject', n.subject, 'queued', n.queued,
        'sent', (
          select count(*) from private.outbox o
          where split_part(o.about, ' ', 1) = n.id::text and o.sent_at is not null))
      from private.newsletters n order by n.at desc limit 1));
end;
$$;

-- Queues one mail for each subscriber who has confirmed, two seconds apart, so that a mail server takes
-- them. A repeat with the same key queues nothing.
create function public.send_newsletter(subject text, text text, url text, idempotency_key text) returns jsonb
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
  end if;
  insert into private.newsletters as n (idempotency_key, subject, body, url)
  values (key, title, body, link)
  on conflict on constraint newsletters_idempotency_key_key do nothing
  returning n.* into newsletter;
  if newsletter.id is null then
    select n.* into newsletter from private.newsletters n where n.idempotency_key = key;
    if (newsletter.subject, newsletter.body, newsletter.url) <> (title, body, link) then
      perform private.refuse('idempotency_key', 'This newsletter was sent before with another text');
    end if;
    return jsonb_build_object('queued', newsletter.queued);
  end if;
  insert into private.outbox (kind, about, recipient, payload, next_attempt_at)
  select 'newsletter', newsletter.id || ' ' || s.id, s.email,
    jsonb_build_object('subject', title, 'text', body, 'url', link, 'leaveToken', s.leave_token),
    now() + (row_number() over (order by s.created_at) - 1) * interval '2 seconds'
  from private.subscribers s where s.confirmed_at is not null;
  get diagnostics newsletter.queued = row_count;
  update private.newsletters n set queued = newsletter.queued where n.id = newsletter.id;
  return jsonb_build_object('queued', newsletter.queued);
end;
$$;

-- Forgets the address altogether, with newsletters that wait; `left` for any token, so that the answer
-- does not show which are known.
create or replace function public.unsubscribe(token text) returns jsonb
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

-- Appointments of these dates with their repairs, for a table.
create function public.export_appointments(from_date text, to_date text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  first_day date;
  last_day date;
begin
  perform private.require_owner();
  first_day := private.date_field(from_date, 'from_date');
  last_day := private.date_field(to_date, 'to_date');
  if last_day < first_day or last_day > first_day + 731 then
    perform private.refuse('to_date', 'A table has at most two years');
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'number', a.id, 'createdAt', private.instant(a.created_at), 'date', a.preferred_date,
      'time', a.preferred_time, 'state', a.status, 'name', a.name, 'phone', a.phone, 'email', a.email,
      'address', a.address, 'zip', a.zip_code, 'appliance', a.appliance, 'issue', a.issue,
      'technician', coalesce(a.technician, r.technician_name, ''),
      'isWarranty', a.warranty_record_id is not null,
      'labor', coalesce(r.labor_description, ''), 'parts', coalesce(r.parts_replaced, ''),
      'cost', r.total_cost) order by a.preferred_date, w.opens, a.created_at), '[]')
    from public.appointments a
    join private.booking_windows w on w.slot = a.preferred_time
    left join public.service_records r on r.appointment_id = a.id
    where a.preferred_date between first_day and last_day and a.status <> 'held');
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on function public.staff_mails, public.send_again, public.newsletter_status,
  public.send_newsletter, public.export_appointments from public, anon, authenticated;
grant execute on function public.staff_mails, public.send_again, public.newsletter_status,
  public.send_newsletter, public.export_appointments to authenticated;
