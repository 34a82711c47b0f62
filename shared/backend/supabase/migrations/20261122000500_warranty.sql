-- Warranty look-up for names of two letters: they match whole words, so that `Ng` finds Ng and
-- guessing `an` does not find Hannah.

-- A name as words to compare: lower case, without punctuation, one space between.
create function private.name_words(name text) returns text
language sql immutable set search_path = ''
as $$
  select ' ' || trim(regexp_replace(lower(name), '[\s.,]+', ' ', 'g')) || ' ';
$$;

create or replace function public.check_warranty(phone text, name text, appliance text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  digits text;
  wanted text;
  letters integer;
  part text;
begin
  if length(coalesce(phone, '')) > 40 then
    perform private.refuse('phone', 'Please enter a valid 10-digit phone number');
  end if;
  digits := regexp_replace(coalesce(phone, ''), '\D', '', 'g');
  wanted := private.text_field(jsonb_build_object('name', check_warranty.name), 'name', 'Name', 100);
  letters := length(regexp_replace(wanted, '[[:space:][:digit:][:punct:]]', '', 'g'));
  part := lower(private.text_field(jsonb_build_object('appliance', appliance), 'appliance', 'Appliance', 80, false));
  if digits = '' then
    perform private.refuse('phone', 'Phone is required');
  elsif digits !~ '^[0-9]{10}$' then
    perform private.refuse('phone', 'Please enter a valid 10-digit phone number');
  elsif letters < 2 then
    perform private.refuse('name', 'Name must be at least 2 characters');
  end if;
  wanted := private.name_words(wanted);
  if letters > 2 then
    -- Three letters may begin anywhere in a name.
    wanted := trim(wanted);
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
        and strpos(private.name_words(s.customer_name), wanted) > 0
        and (part = '' or strpos(lower(s.appliance_type), part) > 0
          or strpos(lower(s.appliance_model), part) > 0)
      order by s.service_date desc, s.created_at desc
      limit 10
    ) r
  );
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
