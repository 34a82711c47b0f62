-- The customer sees from which window to which a visit was moved, and a visit that goes back to
-- waiting has its reminder again.

-- The appointment as its customer sees it. Of photos only the ids: the pictures are for staff.
create or replace function private.view_json(a public.appointments) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', a.id, 'key', a.page_key, 'state', a.status, 'version', a.version, 'sequence', a.sequence,
    'preferredDate', a.preferred_date, 'preferredTime', a.preferred_time,
    'appliance', a.appliance, 'issue', a.issue,
    -- The form writes the brand into the description.
    'brand', substring(a.description from '(?:^|\n)Preferred brand: ([^\n]{1,60})'),
    'name', a.name, 'address', a.address, 'zip', a.zip_code, 'technician', a.technician,
    'isWarranty', a.warranty_record_id is not null, 'estimate', a.estimate,
    'notes', (
      select coalesce(jsonb_agg(jsonb_build_object('at', private.instant(n.at), 'text', n.note)
        order by n.id), '[]')
      from private.appointment_notes n where n.appointment_id = a.id),
    'photos', private.photos_json(a.id),
    'history', (
      select coalesce(jsonb_agg(
        jsonb_build_object('at', private.instant(h.at), 'state', h.state, 'by', h.actor)
        || case when h.state = 'moved' then jsonb_build_object(
          'from', jsonb_build_object('preferredDate', h.from_date, 'preferredTime', h.from_time),
          'to', jsonb_build_object('preferredDate', h.to_date, 'preferredTime', h.to_time))
        else '{}' end
        order by h.id), '[]')
      from private.appointment_history h where h.appointment_id = a.id),
    'canChangeUntil', private.instant(private.change_until(a)));
$$;

-- As before. When staff take back 'on the way' or 'no one home', the reminder that the step removed
-- is planned again, unless its hour has passed.
create or replace function private.drop_reminder() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (new.preferred_date, new.preferred_time) is distinct from (old.preferred_date, old.preferred_time)
    or (new.status <> old.status
      and (old.status = 'on_the_way' or new.status not in ('requested', 'confirmed'))) then
    perform private.forget_reminder(new.id);
  end if;
  if new.status in ('requested', 'confirmed') and old.status in ('on_the_way', 'no_one_home') then
    perform private.plan_reminder(new);
  end if;
  return null;
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
