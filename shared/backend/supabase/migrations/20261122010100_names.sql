-- Names as people have and type them. The site's pages have the same rules: `plain-text.ts` for the
-- names that can be booked, `person-name.ts` for those that answer to each other.

-- As before; also with the letters and marks of the ideographic block (々), the dots within Catalan
-- and Japanese names, and the accent that many keyboards have as the apostrophe.
create or replace function private.name_field(request jsonb, field text, label text) returns text
language plpgsql set search_path = ''
as $$
declare
  value text := private.text_field(request, field, label, 60);
begin
  if value ~* '(://|\ywww\y|\yhttps?\y|@)'
    or value ~ '[0-9!"#$%&()*+/:;<=>?@\[\\\]^_{|}~]'
    or value ~ '[\u00a1-\u00a9\u00ab-\u00b3\u00b6\u00b8\u00b9\u00bb-\u00bf\u00d7\u00f7]'
    or value ~ '[\u200b-\u200f\u2014-\u2017\u201a-\u202e\u2030-\u205e\u2060-\u2065\u2070-\u2bff]'
    or value ~ '[\u3001-\u3004\u3007-\u3030\u3036-\u303b\u303d-\u303f\ue000-\uf8ff]'
    or value ~ '[\uff01-\uff20\uff3b-\uff40\uff5b-\uff65\ufff0-\uffff\U0001f000-\U0001faff\U000e0000-\U0010ffff]' then
    perform private.refuse(field, label || ' may have letters, spaces, hyphens and apostrophes only');
  elsif private.is_web_like(value) then
    perform private.refuse(field, 'Please put a space after each period in the name');
  end if;
  return value;
end;
$$;

-- A name as words to compare: lower case, without accents and apostrophes, because people leave them
-- out; one space between the words and at both ends. Hyphens, periods and commas separate words. Letters that
-- keep their mark when they are decomposed are listed in both cases, because `lower` may know only
-- the English ones.
create or replace function private.name_words(name text) returns text
language sql immutable set search_path = ''
as $$
  select ' ' || trim(regexp_replace(regexp_replace(
    replace(replace(replace(replace(translate(
      lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g')),
      'ẞÆŒÞØĐÐŁøđðłı', 'ßæœþoddloddli'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    '[''`\u00b4\u2018\u2019\u02bb\u02bc\u00b7\u30fb]', '', 'g'),
    '[\s\u00a0\u2000-\u200a\u202f\u205f\u3000.,\-\u2010-\u2015]+', ' ', 'g')) || ' ';
$$;

-- Letters of a name, without accents, digits and punctuation.
create function private.name_letters(name text) returns integer
language sql immutable set search_path = ''
as $$
  select length(regexp_replace(private.name_words(name), '[ 0-9!-/:-@\[-`{-~]', '', 'g'));
$$;

-- Whether a name answers to the one that was typed. Two letters must be a whole word, or `an` would
-- find Hannah. Three or more may begin anywhere, with or without the spaces.
create function private.matches_name(name text, typed text) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when private.name_letters(typed) < 2 then false
    when private.name_letters(typed) = 2
      then strpos(private.name_words(name), private.name_words(typed)) > 0
    else strpos(replace(private.name_words(name), ' ', ''), replace(private.name_words(typed), ' ', '')) > 0
  end;
$$;

create or replace function public.check_warranty(phone text, name text, appliance text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  digits text;
  wanted text;
  part text;
begin
  if length(coalesce(phone, '')) > 40 then
    perform private.refuse('phone', 'Please enter a valid 10-digit phone number');
  end if;
  digits := regexp_replace(coalesce(phone, ''), '\D', '', 'g');
  wanted := private.text_field(jsonb_build_object('name', check_warranty.name), 'name', 'Name', 100);
  part := lower(private.text_field(jsonb_build_object('appliance', appliance), 'appliance', 'Appliance', 80, false));
  if digits = '' then
    perform private.refuse('phone', 'Phone is required');
  elsif digits !~ '^[0-9]{10}$' then
    perform private.refuse('phone', 'Please enter a valid 10-digit phone number');
  elsif private.name_letters(wanted) < 2 then
    perform private.refuse('name', 'Name must be at least 2 characters');
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

revoke all on all functions in schema private from public, anon, authenticated;
