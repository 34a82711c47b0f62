-- What a hosted Supabase project brings itself: its roles, the auth helpers, and the generous
-- default privileges in schema public (generous here, so that a migration that forgets to
-- revoke fails the tests and not the customers). Never applied to a hosted project.
--
-- The owner of the database may be no superuser: then the roles exist and are granted to it already,
-- or the statements that do it are named.
do $$
declare
  name text;
  missing text[] := '{}';
begin
  foreach name in array array['anon', 'authenticated', 'service_role'] loop
    begin
      if not exists (select from pg_catalog.pg_roles where rolname = name) then
        execute format('create role %I nologin noinherit', name);
      end if;
    exception when insufficient_privilege then
      missing := missing || format('create role %I nologin noinherit', name);
    end;
    begin
      execute format('set local role %I', name);
      reset role;
    exception when insufficient_privilege or invalid_parameter_value then
      begin
        execute format('grant %I to %I', name, current_user);
      exception when insufficient_privilege or undefined_object then
        missing := missing || format('grant %I to %I', name, current_user);
      end;
    end;
  end loop;
  if missing <> '{}' then
    raise exception using errcode = 'insufficient_privilege', message = format(
      'The role %I may not create or use the roles of the site. Let an administrator of the database server run once: %s;',
      current_user, array_to_string(missing, '; '));
  end if;
end;
$$;

grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;

create schema if not exists auth;
grant usage on schema auth to anon, authenticated, service_role;
