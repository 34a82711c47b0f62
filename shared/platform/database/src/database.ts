export type Query = <Row extends object>(sql: string, params?: unknown[]) => Promise<Row[]>;

export interface Session {
  query: Query;
  /** Runs any number of statements, without parameters. */
  run: (script: string) => Promise<void>;
}

/** PostgreSQL, on a thread of this process or behind `DATABASE_URL`. */
export interface Database extends Session {
  embedded: boolean;
  /** Commits when `work` resolves, rolls back when it throws. */
  transaction: <T>(work: (session: Session) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

/** Error fields that PostgreSQL reports. */
export interface DatabaseError {
  /** SQLSTATE. */
  code: string;
  message: string;
  detail?: string;
  hint?: string;
  /** Character of the statement, or of the whole script, at which it was found; from 1. */
  position?: string | number;
}

export const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));

/** Creates an error with a SQLSTATE, for failures that the database cannot report itself. */
export const databaseError = (code: string, message: string): Error & DatabaseError =>
  Object.assign(new Error(message), { code });
