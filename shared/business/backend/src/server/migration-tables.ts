import { join } from 'node:path';
import { scripts } from '@site/database/run-migrations';

const migrations = join(import.meta.dirname, '../../supabase/migrations');
const created = /\bcreate table (?:if not exists )?((?:public|private)\.\w+)/gi;
const dropped = /\bdrop table (?:if exists )?((?:public|private)\.\w+)/gi;

/** Tables of the schema with their schema, as the migrations make them: no database is needed. */
export function migrationTables(): string[] {
  const tables = new Set<string>();
  for (const { sql } of scripts(migrations)) {
    for (const [, name = ''] of sql.matchAll(created)) tables.add(name);
    for (const [, name = ''] of sql.matchAll(dropped)) tables.delete(name);
  }
  return [...tables].sort();
}
