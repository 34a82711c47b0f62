-- A free repair is for the appliance that was repaired. The page of an older release kept the warranty
-- when the visitor chose another appliance, and the visit was booked as free.

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
    perform private.refuse('warrantyRecordId', 'The warranty is for another appliance');
  end if;
  return new;
end;
$$;

create trigger warranty_of_appliance before insert on public.appointments
for each row when (new.warranty_record_id is not null)
execute function private.check_warranty_of_appliance();

revoke all on all functions in schema private from public, anon, authenticated;
