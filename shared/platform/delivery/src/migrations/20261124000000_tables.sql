-- What several machines share about releases: which objects are stored, which set is live, who may
-- change that. The bytes are in object storage. The owner of this schema trusts no caller: the role
-- site_team can call the functions below and read no table.

create table delivery.tokens (
  -- Not secret: names the token in lists and in the log.
  id text primary key check (id ~ '^[a-z0-9]{8}$'),
  -- A part, or `shell`, whose team may change everything.
  part text not null check (part ~ '^[a-z][a-z0-9-]*$'),
  -- A token for pull requests, whose code no person has reviewed yet: it changes nothing.
  check_only boolean not null default false,
  -- sha256 of the token. The token has 256 random bits, so a slow hash would protect nothing more.
  digest bytea not null unique,
  created_at timestamptz not null default now(),
  created_by text not null,
  revoked_at timestamptz
);

-- One object per row. The key of an object is never used twice, so no upload can replace another.
create table delivery.objects (
  key text primary key,
  kind text not null check (kind in ('release', 'set', 'pictures')),
  -- It becomes the name of a folder on every machine, so it must not lead out of one.
  name text not null check (name ~ case kind
    when 'set' then '^[A-Za-z0-9_-]{1,100}$'
    when 'release' then '^[a-z][a-z0-9-]{0,60}@[A-Za-z0-9_+-][A-Za-z0-9_.+-]{0,120}$'
    else '^[0-9a-f]{24}$' end),
  state text not null default 'uploading' check (state in ('uploading', 'stored', 'removed')),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes bigint check (bytes >= 0),
  -- A set: versions, previous, pictures. A release: its revision.
  details jsonb not null default '{}',
  at timestamptz not null default now(),
  by_token text not null,
  -- The team whose object it is: a release is its part's, all else is that of the token.
  by_part text not null,
  -- A set that visitors got, as live or as a canary. Every team may return to it.
  served boolean not null default false,
  check (state <> 'stored' or (sha256 is not null and bytes is not null))
);
-- Another team's object with the same name does not keep a team from storing its own: an id of a set
-- can be predicted, and the first one could contain anything.
create unique index objects_by_name on delivery.objects (kind, name, by_part) where state = 'stored';
create unique index objects_served on delivery.objects (kind, name) where state = 'stored' and served;

-- One row. Every change locks it, so two switches follow each other.
create table delivery.current (
  one boolean primary key default true check (one),
  -- Counts the changes, so a server that follows asks only for what is new.
  revision bigint not null default 0,
  live text,
  canary jsonb
);
insert into delivery.current default values;

create table delivery.changes (
  number bigint generated always as identity primary key,
  -- The clock of the database: those of the machines differ.
  at timestamptz not null default clock_timestamp(),
  did text not null check (did in ('live', 'back', 'canary', 'canary off')),
  set_before text,
  set_after text,
  by_part text not null,
  by_token text not null,
  -- As the publisher's machine reported it: command, releases, revision, verdicts, overruled.
  record jsonb not null
);

create function delivery.keep_changes() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'The log of changes cannot be changed.';
end $$;
create trigger keep_changes before update or delete or truncate on delivery.changes
  for each statement execute function delivery.keep_changes();

do $$
begin
  create role site_team nologin;
exception when duplicate_object or unique_violation then null; -- The server has it already.
end $$;
grant usage on schema delivery to site_team;
