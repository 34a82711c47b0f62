import type { Database } from '@site/database/database';

interface Argument {
  name: string;
  /** SQL type as PostgreSQL prints it. */
  type: string;
  optional: boolean;
}

export interface RpcFunction {
  name: string;
  arguments: Argument[];
  /** Call that takes its arguments from the JSON object `$1`; only the named ones are passed. */
  sql: (given: string[]) => string;
}

const identifier = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * Every function of schema public, by name. Names and types come from the database, never a caller.
 */
export async function readCatalog(db: Database): Promise<Map<string, RpcFunction>> {
  const rows = await db.query<{ name: string; arguments: Argument[] }>(`
    select p.proname as name, coalesce((
      select json_agg(json_build_object(
        'name', a.name, 'type', format_type(a.type, null),
        'optional', a.position > p.pronargs - p.pronargdefaults) order by a.position)
      from unnest(p.proargnames, p.proargtypes::oid[]) with ordinality a(name, type, position)
    ), '[]') as arguments
    from pg_catalog.pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
      and p.prorettype = 'jsonb'::regtype`);
  return new Map(
    rows.map(({ name, arguments: args }) => [
      name,
      {
        name,
        arguments: args,
        sql: (given) => {
          const taken = args.filter((argument) => given.includes(argument.name));
          const named = taken.map(({ name: n }) => `${identifier(n)} => b.${identifier(n)}`);
          const columns = taken.map(({ name: n, type }) => `${identifier(n)} ${type}`);
          const from =
            taken.length > 0 ? ` from json_to_record($1::json) b(${columns.join()})` : '';
          return `select public.${identifier(name)}(${named.join()})::text as result${from}`;
        },
      },
    ]),
  );
}
