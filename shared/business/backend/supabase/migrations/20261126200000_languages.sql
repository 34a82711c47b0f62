-- A visit has the language that its customer has booked in. Mails and texts about it have the same.

alter table public.appointments
  add column language text not null default 'en' check (language in ('en', 'es'));
alter table private.subscribers
  add column language text not null default 'en' check (language in ('en', 'es'));
-- In which a person on staff can talk with customers.
alter table private.staff_people
  add column speaks text[] not null default '{en}' check (speaks <@ '{en,es}' and 'en' = any (speaks));

-- A whole row is inserted, so the column's default does not count.
create function private.keep_language() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.language := coalesce(new.language, 'en');
  return new;
end;
$$;
create trigger language_of_visit before insert on public.appointments
  for each row execute function private.keep_language();

create function private.language_of(fields jsonb, before text default 'en') returns text
language sql immutable set search_path = ''
as $$
  select case when fields ->> 'language' in ('en', 'es') then fields ->> 'language' else coalesce(before, 'en') end;
$$;

-- A request, and what staff enter and correct, may name the language.
alter function private.read_request(jsonb) rename to read_answers;
create function private.read_request(request jsonb) returns public.appointments
language plpgsql set search_path = ''
as $$
declare
  booking public.appointments := private.read_answers(request);
begin
  booking.language := private.language_of(request);
  return booking;
end;
$$;

create or replace function private.read_visit(fields jsonb, a public.appointments) returns public.appointments
language plpgsql set search_path = ''
as $$
begin
  a := private.read_person(fields, a);
  a.appliance := private.appliance_field(fields, 'appliance');
  a.issue := private.words_field(fields, 'issue', 'Issue', 300);
  a.language := private.language_of(fields, a.language);
  return a;
end;
$$;

create or replace function private.corrections(before public.appointments, after public.appointments) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object('field', f.field, 'from', f.was, 'to', f.is_now) order by f.place)
  from (values
    (1, 'name', before.name, after.name), (2, 'phone', before.phone, after.phone),
    (3, 'email', before.email, after.email), (4, 'address', before.address, after.address),
    (5, 'zip', before.zip_code, after.zip_code), (6, 'appliance', before.appliance, after.appliance),
    (7, 'issue', before.issue, after.issue), (8, 'language', before.language, after.language)
  ) f(place, field, was, is_now)
  where f.was is distinct from f.is_now;
$$;

-- Stores a correction. A record of the visit follows. Another mail address gets the visit by mail; the
-- page has a new key then, because a stranger may have the old one.
create or replace function private.correct(a public.appointments, target public.appointments) returns public.appointments
language plpgsql set search_path = ''
as $$
begin
  if private.corrections(a, target) is null then
    return a;
  end if;
  update public.appointments p
  set name = target.name, phone = target.phone, email = target.email, address = target.address,
    zip_code = target.zip_code, appliance = target.appliance, issue = target.issue, language = target.language,
    page_key = case when lower(p.email) in ('', lower(target.email)) then p.page_key else private.new_key() end
  where p.id = a.id returning p.* into target;
  update public.service_records r
  set customer_name = target.name, customer_phone = target.phone, customer_email = target.email,
    customer_address = target.address, zip_code = target.zip_code, updated_at = now()
  where r.appointment_id = a.id;
  if lower(a.email) <> lower(target.email) then
    delete from private.outbox o
    where split_part(o.about, ' ', 1) = a.id and o.recipient = a.email
      and o.sent_at is null and o.claimed_until is null;
    if private.is_open(target) then
      perform private.queue_visit('visit_booked', target, target.email, '{"by": "us"}');
      perform private.plan_reminder(target);
    end if;
  end if;
  return target;
end;
$$;

create or replace function private.appointment_json(a public.appointments) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', a.id, 'name', a.name, 'phone', a.phone, 'email', a.email, 'address', a.address,
    'zipCode', a.zip_code, 'appliance', a.appliance, 'issue', a.issue,
    'description', a.description, 'preferredDate', a.preferred_date,
    'preferredTime', a.preferred_time, 'estimate', a.estimate, 'language', a.language,
    'warrantyRecordId', a.warranty_record_id, 'state', a.state, 'technician', a.technician, 'cancelReason', a.cancel_reason,
    'createdAt', private.instant(a.created_at));
$$;

alter function private.staff_visit_json(public.appointments) rename to staff_fields_json;
create function private.staff_visit_json(a public.appointments) returns jsonb
language sql stable set search_path = ''
as $$
  select private.staff_fields_json(a) || jsonb_build_object('language', a.language);
$$;

create or replace function private.fields_of(a public.appointments) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('name', a.name, 'phone', a.phone, 'email', a.email, 'address', a.address,
    'zip', a.zip_code, 'appliance', a.appliance, 'issue', a.issue, 'language', a.language);
$$;

-- Also the language of its reader: a customer's, or English for the business.
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
      'company', s.company, 'language', private.language_of_mail(t)) order by t.created_at, t.kind desc), '[]')
  into claimed
  from taken t, private.settings s;
  return claimed;
end;
$$;

create function private.language_of_mail(mail private.outbox) returns text
language sql stable set search_path = ''
as $$
  select coalesce(
    case
      when mail.kind ~ '^(team|staff|sign_in)_' then 'en'
      when mail.kind ~ '^newsletter' then (select s.language from private.subscribers s where s.email = mail.recipient)
      else (select a.language from public.appointments a where a.id = split_part(mail.about, ' ', 1))
    end,
    -- A site without appointments, and one that has been removed.
    private.language_of(mail.payload));
$$;

-- As before, and in a language. That of a subscription which is confirmed stays: a stranger cannot change it.
drop function public.subscribe(text);
create function public.subscribe(email text, language text default 'en') returns jsonb
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

create or replace function private.person_json(p private.staff_people) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('email', p.email, 'name', p.name, 'role', p.role, 'areas', p.areas,
    'phone', p.phone, 'speaks', p.speaks, 'workingDays', p.working_days, 'timeOff', (
      select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'from', t.from_date, 'to', t.to_date)
        order by t.from_date, t.id), '[]')
      from private.time_off t where t.email = p.email and t.to_date >= private.local_now()::date));
$$;

-- As before, and the languages that a person speaks; without `speaks` they stay.
drop function public.save_person(text, text, text, text[], text);
create function public.save_person(
  email text, name text, role text, areas text[] default '{all}', phone text default '',
  speaks text[] default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  fields jsonb := jsonb_build_object('email', email, 'name', name, 'phone', phone);
  person private.staff_people;
  is_new boolean;
begin
  perform private.require_owner();
  person.email := lower(private.text_field(fields, 'email', 'Email', 254));
  person.name := private.name_field(fields, 'name', 'Name');
  person.phone := regexp_replace(private.text_field(fields, 'phone', 'Phone', 40, false), '\D', '', 'g');
  if not private.is_email(person.email) then
    perform private.refuse('email', 'Please enter a valid email address');
  elsif coalesce(role, '') not in ('owner', 'technician') then
    perform private.refuse('role', 'A person is an owner or a technician');
  elsif coalesce(cardinality(areas), 0) not between 1 and 500
    or exists (select from unnest(areas) a where a is null or a !~ '^([0-9]{5}|all)$') then
    perform private.refuse('areas', 'Areas are ZIP codes, or all');
  elsif not coalesce(speaks, '{en}') <@ '{en,es}' then
    perform private.refuse('speaks', 'Languages are en and es');
  elsif person.phone <> '' then
    perform private.require_phone(person.phone, 'phone');
  end if;
  if role <> 'owner' then
    perform private.keep_an_owner(person.email);
  end if;
  is_new := not exists (select from private.staff_people p where p.email = person.email);
  insert into private.staff_people as p (email, name, role, areas, phone, speaks)
  values (person.email, person.name, save_person.role,
    case when 'all' = any (save_person.areas) then '{all}' else save_person.areas end, person.phone,
    case when 'es' = any (save_person.speaks) then '{en,es}'::text[] else '{en}' end)
  on conflict on constraint staff_people_pkey do update
    set name = excluded.name, role = excluded.role, areas = excluded.areas, phone = excluded.phone,
      speaks = case when save_person.speaks is null then p.speaks else excluded.speaks end
  returning p.* into person;
  if is_new then
    insert into private.outbox (kind, about, recipient, payload, next_attempt_at)
    values ('staff_invitation', person.id::text, person.email,
      jsonb_build_object('name', person.name, 'by', private.actor_name()), now());
  end if;
  return private.person_json(person);
end;
$$;

-- A refusal with a reason, for pages in another language. The sentence stays for callers that read it.
create function private.refuse(field text, message text, reason text) returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception using errcode = 'PT422', message = message, detail = field, hint = reason;
end;
$$;

-- Refuses a day or a time that cannot be booked now.
create or replace function private.check_visit(booking public.appointments) returns void
language plpgsql set search_path = ''
as $$
declare
  local_now timestamp := private.local_now();
  days_ahead integer;
  offered private.booking_windows;
begin
  if booking.preferred_date is null or booking.preferred_date < local_now::date then
    perform private.refuse('preferredDate', 'Please select a future date', 'past');
  end if;
  select s.days_ahead into days_ahead from private.settings s;
  if booking.preferred_date > local_now::date + days_ahead then
    perform private.refuse('preferredDate', 'Please select a date within the next ' || days_ahead || ' days', 'too_far');
  end if;
  select w.* into offered from private.windows_of(booking.preferred_date) w where w.time = booking.preferred_time;
  if offered is null then
    perform private.refuse('preferredTime', 'This time is not offered on that day', 'not_offered');
  elsif booking.preferred_date + offered.opens <= local_now then
    perform private.refuse('preferredTime', 'This time has already begun; please choose a later one', 'begun');
  end if;
end;
$$;

create or replace function private.window_taken() returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception using errcode = 'PT409', message = 'This time has just been taken', detail = 'preferredTime',
    hint = 'taken';
end;
$$;

-- Refuses what would be added to a visit that is over, and photos of one that is not confirmed:
-- they would fill the room of those that are booked.
create or replace function private.require_open(a public.appointments, field text) returns void
language plpgsql set search_path = ''
as $$
begin
  if a.state in ('done', 'canceled') then
    perform private.refuse(field, 'This visit is over. Please call us.', 'over');
  elsif a.state = 'held' and field = 'photo' then
    -- Not a mistake of the customer: the browser keeps the photo and sends it later.
    raise exception using errcode = 'PT425', detail = field,
      message = 'Photos are taken once the request is confirmed';
  end if;
end;
$$;

create or replace function private.check_warranty_of_appliance() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select from public.service_records r
    where r.id = new.warranty_record_id
      and (r.customer_phone = new.phone or lower(r.customer_email) = lower(new.email))
      and private.listed_appliance(r.appliance_type) = private.listed_appliance(new.appliance)
  ) then
    perform private.refuse('warrantyRecordId', 'The warranty is for another appliance', 'other_appliance');
  end if;
  return new;
end;
$$;

-- Also the language of the sender's last visit, for the answer.
alter function public.take_text(text, text) rename to read_text;
alter function public.read_text(text, text) set schema private;
create function public.take_text(sender text, words text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return private.read_text(sender, words) || jsonb_build_object('language', coalesce((
    select a.language from public.appointments a
    where a.phone = right(regexp_replace(left(coalesce(sender, ''), 40), '\D', '', 'g'), 10) and a.state <> 'held'
    order by a.created_at desc limit 1), 'en'));
end;
$$;

revoke all on function public.subscribe, public.save_person from public, anon, authenticated;
grant execute on function public.subscribe to anon, authenticated;
grant execute on function public.save_person to authenticated;
revoke all on function public.take_text from public, anon, authenticated;
grant execute on function public.take_text to service_role;
revoke all on all functions in schema private from public, anon, authenticated;
