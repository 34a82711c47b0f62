-- Publishers that compose at the same time would each have to compose again after every switch of
-- another. So they take turns. A turn only saves work: it ends by itself after a minute, and what
-- protects a switch is delivery.change_live. The row is not that of delivery.current, so a publisher
-- that waits delays no switch.

create table delivery.turn (
  one boolean primary key default true check (one),
  machine text,
  until timestamptz not null default '-infinity'
);
insert into delivery.turn default values;

create function delivery.take_turn(token text, new_machine text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform delivery.caller(token);
  update delivery.turn t
  set machine = left(new_machine, 100), until = clock_timestamp() + interval '1 minute'
  where t.machine is null or t.machine = left(new_machine, 100) or t.until < clock_timestamp();
  return found;
end $$;

create function delivery.end_turn(token text, old_machine text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform delivery.caller(token);
  update delivery.turn t set machine = null where t.machine = left(old_machine, 100);
end $$;

revoke all on delivery.turn from public;
revoke all on function delivery.take_turn(text, text), delivery.end_turn(text, text) from public;
grant execute on function delivery.take_turn(text, text), delivery.end_turn(text, text) to site_team;
