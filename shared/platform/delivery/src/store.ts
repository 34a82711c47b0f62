import type { Canary } from '@site/contract/canary';
import type { Switch } from '@site/contract/live';
import type { Verdict } from '@site/contract/verdict';

/** The live set at one moment, by the clock of the store. */
export interface StoreState {
  /** Undefined before the first set. */
  live: string | undefined;
  /** Newest last; only switches whose set is still stored. */
  history: Switch[];
  canary: Canary | undefined;
  /** ISO 8601 instant at which the store answered. */
  now: string;
}

/** How a change came about, for the log. */
export interface ChangeRecord {
  /** `promote`, `rollback`, `build`, `compose`, `canary`. */
  command: string;
  /** Releases that were named: `mf-blog@1.0.0-3f9a1c2b4d`. */
  releases: string[];
  /** Source revisions of these releases. */
  revision: string;
  /** Result of the check; undefined if none ran. */
  verdicts?: Verdict[];
  /** Refusals of the check that were overruled. */
  forced?: string[];
  /** Releases that it took away from visitors: a build leaves them away until they are named. */
  takenBack?: string[];
}

export interface LogEntry {
  /** ISO 8601 instant, by the clock of the store. */
  at: string;
  did: 'live' | 'back' | 'canary' | 'canary off';
  before: string | null;
  after: string | null;
  /** Part of the token, and its id; the user's name in a folder. */
  by: string;
  record: ChangeRecord & { percent?: number };
}

/** A set that becomes live. */
export interface LiveChange {
  /** Set that must be live now; undefined for none. */
  expected: string | undefined;
  next: string;
  /** Whether it is a rollback. */
  back: boolean;
  record: ChangeRecord;
}

export interface CanaryChange {
  /** Set that must be live now. */
  expected: string | undefined;
  /** Undefined ends the canary. */
  canary: Canary | undefined;
  record: ChangeRecord;
}

/** Releases of a set, and those that browsers get as a fallback, by part. */
export interface SetContents {
  versions: Record<string, string>;
  previous: Record<string, string>;
}

/** Something that the store has. */
export interface StoredObject {
  kind: 'release' | 'set';
  /** `mf-blog@1.0.0-3f9a1c2b4d`, or the id of a set. */
  name: string;
  /** ISO 8601 instant at which it was stored. */
  at: string;
  /** Releases that a set needs, fallbacks of browsers included; empty for a release. */
  uses: string[];
}

export interface Token {
  /** Names the token; not secret. */
  id: string;
  /** A part, or `shell`, whose team may do everything. */
  part: string;
  /** Whether it changes nothing: for the jobs of pull requests. */
  checkOnly: boolean;
  createdAt: string;
  createdBy: string;
  revokedAt: string | null;
}

export interface PullOptions {
  /**
   * For a rollback: if the live set is damaged or lost in the store, fetch the others and leave the
   * pointer as it is.
   */
  mayLackLive?: boolean;
}

/**
 * The store behind the site's folder (`SITE_DIR`). Commands and servers read and write the folder;
 * this keeps it the same on every machine.
 */
export interface Store {
  /** The live set, without touching the folder. */
  state(): Promise<StoreState>;
  /**
   * Brings the folder up to date: live, canary and history, and the releases and sets that they
   * name. Writes the pointer last, so the folder is complete at every moment. Does nothing while
   * nothing has changed, so a server may call it each second.
   * @throws Fault naming the release or set that was altered in the store
   */
  pull(options?: PullOptions): Promise<StoreState>;
  /** Fetches one more release into the folder. @returns false when the store has none */
  fetchRelease(name: string, version: string): Promise<boolean>;
  /** The releases of a stored set; undefined if there is none, or only the folder has it. */
  contentsOf(id: string): Promise<SetContents | undefined>;
  /** Fetches one more set, with its releases, into the folder. @returns false when the store has none */
  fetchSet(id: string): Promise<boolean>;
  /**
   * Stores a release of the folder.
   * @returns `exists` when another machine stored this version first; the folder's may differ
   */
  pushRelease(name: string, version: string): Promise<'stored' | 'exists'>;
  /** Stores a set of the folder. @returns as {@link pushRelease} */
  pushSet(id: string): Promise<'stored' | 'exists'>;
  /**
   * Runs work that ends with a switch while other machines wait, so that none of them has to do its
   * work again. It only saves work: after some minutes of waiting, or without the store, work runs.
   */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** Makes a stored set live and brings the folder up to date. @returns false when live has moved */
  changeLive(change: LiveChange): Promise<boolean>;
  /** @returns false when live has moved @throws Fault when the set is not stored */
  changeCanary(change: CanaryChange): Promise<boolean>;
  /**
   * Changes of live and canary, newest first.
   * @param onUnreadable receives one message for each entry that is left out because it is damaged
   */
  log(entries: number, onUnreadable?: (message: string) => void): Promise<LogEntry[]>;
  /** Everything that is stored, oldest first. */
  stored(): Promise<StoredObject[]>;
  /** Removes sets by id and releases by name (`mf-blog@1.0.0-…`), from store and folder. */
  remove(sets: string[], releases: string[]): Promise<void>;
  /**
   * @param checkOnly whether the token may change nothing
   * @returns the token; only its hash is stored
   */
  createToken(part: string, checkOnly?: boolean): Promise<string>;
  listTokens(): Promise<Token[]>;
  revokeToken(id: string): Promise<void>;
  close(): Promise<void>;
}
