-- What others read of an appointment: its customer, its mails, and pages of older releases.

-- When a window begins and ends, also on days on which the clocks change.
create function private.window_begins(day date, slot text) returns timestamptz
language sql stable set search_path = ''
as $$
  select (day + w.opens) at time zone s.time_zone
  from private.booking_windows w, private.settings s where w.slot = window_begins.slot;
$$;
create function private.window_ends(day date, slot text) returns timestamptz
language sql stable set search_path = ''
as $$
  select (day + w.closes) at time zone s.time_zone
  from private.booking_windows w, private.settings s where w.slot = window_ends.slot;
$$;

-- Until when its customer can move or cancel a visit here; null when that is over.
create function private.change_until(a public.appointments) returns timestamptz
language sql stable set search_path = ''
as $$
  select u.until from private.settings s, lateral (
    select private.window_begins(a.preferred_date, a.preferred_time)
      - make_interval(mins => s.change_until_minutes) as until) u
  where a.status in ('requested', 'confirmed') and u.until > now();
$$;

-- The words of older releases, which their open tabs and the staff list use.
create function private.status_word(status text) returns text
language sql immutable set search_path = ''
as $$
  select case status when 'held' then 'held' when 'done' then 'completed'
    when 'cancelled' then 'cancelled' else 'pending' end;
$$;

create or replace function private.appointment_json(a public.appointments) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', a.id, 'name', a.name, 'phone', a.phone, 'email', a.email, 'address', a.address,
    'zipCode', a.zip_code, 'appliance', a.appliance, 'issue', a.issue,
    'description', a.description, 'preferredDate', a.preferred_date,
    'preferredTime', a.preferred_time, 'estimate', a.estimate,
    'warrantyRecordId', a.warranty_record_id, 'status', private.status_word(a.status),
    'state', a.status, 'technician', a.technician, 'cancelReason', a.cancel_reason,
    'createdAt', private.instant(a.created_at));
$$;

-- The appointment as its customer sees it. Of photos only the ids: the pictures are for staff.
create function private.view_json(a public.appointments) returns jsonb
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
      select coalesce(jsonb_agg(jsonb_build_object(
        'at', private.instant(h.at), 'state', h.state, 'by', h.actor) order by h.id), '[]')
      from private.appointment_history h where h.appointment_id = a.id),
    'canChangeUntil', private.instant(private.change_until(a)));
$$;

revoke all on all functions in schema private from public, anon, authenticated;
