-- The warranty of a repair, and the records behind it.

-- Warranty look-up: answers only a caller who knows the phone and a name on the record.

-- At most 10 records, newest first, with what the page shows; [] when there are none. Refusals: 422
-- with the field, 429 past the limits.
create function public.check_warranty(phone text, name text, appliance text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  digits text;
  wanted text;
  part text;
begin
  -- A longer text is no phone, whatever digits are in it.
  digits := regexp_replace(coalesce(left(phone, 41), ''), '\D', '', 'g');
  wanted := private.text_field(jsonb_build_object('name', check_warranty.name), 'name', 100);
  part := lower(private.text_field(jsonb_build_object('appliance', appliance), 'appliance', 80, false));
  if digits = '' then
    perform private.refuse('phone', 'required');
  end if;
  perform private.require_phone(case when length(phone) <= 40 then digits end, 'phone');
  if private.name_letters(wanted) < 2 then
    perform private.refuse('name', 'too_short');
  end if;
  perform private.limit_uses('warranty', digits);
  -- strpos takes % and _ literally.
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', r.id, 'applianceType', r.appliance_type, 'applianceModel', r.appliance_model,
      'issueDescription', r.issue_description, 'serviceDate', r.service_date,
      'technicianName', r.technician_name, 'partsReplaced', r.parts_replaced,
      'laborDescription', r.labor_description, 'status', r.status,
      'warrantyStartDate', r.warranty_start_date, 'warrantyEndDate', r.warranty_end_date
    ) order by r.service_date desc, r.created_at desc), '[]')
    from (
      select * from public.service_records s
      where s.customer_phone = digits
        and private.matches_name(s.customer_name, wanted)
        and (part = '' or strpos(lower(s.appliance_type), part) > 0
          or strpos(lower(s.appliance_model), part) > 0)
      order by s.service_date desc, s.created_at desc
      limit 10
    ) r
  );
end;
$$;

-- The appliance as the booking form lists it: `oven` is `Oven/Range`, an unlisted one is `Other`.
-- Without a list it is its own name.
create function private.listed_appliance(value text) returns text
language sql stable set search_path = ''
as $$
  select coalesce(
    (select a from unnest(s.appliances) a
     where replace(lower(trim(value)), '-', ' ')
       = any (array_prepend(lower(a), string_to_array(lower(a), '/')))
     limit 1),
    case when cardinality(s.appliances) > 0 then 'Other' else lower(trim(value)) end)
  from private.settings s;
$$;

-- A trigger, so that no function can book a free visit in another way. A refusal, because the page
-- has promised a free visit, and a paid one must not be booked in its place.
create function private.check_warranty_of_appliance() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select from public.service_records r
    where r.id = new.warranty_record_id
      and (r.customer_phone = new.phone or lower(r.customer_email) = lower(new.email))
      and private.listed_appliance(r.appliance_type) = private.listed_appliance(new.appliance)
  ) then
    perform private.refuse('warrantyRecordId', 'other_appliance');
  end if;
  return new;
end;
$$;

-- Makes the service record and the receipt of an appointment and marks it done, together or not at all.
-- The record of a technician names that technician. `completion` has `lines` and `paid`, or, from older
-- pages and the staff command, a total. A repeat with the same details has the same answer, because a
-- phone without network sends it again.
create function public.complete_appointment(
  appointment_id text, completion jsonb default '{}', version integer default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  a public.appointments := private.appointment_for_staff(appointment_id);
  who private.staff_people := private.require_person();
  details jsonb := coalesce(completion, '{}');
  digest bytea;
  record public.service_records;
  person text;
  paid text;
begin
  perform private.check_json(details, 'completion');
  digest := sha256(convert_to(details::text, 'UTF8'));
  select r.* into record from public.service_records r where r.appointment_id = a.id;
  if record.completion_digest = digest then
    return private.record_json(record);
  end if;
  if who.role <> 'owner' then
    details := details || jsonb_build_object('technicianName', who.name);
  elsif coalesce(details ->> 'technicianName', '') = '' and a.technician is not null then
    details := details || jsonb_build_object('technicianName', a.technician);
  end if;
  person := nullif(private.text_field(details, 'technicianName', 100, false), '');
  paid := private.paid_field(details);
  details := private.billed(details);
  perform private.require_version(a, version);
  if a.state <> 'done' then
    perform private.require_step(a, 'done');
  end if;
  update public.appointments p
  set state = 'done', technician = coalesce(person, p.technician),
    technician_email = case
      when person is null or person = p.technician then p.technician_email else private.email_of(person) end
  where p.id = a.id;
  record := private.insert_service_record(
    jsonb_build_object('applianceType', a.appliance, 'issueDescription', a.issue)
    || details
    || private.customer_of(a));
  update public.service_records r set completion_digest = digest where r.id = record.id;
  if record.total_cost is not null then
    perform private.queue_receipt(a, private.receipt_for(a, record, private.lines_of(details, record), paid));
  end if;
  perform private.plan_review(a);
  return private.record_json(record);
end;
$$;
