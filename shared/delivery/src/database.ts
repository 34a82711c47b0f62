import { isDatabaseError, reason } from '@site/backend/database';
import type { Database } from '@site/backend/database';
import type { Canary } from '@site/contract/canary';
import { Fault } from '@site/contract/fault';
import type { Switch } from '@site/contract/live';
import { isSafeName } from './names';
import { Refusal } from './refusal';
import type { ChangeRecord, LogEntry, Token } from './store';

/** Details of a set in its row; its files must have the same. */
export interface SetDetails {
  versions: Record<string, string>;
  previous: Record<string, string>;
  /** Name of the pictures that its documents use. */
  pictures?: string;
}

/** An object that is stored. */
export interface ObjectRow {
  kind: 'release' | 'set' | 'pictures';
  name: string;
  /** The team whose object it is; another team may have one with the same name. */
  part: string;
  /** Whether the caller is of that team. */
  isOwn: boolean;
  key: string;
  sha256: string;
  bytes: number;
  at: string;
  details: Partial<SetDetails>;
}

export type StateRow =
  | { revision: number; unchanged: true; now: string }
  | {
      revision: number;
      unchanged?: undefined;
      now: string;
      live: string | null;
      canary: Canary | null;
      history: Switch[];
    };

/** Loaded when it is used: a site with one folder needs no client of PostgreSQL. */
async function open(url: string): Promise<Database> {
  const { openPostgres } = await import('@site/backend/postgres');
  return openPostgres(url, {
    setting: 'SITE_DATABASE_URL',
    application: 'site-delivery',
    mayExit: true,
  });
}

/** The functions of the schema `delivery`, typed. Each is one statement, so one transaction. */
export class DeliveryDatabase {
  private opened: Promise<Database> | undefined;

  /** @param url of the PostgreSQL @param token of the caller, empty without one */
  constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  state = (seen: number | null): Promise<StateRow> => this.value('state', [seen]);

  stored = async (names: string[] | null): Promise<ObjectRow[]> => {
    const query =
      'select *, bytes::float8 as bytes, by_part as part, is_own as "isOwn" from delivery.stored($1, $2)';
    return (await this.rows<ObjectRow>(query, [this.token, names])).filter(isSafeName);
  };

  log = (entries: number): Promise<LogEntry[]> =>
    this.rows(
      `select at, did, set_before as before, set_after as after,
        by_part || ' (' || by_token || ')' as by, record from delivery.log($1)`,
      [entries],
    );

  beginUpload = (kind: ObjectRow['kind'], name: string): Promise<string> =>
    this.value('begin_upload', [this.token, kind, name]);

  endUpload = (
    key: string,
    sha256: string,
    bytes: number,
    details: object,
  ): Promise<'stored' | 'exists'> =>
    this.value('end_upload', [this.token, key, sha256, bytes, details]);

  takeTurn = (machine: string): Promise<boolean> => this.value('take_turn', [this.token, machine]);

  endTurn = (machine: string): Promise<void> => this.value('end_turn', [this.token, machine]);

  changeLive = (
    expected: string | undefined,
    next: string,
    back: boolean,
    record: ChangeRecord,
  ): Promise<boolean> =>
    this.value('change_live', [this.token, expected ?? null, next, back, record]);

  changeCanary = (
    expected: string | undefined,
    canary: Canary | undefined,
    record: ChangeRecord,
  ): Promise<boolean> =>
    this.value('change_canary', [this.token, expected ?? null, canary ?? null, record]);

  createToken = (id: string, part: string, digest: string, checkOnly: boolean): Promise<void> =>
    this.value('create_token', [this.token, id, part, digest, checkOnly]);

  listTokens = (): Promise<Token[]> =>
    this.rows(
      `select id, part, check_only as "checkOnly", created_at as "createdAt", created_by as "createdBy",
        revoked_at as "revokedAt" from delivery.list_tokens($1)`,
      [this.token],
    );

  revokeToken = (id: string): Promise<void> => this.value('revoke_token', [this.token, id]);

  /** @returns keys whose bytes may be removed */
  remove = async (sets: string[], releases: string[]): Promise<string[]> => {
    const sql = 'select key from delivery.remove($1, $2, $3) as key';
    return (await this.rows<{ key: string }>(sql, [this.token, sets, releases])).map(
      ({ key }) => key,
    );
  };

  forget = (keys: string[]): Promise<void> => this.value('forget', [this.token, keys]);

  async close(): Promise<void> {
    await (await this.opened?.catch(() => undefined))?.close();
    this.opened = undefined;
  }

  private async value<T>(name: string, params: unknown[]): Promise<T> {
    const places = params.map((_, i) => `$${i + 1}`).join(', ');
    const [row] = await this.rows<{ value: T }>(
      `select delivery.${name}(${places}) as value`,
      params,
    );
    return row?.value as T;
  }

  private async rows<Row extends object>(sql: string, params: unknown[]): Promise<Row[]> {
    try {
      this.opened ??= open(this.url);
      return await (await this.opened).query<Row>(sql, params);
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
    const text = reason(error);
    const named = text.includes('SITE_DATABASE_URL');
    return new Fault(named ? text : `The database of SITE_DATABASE_URL does not answer (${text}).`);
  }
  if (error.code === 'SD001') return new Refusal(error.message);
  if (missing.includes(error.code))
    return new Fault(
      'The database of SITE_DATABASE_URL lacks the tables of this version: its owner runs "site setup-store".',
    );
  return new Fault(`The database of SITE_DATABASE_URL: ${error.message}`);
}
