-- Photos of an appointment. The rows are here. The bytes are in the embedded server's data folder or
-- in the project's Storage, under `path`.

alter table private.settings
  -- Room for the photos of all appointments together.
  add column photo_budget_bytes bigint not null default 2147483648 check (photo_budget_bytes >= 0),
  -- How long an upload may take from its reservation on.
  add column upload_time interval not null default '10 minutes',
  -- Photos of older visits, and of visits cancelled longer ago, are deleted.
  add column keep_photos interval not null default '24 months',
  add column keep_cancelled_photos interval not null default '30 days';

create table private.photos (
  -- Made by the browser, so that a repeated upload is the same photo.
  id uuid not null,
  appointment_id text not null references public.appointments (id) on delete cascade,
  path text not null unique,
  type text not null check (type in ('image/jpeg', 'image/png', 'image/webp')),
  size integer not null check (size between 1 and 2097152),
  -- Digest of the token that puts the bytes; null once it has been used.
  token_digest bytea,
  reserved_until timestamptz not null,
  -- Null until the bytes have been checked and stored.
  stored_at timestamptz,
  primary key (appointment_id, id)
);
alter table private.photos enable row level security;
revoke all on table private.photos from public, anon, authenticated;

create function private.photos_json(appointment_id text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'at', private.instant(p.stored_at))
    order by p.stored_at, p.id), '[]')
  from private.photos p
  where p.appointment_id = photos_json.appointment_id and p.stored_at is not null;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
