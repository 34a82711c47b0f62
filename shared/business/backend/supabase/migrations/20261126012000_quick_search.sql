-- Searching prepares a typed word once, and the name of a customer once, not for each visit and word.

create or replace function public.find_customers(query text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted text := private.text_field(jsonb_build_object('query', query), 'query', 'Search', 100);
  digits text := regexp_replace(wanted, '\D', '', 'g');
  -- `+1 (713) 555-0142` is 7135550142.
  phone_part text := case when wanted ~ '^[-+().\s\d]+$' and length(digits) >= 3
    then case when length(digits) = 11 then regexp_replace(digits, '^1', '') else digits end end;
  phones text[];
begin
  perform private.require_owner();
  phones := array(
    with typed as materialized (
      -- As `matches_name` reads them: two letters match the begin and end of words, more match anywhere.
      select w = wanted as is_whole, lower(w) as place, private.name_letters(w) as letters,
        private.name_words(w) as padded, replace(private.name_words(w), ' ', '') as joined
      from (
        select wanted as w union
        select p from regexp_split_to_table(trim(wanted), '\s+') p where length(p) >= 2) words
    ), people as (
      select r.phone, r.name, lower(r.address || ' ' || r.zip || ' ' || r.email) as place, max(r.at) as at,
        bool_or(r.appointment_id = upper(wanted)) as has_number
      from private.customer_rows() r group by 1, 2, 3
    ), prepared as materialized (
      select p.*, private.name_words(p.name) as padded from people p
    ), named as materialized (
      select p.*, replace(p.padded, ' ', '') as joined from prepared p
    )
    select n.phone from named n
    where n.has_number or strpos(n.phone, phone_part) > 0
      or exists (
        select from typed t
        where t.is_whole and t.letters >= 2
          and strpos(case t.letters when 2 then n.padded else n.joined end,
            case t.letters when 2 then t.padded else t.joined end) > 0)
      or (
        select bool_and(strpos(n.place, t.place) > 0
          or t.letters >= 2 and strpos(case t.letters when 2 then n.padded else n.joined end,
            case t.letters when 2 then t.padded else t.joined end) > 0)
        from typed t where length(t.place) >= 2 and (not t.is_whole or t.place !~ '\s'))
    group by n.phone order by max(n.at) desc);
  -- How many match stands in each row, because older pages read a list.
  return (
    select coalesce(jsonb_agg(c || jsonb_build_object('matches', cardinality(phones))), '[]')
    from jsonb_array_elements(private.customers_json(phones[1:50])) c);
end;
$$;

drop function private.has_words(text, text, text);
