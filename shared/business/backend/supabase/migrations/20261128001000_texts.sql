-- Text messages: queued with the mails, sent only with consent.

-- Queues a text about this version of an appointment; one of a kind. None without consent, after STOP, or
-- beyond eight a day to a phone.
create function private.queue_text(
  kind text, a public.appointments, due_at timestamptz default now(), useless_at timestamptz default null,
  waits boolean default true
) returns void
language sql set search_path = ''
as $$
  insert into private.outbox (kind, about, recipient, payload, next_attempt_at, due_at, useless_at)
  select queue_text.kind, a.id || ' ' || a.version, '+1' || a.phone, private.mail_json(a), d.at, d.at,
    queue_text.useless_at
  from private.settings s, lateral (
    select case when queue_text.waits
      then private.after_quiet(queue_text.due_at, s.texts_quiet_from, s.texts_quiet_until)
      else queue_text.due_at end as at) d
  where s.texts and a.texts_at is not null
    and not exists (select from private.text_stops t where t.phone = a.phone)
    and 8 > (
      select count(*) from private.outbox o
      where o.recipient = '+1' || a.phone and o.created_at > now() - interval '1 day')
  on conflict on constraint outbox_kind_about_key do nothing;
$$;

create function private.text_of_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  moved boolean := (new.preferred_date, new.preferred_time) is distinct from (old.preferred_date, old.preferred_time);
  over timestamptz := private.window_ends(new.preferred_date, new.preferred_time);
begin
  if old.state = 'canceled' and new.state <> 'canceled' then
    delete from private.outbox o
    where o.kind = 'text_canceled' and split_part(o.about, ' ', 1) = new.id
      and o.sent_at is null and o.claimed_until is null;
  end if;
  -- The customer knows of their own changes.
  if private.actor() = 'you' then
    return null;
  elsif moved then
    perform private.queue_text('text_moved', new, now(), over);
  elsif new.state = 'confirmed' and old.state = 'requested' then
    perform private.queue_text('text_confirmed', new, now(), over);
    if private.reminder_due(new.preferred_date) > now() then
      perform private.queue_text('text_reminder', new, private.reminder_due(new.preferred_date),
        (select new.preferred_date::timestamp at time zone s.time_zone from private.settings s));
    end if;
  elsif new.state = 'canceled' and old.state <> 'canceled' then
    perform private.queue_text('text_canceled', new, now() + private.undo_time(), over);
  elsif new.state = 'on_the_way' and old.state <> 'on_the_way' then
    perform private.queue_text('text_on_the_way', new, now() + private.undo_time(),
      now() + interval '2 hours', false);
  end if;
  return null;
end;
$$;

-- A finished job has a record.
create function private.text_of_record() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  a public.appointments;
begin
  select p.* into a from public.appointments p where p.id = new.appointment_id;
  if a.id is not null then
    perform private.queue_text('text_done', a, now(), now() + interval '2 days');
  end if;
  return null;
end;
$$;

-- Consent is of a phone: another number has given none.
create function private.keep_consent() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.phone <> old.phone then
    new.texts_at := null;
  end if;
  return new;
end;
$$;

-- An answer that arrived as a text: {"status": `stopped`, `started`, `help` or `other`, "company",
-- "language"}, which is the language of the phone's newest visit.
create function public.take_text(sender text, words text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  digits text := regexp_replace(regexp_replace(left(coalesce(sender, ''), 40), '\D', '', 'g'), '^1([0-9]{10})$', '\1');
  status text := 'other';
  word text := upper(regexp_replace(left(coalesce(words, ''), 200), '[^A-Za-z]', '', 'g'));
begin
  if not private.is_phone(digits) then
    null;
  elsif word in ('STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'ALTO', 'PARAR') then
    insert into private.text_stops (phone) values (digits) on conflict do nothing;
    delete from private.outbox o
    where o.recipient = '+1' || digits and o.sent_at is null and o.claimed_until is null;
    status := 'stopped';
  elsif word in ('START', 'YES', 'UNSTOP') then
    delete from private.text_stops t where t.phone = digits;
    status := 'started';
  elsif word in ('HELP', 'INFO', 'AYUDA') then
    status := 'help';
  end if;
  return (
    select jsonb_build_object('status', status, 'company', s.company, 'language', coalesce((
      select a.language from public.appointments a
      where a.phone = digits and a.state <> 'held' order by a.created_at desc limit 1), 'en'))
    from private.settings s);
end;
$$;
