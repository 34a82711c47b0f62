-- What staff correct of a visit and of a customer.

-- What was corrected, field by field.
create function private.corrections(before public.appointments, after public.appointments) returns jsonb
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

-- Ten digits of a phone as people type it: `+1 (713) 555-0142`.
create function private.phone_field(fields jsonb) returns text
language plpgsql set search_path = ''
as $$
declare
  digits text := regexp_replace(private.text_field(fields, 'phone', 40), '\D', '', 'g');
begin
  digits := regexp_replace(digits, '^1([0-9]{10})$', '\1');
  perform private.require_phone(digits, 'phone');
  return digits;
end;
$$;

-- What staff enter and correct of a customer; the mail address may be missing.
create function private.read_person(fields jsonb, a public.appointments) returns public.appointments
language plpgsql set search_path = ''
as $$
begin
  perform private.check_json(fields, 'fields');
  a.name := private.name_field(fields, 'name');
  a.phone := private.phone_field(fields);
  a.email := private.text_field(fields, 'email', 254, false);
  if a.email <> '' and not private.is_email(a.email) then
    perform private.refuse('email', 'not_an_email');
  end if;
  a.address := private.words_field(fields, 'address', 200);
  a.zip_code := private.text_field(fields, 'zip', 20);
  if a.zip_code !~ '^[0-9]{5}$' then
    perform private.refuse('zip', 'not_a_zip');
  end if;
  return a;
end;
$$;

-- The answers of `read_person`, the job and the language.
create function private.read_visit(fields jsonb, a public.appointments) returns public.appointments
language plpgsql set search_path = ''
as $$
begin
  a := private.read_person(fields, a);
  a.appliance := private.appliance_field(fields, 'appliance');
  a.issue := private.words_field(fields, 'issue', 300);
  a.language := private.language_of(fields, a.language);
  return a;
end;
$$;

-- Stores a correction. A record of the visit follows. Another mail address gets the visit by mail; the
-- page has a new key then, because a stranger may have the old one.
create function private.correct(a public.appointments, target public.appointments) returns public.appointments
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

create function private.fields_of(a public.appointments) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('name', a.name, 'phone', a.phone, 'email', a.email, 'address', a.address,
    'zip', a.zip_code, 'appliance', a.appliance, 'issue', a.issue, 'language', a.language);
$$;

-- Corrects what a visit says of its customer and its job; fields that are not named stay. Technicians
-- correct their own visits, but no mail address.
create function public.correct_visit(appointment_id text, fields jsonb, version integer default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  a public.appointments := private.appointment_for_staff(appointment_id);
  who private.staff_people := private.require_person();
  target public.appointments;
  city text := substring(a.address from ', [^,]+, [A-Z]{2}$');
begin
  perform private.check_json(fields, 'fields');
  target := private.read_visit(private.fields_of(a) || fields, a);
  -- Pages show and send the street alone. The city belongs to the ZIP.
  if target.zip_code <> a.zip_code and city is not null then
    target.address := regexp_replace(target.address, ', [^,]+, [A-Z]{2}$', '');
  elsif city is not null and target.address !~ ', [A-Z]{2}$' then
    target.address := left(target.address || city, 200);
  end if;
  if who.role <> 'owner' and target.email <> a.email then
    perform private.refuse('email', 'owners_change_email', status => '42501');
  end if;
  if private.corrections(a, target) is null then
    return private.staff_visit_json(a);
  end if;
  perform private.require_version(a, version);
  return private.staff_visit_json(private.correct(a, target));
end;
$$;

-- Corrects a customer: name and phone everywhere, the mail address where the old one stood and in open
-- visits, the street in open visits and in the newest one. A phone that another customer has joins the
-- two, so it is a question first (409, `anyway`). Returns {"phone"}.
create function public.correct_customer(phone text, fields jsonb, anyway boolean default false) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  digits text;
  known jsonb;
  person public.appointments;
  a public.appointments;
  target public.appointments;
  newest text;
begin
  perform private.require_owner();
  perform private.check_json(fields, 'fields');
  digits := private.known_customer(correct_customer.phone);
  known := private.customers_json(array[digits]) -> 0;
  person := private.read_person(known || fields, person);
  if person.phone <> digits and not coalesce(anyway, false) and exists (
    select from private.customer_rows() r where r.phone = person.phone
  ) then
    perform private.refuse('anyway', 'phone_of_other', jsonb_build_object(
      'name', private.customers_json(array[person.phone]) -> 0 ->> 'name'), 'PT409');
  end if;
  select p.id into newest from public.appointments p
  where p.phone = digits and p.state <> 'held' order by p.created_at desc limit 1;
  for a in
    select p.* from public.appointments p where p.phone = digits and p.state <> 'held'
    order by p.preferred_date, p.preferred_time, p.id for update
  loop
    target := a;
    target.name := person.name;
    target.phone := person.phone;
    if private.is_open(a) or lower(a.email) = lower(known ->> 'email') then
      target.email := person.email;
    end if;
    if private.is_open(a) or a.id = newest then
      target.address := person.address;
      target.zip_code := person.zip_code;
    end if;
    perform private.correct(a, target);
  end loop;
  update public.service_records r
  set customer_name = person.name, customer_phone = person.phone,
    customer_email = case when lower(r.customer_email) = lower(known ->> 'email') then person.email
      else r.customer_email end,
    customer_address = case when newest is null then person.address else r.customer_address end,
    zip_code = case when newest is null then person.zip_code else r.zip_code end, updated_at = now()
  where r.customer_phone = digits and (person.name, person.phone, person.email, person.address, person.zip_code)
    is distinct from (known ->> 'name', digits, known ->> 'email', known ->> 'address', known ->> 'zip');
  return jsonb_build_object('phone', person.phone);
end;
$$;
