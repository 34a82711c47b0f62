import type { Query } from '@site/database/database';

/** A table of the site, as the database describes it. */
export interface Table {
  /** With its schema: `private.outbox`. */
  name: string;
  columns: { name: string; type: string }[];
  /** Tables that it refers to. */
  refersTo: string[];
  /** Column whose values the database numbers; null without one. */
  numbered: string | null;
}

/** Visitors' data in the schema `public`. A hosted project may have other tables there. */
const publicTables = ['appointments', 'service_records'];

/** Tables that the migrations fill. */
export const filledByMigrations = [
  'private.booking_windows',
  'private.chores',
  'private.rate_rules',
  'private.settings',
  'private.state_steps',
  'private.watch_rules',
];

/** With those of the first start. Rows in any other table mean that the database is in use. */
export const filledAtStart = [...filledByMigrations, 'private.push_keys'];

/** The tables of the site; each comes after those that it refers to. */
export async function readTables(query: Query): Promise<Table[]> {
  const tables = await query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name,
      (select json_agg(json_build_object('name', quote_ident(a.attname),
          'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      ) as columns,
      coalesce((select json_agg(distinct format('%I.%I', rn.nspname, r.relname))
        from pg_constraint f
          join pg_class r on r.oid = f.confrelid
          join pg_namespace rn on rn.oid = r.relnamespace
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid), '[]'
      ) as "refersTo",
      (select quote_ident(a.attname) from pg_attribute a
        where a.attrelid = c.oid and a.attidentity <> '' and not a.attisdropped) as numbered
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r'
      and (n.nspname = 'private' or n.nspname = 'public' and c.relname = any($1::text[]))
    order by 1`,
    [`{${publicTables.join()}}`],
  );
  return inOrder(tables);
}

/** @throws Error when tables refer to each other in a circle: no order of insertion fits */
function inOrder(tables: Table[]): Table[] {
  const ordered: Table[] = [];
  for (let left = tables; left.length > 0;) {
    const isReady = ({ refersTo }: Table) =>
      refersTo.every((name) => !left.some((other) => other.name === name));
    const ready = left.filter(isReady);
    if (ready.length === 0)
      throw new Error(`Tables refer to each other: ${left.map(({ name }) => name).join(', ')}`);
    ordered.push(...ready);
    left = left.filter((table) => !ready.includes(table));
  }
  return ordered;
}
