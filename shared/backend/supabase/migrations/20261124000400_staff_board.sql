-- What people on staff look at: the board of days, one visit, its photos.

-- Open visits of the days before, latest first. At most 100, because phones ask every few seconds and
-- a database of an older release may have years of them; when these are done, the others follow.
create function private.left_over(who private.staff_people, day date) returns text[]
language sql stable set search_path = ''
as $$
  select array(
    select a.id from public.appointments a
    where a.preferred_date < left_over.day and private.is_open(a) and private.may_see(who, a)
    order by a.preferred_date desc, a.id limit 100);
$$;

-- Days with their windows, the visits that the person may see, and the people. Two kinds of visits of
-- other days are there too, or they would be overlooked: requests of later days, which wait for the call
-- of the business, and, when the days begin today or earlier, visits of the days before that are still
-- open. With `seen`, the revision that a page shows, the answer is short while nothing has changed, so
-- a phone can ask every few seconds.
create function public.staff_board(from_date text, days integer, seen text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  who private.staff_people := private.require_person();
  today date := private.local_now()::date;
  first_day date := private.as_date(left(from_date, 40));
  earlier text[] := '{}';
  board jsonb;
  revision text;
begin
  if first_day is null then
    perform private.refuse('from_date', 'Please select a date');
  elsif coalesce(days, 0) not between 1 and 14 then
    perform private.refuse('days', 'A board has 1 to 14 days');
  end if;
  perform private.free_unconfirmed();
  if first_day <= today then
    earlier := private.left_over(who, first_day);
  end if;
  select jsonb_build_object('today', today,
    'days', (
      select jsonb_agg(private.day_json(first_day + n) order by n) from generate_series(0, days - 1) n),
    'visits', (
      select coalesce(jsonb_agg(private.staff_visit_json(a)
        order by a.preferred_date, w.opens, a.zip_code, a.created_at), '[]')
      from public.appointments a join private.booking_windows w on w.slot = a.preferred_time
      where (a.preferred_date between first_day and first_day + days - 1
          or a.preferred_date >= first_day + days and a.status = 'requested'
          or a.id = any (earlier))
        and private.may_see(who, a)),
    'people', (
      select coalesce(jsonb_agg(private.person_json(p) order by p.name, p.email), '[]')
      from private.staff_people p
      where who.role = 'owner' or p.email = who.email))
  into board;
  revision := encode(sha256(convert_to(board::text, 'UTF8')), 'hex');
  return case when revision = seen then jsonb_build_object('revision', revision, 'unchanged', true)
    else board || jsonb_build_object('revision', revision) end;
end;
$$;

create function public.staff_visit(appointment_id text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  who private.staff_people := private.require_person();
  a public.appointments;
begin
  select p.* into a from public.appointments p where p.id = appointment_id and p.status <> 'held';
  if a.id is null then
    raise exception using errcode = 'PT404', message = 'There is no appointment with this number', detail = 'appointment_id';
  elsif not private.may_see(who, a) then
    perform private.not_yours();
  end if;
  return private.staff_visit_json(a) || jsonb_build_object('history', (
    select coalesce(jsonb_agg(jsonb_build_object('at', private.instant(h.at), 'state', h.state,
      'actor', coalesce(h.person, case h.actor when 'you' then 'the customer' else 'the office' end))
      order by h.id), '[]')
    from private.appointment_history h where h.appointment_id = a.id));
end;
$$;

-- Whether the caller may read this photo.
create function public.may_read_photo(path text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from private.photos p join public.appointments a on a.id = p.appointment_id
    where p.path = may_read_photo.path and p.stored_at is not null
      and private.may_see(private.person(), a));
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on function public.staff_board, public.staff_visit, public.may_read_photo
  from public, anon, authenticated;
grant execute on function public.staff_board, public.staff_visit, public.may_read_photo to authenticated;

-- The bucket of a hosted project: photos for those who may see the visit.
do $$
begin
  if to_regclass('storage.buckets') is null then
    return;
  end if;
  execute $sql$ drop policy if exists "Staff read photos of appointments" on storage.objects $sql$;
  execute $sql$
    create policy "Staff read photos of appointments" on storage.objects for select to authenticated
    using (bucket_id = 'appointment-photos' and public.may_read_photo(name))
  $sql$;
end;
$$;
