import { reason, Fault } from '@site/contract/fault';
import { isDatabaseError } from '@site/database/database';
import type { Database } from '@site/database/database';
import type { Canary } from '@site/contract/canary';
import { parse } from '@site/contract/parse';
import * as v from 'valibot';
import { logEntrySchema, readEntries } from './log-entries';
import { isSafeName } from './names';
import { Refusal } from './refusal';
import { objectSchema, stateSchema, tokenSchema, unchangedSchema } from './rows';
import type { ObjectRow, StateRow } from './rows';
import type { ChangeRecord, LogEntry, Token } from './store';

const source = 'The database of SITE_DATABASE_URL';

/** Loaded when it is used: a site with one folder needs no client of PostgreSQL. */
async function open(url: string): Promise<Database> {
  const { openPostgres } = await import('@site/database/postgres');
  return openPostgres(url, {
    setting: 'SITE_DATABASE_URL',
    application: 'site-delivery',
    mayExit: true,
  });
}

/**
 * The functions of the schema `delivery`. Each is one statement, so one transaction. Other machines
 * and versions write the rows, so each answer is compared with its schema.
 */
export class DeliveryDatabase {
  private opened: Promise<Database> | undefined;

  /** @param url of the PostgreSQL @param token of the caller, empty without one */
  constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  async state(seen: number | null): Promise<StateRow> {
    const answer = await this.call('state', [seen]);
    const schema = v.is(unchangedSchema, answer) ? unchangedSchema : stateSchema;
    return parse(schema, answer, `${source}: delivery.state`);
  }

  async stored(names: string[] | null): Promise<ObjectRow[]> {
    const query =
      'select *, bytes::float8 as bytes, by_part as part, is_own as "isOwn" from delivery.stored($1, $2)';
    const rows: unknown[] = await this.rows(query, [this.token, names]);
    return rows
      .filter(isSafeName)
      .map((row) => parse(objectSchema, row, `${source}: ${row.kind} ${row.name}`));
  }

  async log(
    entries: number,
    onUnreadable: (message: string) => void = () => {},
  ): Promise<LogEntry[]> {
    const rows = await this.rows(
      `select at, did, set_before as before, set_after as after,
        by_part || ' (' || by_token || ')' as by, record from delivery.log($1)`,
      [entries],
    );
    const reads = rows.map((row) => {
      const where = `${source}: the change of ${String(row.at)}`;
      return () => parse(logEntrySchema, row, where);
    });
    return readEntries(reads, onUnreadable);
  }

  beginUpload = (kind: ObjectRow['kind'], name: string): Promise<string> =>
    this.value(v.string(), 'begin_upload', [this.token, kind, name]);

  endUpload = (
    key: string,
    sha256: string,
    bytes: number,
    details: object,
  ): Promise<'stored' | 'exists'> =>
    this.value(v.picklist(['stored', 'exists']), 'end_upload', [
      this.token,
      key,
      sha256,
      bytes,
      details,
    ]);

  takeTurn = (machine: string): Promise<boolean> =>
    this.value(v.boolean(), 'take_turn', [this.token, machine]);

  endTurn = (machine: string): Promise<void> => this.run('end_turn', [this.token, machine]);

  changeLive = (
    expected: string | undefined,
    next: string,
    back: boolean,
    record: ChangeRecord,
  ): Promise<boolean> =>
    this.value(v.boolean(), 'change_live', [this.token, expected ?? null, next, back, record]);

  changeCanary = (
    expected: string | undefined,
    canary: Canary | undefined,
    record: ChangeRecord,
  ): Promise<boolean> =>
    this.value(v.boolean(), 'change_canary', [
      this.token,
      expected ?? null,
      canary ?? null,
      record,
    ]);

  createToken = (id: string, part: string, digest: string, checkOnly: boolean): Promise<void> =>
    this.run('create_token', [this.token, id, part, digest, checkOnly]);

  async listTokens(): Promise<Token[]> {
    const rows = await this.rows(
      `select id, part, check_only as "checkOnly", created_at as "createdAt", created_by as "createdBy",
        revoked_at as "revokedAt" from delivery.list_tokens($1)`,
      [this.token],
    );
    return rows.map((row) => parse(tokenSchema, row, `${source}: token ${String(row.id)}`));
  }

  revokeToken = (id: string): Promise<void> => this.run('revoke_token', [this.token, id]);

  /** @returns keys whose bytes may be removed */
  async remove(sets: string[], releases: string[]): Promise<string[]> {
    const sql = 'select key from delivery.remove($1, $2, $3) as key';
    const rows = await this.rows(sql, [this.token, sets, releases]);
    return rows.map(({ key }) => parse(v.string(), key, `${source}: delivery.remove`));
  }

  forget = (keys: string[]): Promise<void> => this.run('forget', [this.token, keys]);

  async close(): Promise<void> {
    await (await this.opened?.catch(() => undefined))?.close();
    this.opened = undefined;
  }

  private async value<Schema extends v.GenericSchema>(
    schema: Schema,
    name: string,
    params: unknown[],
  ): Promise<v.InferOutput<Schema>> {
    return parse(schema, await this.call(name, params), `${source}: delivery.${name}`);
  }

  private async run(name: string, params: unknown[]): Promise<void> {
    await this.call(name, params);
  }

  private async call(name: string, params: unknown[]): Promise<unknown> {
    const places = params.map((_, i) => `$${i + 1}`).join(', ');
    const [row] = await this.rows(`select delivery.${name}(${places}) as value`, params);
    return row?.value;
  }

  private async rows(sql: string, params: unknown[]): Promise<Record<string, unknown>[]> {
    try {
      this.opened ??= open(this.url);
      return await (await this.opened).query<Record<string, unknown>>(sql, params);
    } catch (error) {
      throw faultOf(error);
    } finally {
      // A pool that could not be opened is opened again by the next call.
      this.opened?.catch(() => (this.opened = undefined));
    }
  }
}

/** Codes of PostgreSQL for what is missing: a schema, a table, a function. */
const missing = ['3F000', '42P01', '42883'];

function faultOf(error: unknown): Fault {
  if (!isDatabaseError(error)) {
    const said = reason(error);
    const named = said.includes('SITE_DATABASE_URL');
    return new Fault(named ? said : `${source} does not answer (${said}).`);
  }
  if (error.code === 'SD001') return new Refusal(error.message);
  if (missing.includes(error.code))
    return new Fault(
      `${source} lacks the tables of this version: its owner runs "site setup-store".`,
    );
  return new Fault(`${source}: ${error.message}`);
}
