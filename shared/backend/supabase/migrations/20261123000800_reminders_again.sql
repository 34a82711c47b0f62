-- A visit that goes back to waiting has its reminder again.

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
