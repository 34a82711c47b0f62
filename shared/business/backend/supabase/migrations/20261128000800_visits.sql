-- What a customer does with an appointment, without an account: look, move, cancel, add a note. The
-- proof is the key of its page, or its number and phone.

-- A row is removed only with its appointment, and never changed. This holds for the owner too.
create function private.refuse_rewriting() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and not exists (
    select from public.appointments a where a.id = old.appointment_id) then
    return old;
  end if;
  perform private.refuse('', 'history_stays', status => '42501');
end;
$$;

-- Who makes a change: the business (its staff, its server, its SQL), or any other caller.
create function private.actor() returns text
language sql stable set search_path = ''
as $$
  select case
    when (private.person()).role is not null then 'us'
    when auth.jwt() ->> 'role' in ('anon', 'authenticated') then 'you'
    else 'us' end;
$$;

-- Which steps a visit may take, with its version, and who changed what. One whose cancellation is taken
-- back needs its place again.
create function private.keep_steps() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  moved boolean;
  assigned boolean;
  corrected boolean;
  step text;
begin
  if tg_op = 'INSERT' then
    if new.state not in ('held', 'requested') then
      raise exception using errcode = 'check_violation', constraint = 'appointment_step',
        message = 'no_step';
    end if;
    -- A whole row is inserted, so the column's default does not count.
    new.beyond_places := coalesce(new.beyond_places, false);
    return new;
  end if;
  moved := (new.preferred_date, new.preferred_time) is distinct from (old.preferred_date, old.preferred_time);
  -- A person who leaves the staff changes nothing about visits that are over.
  assigned := new.state not in ('done', 'canceled')
    and (new.technician, new.technician_email) is distinct from (old.technician, old.technician_email);
  corrected := private.corrections(old, new) is not null;
  foreach step in array array_remove(array[
    case when moved then 'moved' end, case when new.state <> old.state then new.state end], null)
  loop
    if not exists (
      select from private.state_steps s
      where s.before = old.state and s.after = step and (s.by_customer or private.actor() = 'us')
    ) then
      raise exception using errcode = 'check_violation', constraint = 'appointment_step',
        hint = 'no_step',
        message = 'no_step ' || jsonb_build_object('state', old.state, 'step', step);
    end if;
  end loop;
  if moved or assigned or corrected or new.state <> old.state then
    new.version := old.version + 1;
    new.changed_by := private.actor_name();
    new.changed_at := clock_timestamp();
    new.changed_what := case when moved then 'moved' when new.state <> old.state then new.state
      when assigned then 'assigned' else 'corrected' end;
    if moved or (new.state = 'canceled' and old.state <> 'canceled') then
      new.sequence := old.sequence + 1;
    end if;
  end if;
  -- A customer finds a place of the new window.
  if moved and private.actor() = 'you' then
    new.beyond_places := false;
  end if;
  -- A canceled visit gives its place back.
  new.takes_place := (new.takes_place or old.state = 'canceled') and new.state <> 'canceled';
  return new;
end;
$$;

create function private.keep_history() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into private.appointment_history (appointment_id, state, actor, person)
    values (new.id, new.state, private.actor(), private.actor_name());
  elsif (new.preferred_date, new.preferred_time) is distinct from (old.preferred_date, old.preferred_time) then
    insert into private.appointment_history
      (appointment_id, state, actor, person, from_date, from_time, to_date, to_time)
    values (new.id, 'moved', private.actor(), private.actor_name(),
      old.preferred_date, old.preferred_time, new.preferred_date, new.preferred_time);
  -- A corrected job has its own line, with the reason.
  elsif new.version <> old.version and new.changed_what <> 'job_corrected' then
    insert into private.appointment_history (appointment_id, state, actor, person, technician, changes)
    values (new.id, new.changed_what, private.actor(), private.actor_name(),
      case when new.changed_what = 'assigned' then new.technician end, private.corrections(old, new));
  end if;
  return null;
end;
$$;

-- When a window begins and ends, also on days on which the clocks change.
create function private.window_begins(day date, at_time text) returns timestamptz
language sql stable set search_path = ''
as $$
  select (day + w.opens) at time zone s.time_zone
  from private.booking_windows w, private.settings s where w.time = window_begins.at_time;
$$;

create function private.window_ends(day date, at_time text) returns timestamptz
language sql stable set search_path = ''
as $$
  select (day + w.closes) at time zone s.time_zone
  from private.booking_windows w, private.settings s where w.time = window_ends.at_time;
$$;

-- Until when its customer can move or cancel a visit here; null when that is over.
create function private.change_until(a public.appointments) returns timestamptz
language sql stable set search_path = ''
as $$
  select u.until from private.settings s, lateral (
    select private.window_begins(a.preferred_date, a.preferred_time)
      - make_interval(mins => s.change_until_minutes) as until) u
  where a.state in ('requested', 'confirmed') and u.until > now();
$$;

-- Where the customer pays a bill; '' without a page.
create function private.payment_link(r private.receipts) returns text
language sql stable set search_path = ''
as $$
  select replace(replace(s.payment_link, '{amount}', to_char(r.total, 'FM9999990.00')), '{number}', r.number::text)
  from private.settings s;
$$;

create function private.receipt_json(r private.receipts) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('number', r.number, 'at', private.instant(r.at), 'by', r.person,
    'appointment', r.appointment_id, 'credits', r.credits, 'reason', r.reason,
    -- A receipt follows the credit of the one that it replaces. Older ones name that in their reason.
    'replaces', case when r.credits is null and r.reason <> '' and r.reason not like 'Replaces receipt %' then (
      select c.credits from private.receipts c
      where c.number = r.number - 1 and c.appointment_id = r.appointment_id) end,
    'creditedBy', (select c.number from private.receipts c where c.credits = r.number),
    'name', r.customer_name, 'address', r.customer_address, 'zip', r.zip_code,
    'appliance', r.appliance, 'technician', r.technician, 'doneOn', r.done_on,
    'warrantyUntil', r.warranty_until, 'lines', r.lines, 'taxPercent', r.tax_percent, 'tax', r.tax,
    'total', r.total, 'paid', r.paid, 'paidAt', private.instant(r.paid_at),
    'payLink', case when r.paid = 'later' and r.paid_at is null and r.total > 0
      then private.payment_link(r) else '' end);
$$;

create function private.receipts_json(appointment_id text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(private.receipt_json(r) order by r.number), '[]')
  from private.receipts r where r.appointment_id = receipts_json.appointment_id;
$$;

-- The second visit of a repair; null while there is none.
create function private.second_visit(a public.appointments) returns public.appointments
language sql stable set search_path = ''
as $$
  select b from public.appointments b
  where b.returns_for = a.id and b.state <> 'canceled' order by b.created_at desc limit 1;
$$;

-- The appointment as its customer sees it, and from which window to which a visit was moved. Of photos only
-- the ids: the pictures are for staff. Which technician the business sends, and what it corrects, is no
-- event of this page.
create function private.view_json(a public.appointments) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', a.id, 'key', a.page_key, 'state', a.state, 'version', a.version, 'sequence', a.sequence,
    'preferredDate', a.preferred_date, 'preferredTime', a.preferred_time,
    'appliance', a.appliance, 'issue', a.issue,
    'brand', private.brand_of(a.description),
    'name', a.name, 'address', a.address, 'zip', a.zip_code, 'technician', a.technician,
    'isWarranty', a.warranty_record_id is not null, 'estimate', a.estimate,
    'notes', (
      select coalesce(jsonb_agg(jsonb_build_object('at', private.instant(n.at), 'text', n.note)
        order by n.id), '[]')
      from private.appointment_notes n where n.appointment_id = a.id),
    'photos', private.photos_json(a.id),
    'receipts', private.receipts_json(a.id),
    -- What was ordered, and the visit at which it is fitted.
    'parts', (
      select coalesce(jsonb_agg(jsonb_build_object('what', p.what, 'expectedOn', p.expected_on,
        'arrived', p.arrived_at is not null) order by p.id), '[]')
      from private.awaited_parts p where p.appointment_id = a.id and p.ended_at is null),
    'secondVisit', private.window_json(private.second_visit(a)),
    'returnsFor', a.returns_for,
    'history', (
      select coalesce(jsonb_agg(
        jsonb_build_object('at', private.instant(h.at), 'state', h.state, 'by', h.actor)
        || case when h.state = 'moved' then jsonb_build_object(
          'from', jsonb_build_object('preferredDate', h.from_date, 'preferredTime', h.from_time),
          'to', jsonb_build_object('preferredDate', h.to_date, 'preferredTime', h.to_time))
        else '{}' end
        order by h.id), '[]')
      from private.appointment_history h
      where h.appointment_id = a.id and h.state not in ('assigned', 'corrected', 'job_corrected', 'job_voided', 'part_ordered')),
    'canChangeUntil', private.instant(private.change_until(a)));
$$;

-- Counts a look-up by number and phone.
create function private.count_look_up(phone text) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.limit_uses('visit', phone);
  perform private.count_use('visit:day', phone);
end;
$$;

-- The appointment that a caller has proved to be theirs, or null. A wrong key, a wrong phone and a
-- number that was never given take the same steps and have the same answer.
create function private.proved(by jsonb) returns public.appointments
language plpgsql set search_path = ''
as $$
declare
  wanted text;
  key text;
  phone text;
  caller text := private.caller();
  a public.appointments;
begin
  perform private.check_json(by, 'by');
  wanted := upper(private.text_field(by, 'id', 20));
  key := private.text_field(by, 'key', 100, false);
  if key <> '' then
    if caller is not null then
      perform private.count_use('page:caller', caller);
    end if;
    perform private.count_use('page:key', wanted || '.' || key);
  else
    phone := regexp_replace(private.text_field(by, 'phone', 40), '\D', '', 'g');
    perform private.require_phone(phone, 'phone');
    perform private.count_look_up(phone);
  end if;
  select p.* into a from public.appointments p
  where p.id = wanted and (p.state <> 'held' or p.held_until > now());
  -- Digests, so that the time of a comparison tells nothing about the key.
  if key <> '' and sha256(convert_to(coalesce(a.page_key, 'none'), 'UTF8')) = sha256(convert_to(key, 'UTF8'))
    or key = '' and a.phone = phone then
    return a;
  end if;
  return null;
end;
$$;

-- The same, for a change: locked until the transaction ends.
-- `rule` counts changes of the visit; null for one that is always possible.
create function private.proved_for_change(by jsonb, rule text default 'note:visit') returns public.appointments
language plpgsql set search_path = ''
as $$
declare
  a public.appointments := private.proved(by);
  caller text := private.caller();
begin
  if a.id is not null then
    select p.* into a from public.appointments p where p.id = a.id for update;
  end if;
  if a.id is not null and rule is not null then
    perform private.count_use(rule, a.id);
    if caller is not null then
      perform private.count_use('change:caller', caller);
    end if;
  end if;
  return a;
end;
$$;

create function private.answer(status text) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('status', answer.status);
$$;

create function private.answer(status text, a public.appointments) returns jsonb
language sql stable set search_path = ''
as $$
  select private.answer(answer.status)
    || case when a.id is null then '{}' else jsonb_build_object('appointment', private.view_json(a)) end;
$$;

-- Answer to a move or a cancellation; with {"mailed": false} where no mail follows.
create function private.changed_answer(what text, a public.appointments) returns jsonb
language sql stable set search_path = ''
as $$
  select private.answer(what, a) || case when exists (
    select from private.outbox o
    where o.kind = 'visit_' || what and o.about = a.id || ' ' || a.version
  ) then '{}' else '{"mailed": false}' end::jsonb;
$$;

-- {"status": "found", "appointment"} or {"status": "unknown"}.
create function public.view_appointment(by jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  a public.appointments := private.proved(by);
begin
  return private.answer(case when a.id is null then 'unknown' else 'found' end, a);
end;
$$;

-- Moves a visit to another free window and gives the old place back, or does neither: `moved`,
-- `taken` (full or closed), `too_late`, `changed` (the version is old), `unknown`. A repeat whose
-- first answer was lost is `moved` again.
create function public.move_appointment(by jsonb, to_date text, to_time text, version integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  day date := private.as_date(private.text_field(jsonb_build_object('to_date', to_date), 'to_date', 40));
  at_time text := private.text_field(jsonb_build_object('to_time', to_time), 'to_time', 40);
  a public.appointments;
  target public.appointments;
  violated text;
begin
  if day is null then
    perform private.refuse('to_date', 'not_a_date');
  end if;
  a := private.proved_for_change(by, 'move:visit');
  if a.id is null then
    return private.answer('unknown');
  elsif a.state in ('requested', 'confirmed') and (a.preferred_date, a.preferred_time) = (day, at_time) then
    return private.changed_answer('moved', a);
  elsif a.version is distinct from move_appointment.version then
    return private.answer('changed', a);
  elsif private.change_until(a) is null then
    return private.answer('too_late');
  end if;
  begin
    target := a;
    target.preferred_date := day;
    target.preferred_time := at_time;
    perform private.check_visit(target);
    update public.appointments p
    set preferred_date = day, preferred_time = at_time, state = 'requested'
    where p.id = a.id returning p.* into target;
  exception
    when check_violation then
      get stacked diagnostics violated = constraint_name;
      if violated = 'window_not_overbooked' then
        return private.answer('taken');
      end if;
      raise;
    when sqlstate 'PT422' then
      return private.answer('taken');
  end;
  perform private.queue_changed('moved', target,
    jsonb_build_object('fromDate', a.preferred_date, 'fromTime', a.preferred_time));
  return private.changed_answer('moved', target);
end;
$$;

-- Cancels a visit and gives its place back: `canceled` (also for a repeat), `too_late`, `changed`,
-- `unknown`.
create function public.cancel_appointment(by jsonb, version integer, reason text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  why text := private.lines_field(jsonb_build_object('reason', reason), 'reason', 300, false);
  a public.appointments := private.proved_for_change(by, null);
begin
  if a.id is null then
    return private.answer('unknown');
  elsif a.state = 'canceled' then
    return private.changed_answer('canceled', a);
  elsif a.version is distinct from cancel_appointment.version then
    return private.answer('changed', a);
  elsif private.change_until(a) is null then
    return private.answer('too_late');
  end if;
  update public.appointments p set state = 'canceled', cancel_reason = nullif(why, '')
  where p.id = a.id returning p.* into a;
  perform private.queue_changed('canceled', a);
  return private.changed_answer('canceled', a);
end;
$$;

-- Like `words_field`, of several lines.
create function private.lines_field(
  request jsonb, field text, max_length integer, required boolean default true
) returns text
language plpgsql set search_path = ''
as $$
declare
  value text := private.text_field(request, field, max_length, required, true);
begin
  if private.is_web_like(value) then
    perform private.refuse(field, 'has_address');
  end if;
  return value;
end;
$$;

-- Tells the team of a note. It joins a mail that waits, so that many notes are not many mails. A mail
-- that is being sent does not take it: the note would be lost.
create function private.queue_note(a public.appointments, line text) returns void
language plpgsql set search_path = ''
as $$
begin
  update private.outbox o
  set payload = o.payload || jsonb_build_object('note', concat_ws(E'\n\n', o.payload ->> 'note', line))
  where o.kind = 'team_note' and split_part(o.about, ' ', 1) = a.id
    and o.sent_at is null and o.given_up_at is null and o.claimed_until is null;
  if not found then
    insert into private.outbox (kind, about, payload, next_attempt_at)
    select 'team_note', a.id || ' note ' || count(*),
      private.mail_json(a) || jsonb_build_object('note', line), now()
    from private.appointment_notes n where n.appointment_id = a.id;
  end if;
end;
$$;

-- Refuses what would be added to a visit that is over, and photos of one that is not confirmed:
-- they would fill the room of those that are booked.
create function private.require_open(a public.appointments, field text) returns void
language plpgsql set search_path = ''
as $$
begin
  if a.state in ('done', 'canceled') then
    perform private.refuse(field, 'over');
  elsif a.state = 'held' and field = 'photo' then
    -- Not a mistake of the customer: the browser keeps the photo and sends it later.
    perform private.refuse(field, 'not_confirmed', status => 'PT425');
  end if;
end;
$$;

-- Adds a line for the team, at most 20: `saved` or `unknown`. A repeat of the last note adds nothing,
-- because the answer to the first request may have been lost.
create function public.add_note(by jsonb, note text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  line text := private.lines_field(jsonb_build_object('note', note), 'note', 1000);
  a public.appointments := private.proved_for_change(by);
  number integer;
  last_note text;
begin
  if a.id is null then
    return private.answer('unknown');
  end if;
  select n.note into last_note from private.appointment_notes n
  where n.appointment_id = a.id order by n.id desc limit 1;
  if last_note = line then
    return private.answer('saved', a);
  end if;
  perform private.require_open(a, 'note');
  select count(*) into number from private.appointment_notes n where n.appointment_id = a.id;
  if number >= 20 then
    perform private.refuse('note', 'too_many_notes');
  end if;
  insert into private.appointment_notes (appointment_id, note) values (a.id, line);
  -- Not before the customer has confirmed the visit: until then nothing is mailed about it.
  if a.state <> 'held' then
    perform private.queue_note(a, line);
  end if;
  return private.answer('saved', a);
end;
$$;

-- Removes a photo of the customer; a repeat is `saved` again.
create function public.remove_photo(by jsonb, photo_id text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  a public.appointments := private.proved_for_change(by);
begin
  if a.id is null then
    return private.answer('unknown');
  end if;
  delete from private.photos p
  where p.appointment_id = a.id and p.id::text = left(photo_id, 36) and p.shows is null;
  return private.answer('saved', a);
end;
$$;

