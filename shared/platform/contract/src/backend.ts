import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ReportSet } from '@site/data-types/reports';
import type * as v from 'valibot';
import type { Answer } from './answer';
import type { SiteFacts } from './company';
import type { ProxySettings } from './proxy-settings';
import { root } from './paths';

/** Work that is due and not done, e.g. mails. */
export interface Outbox {
  waiting: number;
  /** How long the oldest has been due; 0 if none waits. */
  oldestSeconds: number;
  /** Will not be tried again. */
  givenUp: number;
}

export interface Sizes {
  /** Everything in the data folder. */
  dataBytes: number;
  /** The log of the embedded database; undefined with `DATABASE_URL`. */
  walBytes?: number;
}

/** Figures for the person who runs the site. Contains nothing about a customer. */
export interface Health {
  /** @throws Error when the database takes no writes */
  writes: () => Promise<void>;
  outbox: () => Promise<Outbox>;
  mailServerAnswers: () => Promise<boolean>;
  freeBytes: () => Promise<number>;
  sizes: () => Promise<Sizes>;
}

export interface BackendOptions<Company> {
  /** Folder of its data; created when missing, locked until `close`. */
  dataDir: string;
  company: Company;
  /** Port of the site's server. */
  port: number;
  /** `postgres://…` of a server that replaces an embedded database. */
  databaseUrl?: string | undefined;
  /** `smtp://…` of a mail server that replaces a local inbox. */
  smtpUrl?: string | undefined;
  proxySettings: ProxySettings;
  /** Sets whose documents may report, the same array until they change. */
  reportSets: () => Promise<ReportSet[]>;
  /** Counts an event of one of the module's {@link Counter}s. */
  count: (counter: string, value: string) => void;
  /** Takes one line about something that went wrong. @param requestId of the request */
  log: (line: string, requestId?: string) => void;
}

/** A running backend. */
export interface Backend {
  /** Answers paths of the backend. @returns false, with nothing written, for any other path */
  handle: (req: IncomingMessage, res: ServerResponse) => Promise<boolean>;
  /** Pages for the person at this machine, by name, to print at the start: `Inbox`. */
  pages: Record<string, string>;
  health: Health;
  /** Finishes running work and unlocks the data folder. */
  close: () => Promise<void>;
}

/** A count for the metrics. */
export interface Counter {
  /** `site_orders_total` */
  name: string;
  help: string;
  label: string;
  /** All values of the label. Few: each one is a series from the start. */
  values: readonly string[];
}

/** Where the counters of browsers' reports are. */
export interface ReportsPlace {
  /** `postgres://…`, if the site does not use the embedded database. */
  databaseUrl?: string | undefined;
  /** Variable with that address, for messages. */
  setting?: string;
  /** `http://127.0.0.1:3000`, a site that runs on this machine. */
  siteUrl: string;
  /** Its data folder, with the key of the owner's commands. */
  dataDir: string;
}

/** A file for a backup: its name there, and its path here or its content. */
export type BackupFile = { name: string; path: string } | { name: string; content: string };

/** The data of the site that `site serve` serves with the same environment. */
export interface DataPlace {
  dataDir: string;
  siteUrl: string;
  databaseUrl?: string | undefined;
}

/** A site in operation, seen from outside. */
export interface SiteSeen {
  company: SiteFacts;
  /** Whether its database is a hosted project. */
  hosted: boolean;
  /** Requests an address of the site; never throws. */
  get: (path: string) => Promise<Answer>;
  /** The same at the database's addresses, with the key that every visitor has. */
  api: (path: string, init?: RequestInit) => Promise<Answer>;
}

/** A check of a running site: what should be true, what is wrong (empty if nothing), and what to do. */
export type Check = [check: string, found: string, fix: string];

/** Files of a backend for a server in one folder, in addition to its code. */
export interface PackParts {
  /** Further scripts, such as a thread, by name. */
  scripts: Record<string, string>;
  /** Files and folders that it reads while it runs, and their paths from the scripts. */
  files: { source: string; place: string }[];
  /** A file next to the scripts that takes seconds to make; cached until a source changes. */
  prepared?: { name: string; sources: string[]; write: (file: string) => Promise<void> };
}

/**
 * The side of a business that the platform runs: data, functions, mails, a command. The root's
 * package.json names the module in `platform.backend`; it exports this as `backend`. Without one the
 * site has pages alone. Everything but `open` and `companySchema` is optional.
 */
export interface BackendModule<Company = SiteFacts> {
  /** The facts of this business. The platform itself reads those of {@link SiteFacts}. */
  companySchema: v.GenericSchema<unknown, Company>;
  /** @throws Error with one line: the folder is in use, the database is unreachable */
  open(options: BackendOptions<Company>): Promise<Backend>;
  /** Whether a request brings a large body, which takes minutes on a slow network. */
  isUpload?: (req: IncomingMessage) => boolean;
  counters?: Counter[];
  /** Kinds of its addresses, for metrics and the log of requests. */
  routeKinds?: [pattern: RegExp, kind: string][];
  reports?: {
    /** @throws Error with one line if the database cannot be reached */
    open(
      place: ReportsPlace,
    ): Promise<{ counts: () => Promise<unknown>; close: () => Promise<void> }>;
    /** Lets the documents of these sets report to a hosted project. */
    nameSets(databaseUrl: string, sets: ReportSet[]): Promise<void>;
  };
  backup?: {
    /** @returns instant of the copy, ISO 8601, and how much may be done twice after a restore */
    write(
      options: DataPlace & { file: string; others: BackupFile[]; recipient: string | undefined },
    ): Promise<{ at: string; unsure: number }>;
    restore(options: {
      file: string;
      dataDir: string;
      siteDir: string | undefined;
      databaseUrl: string | undefined;
      identityFile: string | undefined;
    }): Promise<{ at: string; rows: number }>;
  };
  /** A command with arguments of its own: `site orders list`. */
  command?: {
    name: string;
    does: string;
    /** @param name the words that start it @returns the exit code */
    run(name: string, argv: string[]): Promise<number>;
  };
  /** Functions that do not work on a static host with this company, a sentence each. */
  warningsOnStaticHost?(company: SiteFacts): string[];
  /** Checks of `site doctor`. They change nothing. */
  doctor?: {
    /** Key that every browser of an embedded site has. */
    publicKey: string;
    /** Addresses of its files that no stranger may read: `/orders.key`. */
    hidden: string[];
    check(site: SiteSeen): Promise<Check[]>;
  };
  pack?: () => Promise<PackParts>;
}

/**
 * The module that the root's package.json names. In a bundle it is imported by its name, see
 * `given-backend-plugin.ts` of the composer.
 */
export async function givenBackend(): Promise<BackendModule | undefined> {
  const { platform } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    platform?: { backend?: string };
  };
  if (!platform?.backend) return undefined;
  const file = createRequire(join(root, 'package.json')).resolve(platform.backend);
  return ((await import(file)) as { backend: BackendModule }).backend;
}
