-- The outbox: each mail is a row, with the instant at which it is due and, for a reminder, the instant
-- from which it would no longer be true.

-- Mails that are due, claimed for `lease_seconds`; with `only_about`, that mail whether due or not. Two
-- senders never hold the same mail, and one that dies lets go of it when its time is over. Between the mail
-- server's acceptance and the report a crash can repeat a mail; it then carries the same Message-ID. A
-- person who signs in waits for the code; a newsletter goes when nothing else is due.
create function public.claim_mails(
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
      'company', s.company, 'language', private.language_of_mail(t)) order by t.created_at, t.kind desc), '[]')
  into claimed
  from taken t, private.settings s;
  return claimed;
end;
$$;

-- The browser's word that EmailJS took the customer's own mail, which it wrote itself. The team's is
-- the server's: a visitor's word must not silence it.
create function public.report_mail_sent(idempotency_key text, kind text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.outbox o set sent_at = now(), sent_by = 'browser', claimed_until = null
  from public.appointments a, private.settings s
  where s.browser_sends and report_mail_sent.kind = 'customer_confirmation'
    and a.idempotency_key = report_mail_sent.idempotency_key and a.state <> 'held'
    and o.about = a.id and o.kind = 'customer_confirmation' and o.sent_at is null;
  return jsonb_build_object('ok', found);
end;
$$;

-- Runs the chores, in their order. `retentionWaits` while no owner has said how long customers are stored.
create function public.housekeeping() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  chore text;
begin
  for chore in select c.name from private.chores c order by c.place loop
    execute format('select private.%I()', chore);
  end loop;
  return jsonb_build_object('ok', true, 'retentionWaits', (
    select s.retention_confirmed_at is null from private.settings s));
end;
$$;

-- Reports a claimed mail as sent, or with `error` to be tried again after a pause that doubles from
-- 30 seconds to 6 hours. What is refused for good (`permanent`), or has been tried for three days, is
-- given up; the staff list says so.
create function public.finish_mail(
  mail_id uuid, claim uuid, error text default null, permanent boolean default false
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if error is null then
    update private.outbox o
    -- Tokens, keys and codes have no business here once the mail is out.
    set sent_at = now(), sent_by = 'server', claimed_until = null, last_error = null, given_up_at = null,
      payload = o.payload - 'confirmToken' - 'leaveToken' - 'holdToken' - 'key' - 'code'
    where o.id = mail_id and o.sent_at is null;
  else
    update private.outbox o
    set claimed_until = null, last_error = left(error, 500),
      next_attempt_at = now() + least(interval '30 seconds' * (2 ^ least(o.attempts - 1, 12)), interval '6 hours'),
      -- A reminder was written weeks before it is due.
      given_up_at = case
        when permanent or greatest(o.created_at, o.due_at) < now() - s.mail_ends then now() end
    from private.settings s
    where o.id = mail_id and o.claim = finish_mail.claim and o.sent_at is null;
  end if;
  return jsonb_build_object('ok', found);
end;
$$;

create function private.queue_mail(
  kind text, about text, recipient text, payload jsonb, caller text
) returns void
language plpgsql set search_path = ''
as $$
begin
  if kind = 'test' then
    perform private.count_use('mail:test', 'all');
    delete from private.outbox o where o.kind = 'test';
  elsif exists (select from private.outbox o where o.kind = queue_mail.kind and o.about = queue_mail.about) then
    return;
  else
    perform private.count_use('mail:caller', caller);
    perform private.count_use('mail:all', 'all');
    if recipient is not null and not private.may_mail(recipient) then
      perform private.refuse('', 'too_many', status => 'PT429');
    end if;
  end if;
  perform private.queue_about(kind, about, recipient, payload);
end;
$$;

-- The mail of the day before. Both instants are in the business's zone, also when clocks change.
create function private.reminder_due(day date) returns timestamptz
language sql stable set search_path = ''
as $$
  select (day - 1 + s.remind_at) at time zone s.time_zone from private.settings s;
$$;

-- What the mails are made from: the appointment and the key of its page.
create function private.mail_json(a public.appointments) returns jsonb
language sql stable set search_path = ''
as $$
  select private.appointment_json(a) || jsonb_build_object(
    'key', a.page_key, 'sequence', a.sequence, 'changedAt', private.instant(now()))
    || case when a.state = 'on_the_way' and a.arrives_at is not null
      then jsonb_build_object('arrivesAt', private.instant(a.arrives_at)) else '{}' end;
$$;

-- Queues a mail about this version of an appointment, so that a repeat queues no second one. A customer
-- without a mail address gets none.
create function private.queue_visit(
  kind text, a public.appointments, recipient text, details jsonb default '{}',
  due_at timestamptz default now(), useless_at timestamptz default null
) returns void
language sql set search_path = ''
as $$
  insert into private.outbox (kind, about, recipient, payload, next_attempt_at, due_at, useless_at)
  select queue_visit.kind, a.id || ' ' || a.version, queue_visit.recipient,
    private.mail_json(a) || details, queue_visit.due_at, queue_visit.due_at, queue_visit.useless_at
  where queue_visit.recipient is distinct from ''
  on conflict on constraint outbox_kind_about_key do nothing;
$$;

-- Removes the reminder, or the news that the technician is on the way, when it is no longer true.
create function private.forget_reminder(appointment_id text) returns void
language sql set search_path = ''
as $$
  delete from private.outbox o
  where split_part(o.about, ' ', 1) = appointment_id
    and o.kind in ('visit_reminder', 'visit_on_the_way', 'text_reminder', 'text_on_the_way')
    and o.sent_at is null;
$$;

-- Plans the reminder; none for a visit whose day before has come, since its confirmation is fresh. At most
-- three of a day for an address: a stranger could book a visit on one day again and again, and the
-- reminders of weeks would arrive together. Also by text, to customers without a mail address, too, once
-- the business has confirmed the visit.
create function private.plan_reminder(a public.appointments) returns void
language plpgsql set search_path = ''
as $$
declare
  due timestamptz := private.reminder_due(a.preferred_date);
begin
  perform private.forget_reminder(a.id);
  if due > now() and 3 > (
    select count(*) from private.outbox o
    where o.kind = 'visit_reminder' and o.due_at = due and private.mail_key(o.recipient) = private.mail_key(a.email)
  ) then
    perform private.queue_visit('visit_reminder', a, a.email, '{}', due,
      (select a.preferred_date::timestamp at time zone s.time_zone from private.settings s));
  end if;
  -- A request that the business has not confirmed may name a stranger's phone.
  if due > now() and a.state = 'confirmed' then
    perform private.queue_text('text_reminder', a, due,
      (select a.preferred_date::timestamp at time zone s.time_zone from private.settings s));
  end if;
end;
$$;

-- No reminder of a visit that has been moved, is canceled, or has begun; no news of a technician who is not
-- on the way. When staff take a step back, the reminder that it removed is planned again, unless its hour
-- has passed.
create function private.drop_reminder() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (new.preferred_date, new.preferred_time) is distinct from (old.preferred_date, old.preferred_time)
    or (new.state <> old.state
      and (old.state = 'on_the_way' or new.state not in ('requested', 'confirmed'))) then
    perform private.forget_reminder(new.id);
  end if;
  if new.state in ('requested', 'confirmed') and old.state in ('on_the_way', 'no_one_home', 'canceled') then
    perform private.plan_reminder(new);
  end if;
  return null;
end;
$$;

-- When the mail about a customer's change may go, or null if it may not. An address that had a mail
-- about this appointment has it in a calendar, so it always gets the last word: a cancellation at
-- once, and past the limit the latest move within 12 hours, in place of those before it. Any other
-- address counts like one of a new booking.
create function private.change_mail_at(what text, a public.appointments) returns timestamptz
language plpgsql set search_path = ''
as $$
begin
  if not exists (
    select from private.outbox o
    where split_part(o.about, ' ', 1) = a.id and o.recipient = a.email
      and o.kind in ('customer_confirmation', 'visit_moved')
  ) then
    return case when private.may_mail(a.email) then now() end;
  elsif what = 'canceled' then
    return now();
  end if;
  perform private.count_use('mail:visit', a.id || ' ' || private.mail_key(a.email));
  return now();
exception when sqlstate 'PT429' then
  return now() + interval '12 hours';
end;
$$;

-- Queues the mails of a move or a cancellation. A change by the business is not counted against the limit
-- of mails to an address, since no stranger can cause it. Its cancellation waits until it cannot be taken
-- back any more.
create function private.queue_changed(
  what text, a public.appointments, details jsonb default '{}'
) returns void
language plpgsql set search_path = ''
as $$
declare
  by_customer boolean := private.actor() = 'you';
  mail_at timestamptz := case
    when by_customer then private.change_mail_at(what, a)
    when what = 'canceled' then now() + private.undo_time()
    else now() end;
begin
  if by_customer then
    perform private.queue_visit('team_' || what, a, null, details);
  end if;
  if mail_at is not null then
    -- A postponed mail of an earlier move would come after this one.
    delete from private.outbox o
    where o.kind = 'visit_moved' and split_part(o.about, ' ', 1) = a.id
      and o.sent_at is null and o.claimed_until is null and o.due_at > now();
    perform private.queue_visit('visit_' || what, a, a.email,
      details || jsonb_build_object('by', private.actor()), mail_at);
  end if;
  -- The customer has asked for this visit before, so one more reminder reaches no stranger.
  if what = 'moved' then
    perform private.plan_reminder(a);
  end if;
end;
$$;

create function private.undo_time() returns interval
language sql stable set search_path = ''
as $$
  select s.undo_time from private.settings s;
$$;

create function private.after_quiet(at timestamptz, quiet_from time, quiet_until time) returns timestamptz
language sql stable set search_path = ''
as $$
  select case
    when n.local::time >= after_quiet.quiet_from
      then (n.local::date + 1 + after_quiet.quiet_until) at time zone s.time_zone
    when n.local::time < after_quiet.quiet_until
      then (n.local::date + after_quiet.quiet_until) at time zone s.time_zone
    else after_quiet.at end
  from private.settings s, lateral (select after_quiet.at at time zone s.time_zone as local) n;
$$;

create function private.language_of_mail(mail private.outbox) returns text
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
