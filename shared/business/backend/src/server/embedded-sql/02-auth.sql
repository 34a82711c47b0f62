-- Claims of the request, as PostgREST leaves them for the transaction.
create or replace function auth.jwt() returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb;
$$;

create or replace function auth.uid() returns uuid
language sql stable set search_path = ''
as $$
  select nullif(auth.jwt() ->> 'sub', '')::uuid;
$$;

create or replace function auth.role() returns text
language sql stable set search_path = ''
as $$
  select auth.jwt() ->> 'role';
$$;
