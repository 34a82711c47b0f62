/**
 * The contract of a remote: its declaration, its route modules, its release and its entry in the
 * registry. Every remote `satisfies` these types.
 */

import type { Thing, WithContext } from 'schema-dts';

/**
 * Name of a remote. Remotes are found, not listed, so only the start is known to the compiler: it
 * distinguishes `mf-blog/LatestArticles` from a package and a path.
 */
export type RemoteName = `mf-${string}`;

/** Language of a document. English is at the site's root, every other one below its name: `/es`. */
export type Language = 'en' | 'es';

/** A part's declaration, in `site` of its package.json; its releases contain it. */
export interface PartDeclaration {
  /** Path prefixes that only this part answers; whole segments. */
  prefixes: string[];
  /** Federated modules by request (`./routes`) with their source file. */
  exposes: Record<string, string>;
  /** Kinds of records that other parts may read, e.g. `prices`. */
  records?: string[];
  /**
   * Exposed modules that any page starts, by prefix of a localStorage key:
   * `{"site.outbox.": "./outbox"}`. If such a key is stored, the page calls the module's `start()`,
   * e.g. to send a request that an earlier visit could not send.
   */
  startsWhenStored?: Record<string, string>;
  /** Modules and records that it loads from other parts: `remote/Module`, `remote/kind`. */
  consumes: string[];
  /** Version ranges of shared packages that differ from the default. */
  shared?: Record<string, string>;
  /** Languages besides English that its pages have. */
  languages?: Language[];
  /**
   * Whether the part is for the business alone. Its pages must be `noindex`, and the documents of
   * all other parts do not name it, so that no visitor loads a byte of it.
   */
  private?: boolean;
  /**
   * Name under which its pages stand on a phone's home screen, `Staff`: an app of its own, with its own
   * icon, that begins at the first prefix. Without it they belong to the site's app.
   */
  app?: string;
  /**
   * Whether the shell reads what all documents share from a file of the set. For an older one each
   * document contains it.
   */
  dataFile?: boolean;
}

/** `site` of a part's package.json: its declaration, and what only development needs. */
export interface PartSettings extends PartDeclaration {
  /** Port of its development server; each part has another one. */
  port: number;
  /** Browser specs that test this part, next to those that open every page. */
  specs?: string[];
}

/** An exposed module that `startsWhenStored` names. */
export interface StartedModule {
  /** Any page may call it, any number of times. */
  start: () => void;
}

/** Phone number that the header and the call bar of a page show. */
export interface PageContact {
  /** As people read it: `(713) 555-0142`. */
  phone: string;
  /** The same number for `tel:` links, E.164. */
  rawPhone: string;
  /** Whether that number's visits cannot be booked on this site. */
  callOnly?: boolean;
}

/** Metadata of a page for people, search engines and social networks. */
export interface PageMeta {
  title: string;
  description: string;
  keywords: string[];
  /** Absolute canonical address. */
  canonical: string;
  /** Absolute address of the share image, which the composer draws. */
  image: string;
  /** Text on the share image. */
  share: { title: string; eyebrow: string };
  robots: string;
  lang: Language;
  /** Of Open Graph: `en_US`. */
  locale: string;
  /** schema.org objects, in the order of the document. */
  jsonLd: WithContext<Thing>[];
  /** Trail from Home to this page, both included. */
  breadcrumbs: Breadcrumb[];
  /** HTTP status of the document. */
  status: 200 | 404;
  /** Open Graph kind. */
  type: 'website' | 'article';
  /** Path of an RSS feed of this page. */
  feed?: string;
}

export interface Breadcrumb {
  name: string;
  /** Path from the site's root. */
  path: string;
}

/** A `content` page hydrates in idle time after its paint, a `form` page right after the paint. */
export type PageKind = 'content' | 'form';

/** Arguments of a route module's `meta` function. */
export interface MetaArgs {
  params: Readonly<Record<string, string | undefined>>;
  /** Path of the page, without search or hash. */
  pathname: string;
}

/** Shape of every file in a part's `routes/` folder. */
export interface RouteModule<Component> {
  default: Component;
  /** Reads the record that {@link RouteModule.warm} has loaded; synchronous. */
  meta: (args: MetaArgs) => PageMeta;
  /** Loads the page's records before it is rendered or hydrated. */
  warm?: (params: MetaArgs['params']) => Promise<unknown>;
}

/** Exports of a part's server bundle for the prerenderer. */
export interface RemoteServerModule<Route> {
  routes: Route[];
  /** Every static path of the part, e.g. `/blog/hard-water`. */
  paths: () => string[] | Promise<string[]>;
  /**
   * Documents for unknown addresses, sent with status 404. Pattern to path:
   * `{'/blog/*': '/blog/not-found'}`. `*` stands for one segment, as in the route `/blog/:slug`.
   */
  notFound: Record<string, string>;
  /** Exposed modules by name without `./`, for fragments rendered into other parts' pages. */
  modules: Record<string, unknown>;
  /** Additional files of the set, e.g. a feed: path to content. */
  files?: () => Record<string, string> | Promise<Record<string, string>>;
  /** Last change of a page's content, ISO date, for the sitemap. */
  lastModified?: (path: string) => string | undefined;
}

/** One browser file of a release. */
export interface ReleaseFile {
  /** Bytes, uncompressed. */
  bytes: number;
  /** Bytes after brotli at its highest level. */
  brotli: number;
  /** `sha256-…` */
  integrity: string;
}

/** A page of a release. Pages with the same chunk have the same type. */
export interface ReleasePage {
  kind: PageKind;
  /** Named chunk of the route module. */
  chunk: string;
}

/**
 * How an entry provides its container: a classic script as a global, an ES module by its exports.
 */
export type EntryType = 'var' | 'module';

/** Browser side of a release in one more language; its files are below a folder of that name. */
export type Edition = Pick<Release, 'entry' | 'container' | 'chunks'> & {
  /** Content that is English there, or older than the English: `content/faq.yaml: missing, 12 words`. */
  untranslated?: string[];
};

/** `release.json`, written next to the files of a release. */
export interface Release {
  /** Name of the part, in its package.json. */
  name: string;
  /** Version of package.json and the content's hash: `1.0.0-3f9a1c2b4d`. */
  version: string;
  /** Source revision, `-dirty` appended for a tree with uncommitted changes, or `unknown`. */
  revision: string;
  declaration: PartDeclaration;
  /** Browser files by path below the release. */
  files: Record<string, ReleaseFile>;
  /** Files of each named chunk, in the order of loading. */
  chunks: Record<string, { js: string[]; css: string[] }>;
  /** Entry file: `remoteEntry.js`, or the shell's `main.js`. */
  entry: string;
  /** Default: `var`. */
  type?: EntryType;
  /** Name of the container, a global unless the entry is a module; empty for the shell. */
  container: string;
  /** Version ranges of shared singletons that a remote requires, or versions that the shell provides. */
  shared: Record<string, string>;
  /** Slice versions that a remote was built with, or that the shell's store has. */
  slices: Record<string, number>;
  /** Types of federated modules by id, as self-contained text that ends in `type Module`. */
  types: {
    /** Type of each exposed module. */
    exposes: Record<string, string>;
    /** Expected type of each consumed module. */
    consumes: Record<string, string>;
  };
  /** Pages by path. */
  pages: Record<string, ReleasePage>;
  /** Editions by language; the fields above are those of the English one. */
  languages?: Partial<Record<Language, Edition>>;
}

/** Registry in the frontend-discovery schema, one entry per remote. */
export interface Registry {
  schema: string;
  microFrontends: Record<string, [RegistryEntry, ...RegistryEntry[]]>;
}

export interface RegistryEntry {
  /** Address of the entry file, from the site's root. */
  url: string;
  /** Entry file of the previous version. */
  fallbackUrl?: string;
  metadata: { integrity: string; version: string };
  deployment: { traffic: number; default: boolean };
  extras: {
    prefixes: string[];
    /** Modules that any page starts, without `./`, by prefix of a localStorage key. */
    startsWhenStored?: Record<string, string>;
    /** Name of the container, a global unless the entry is a module. */
    container: string;
    /** Default: `var`. */
    type?: EntryType;
    /** Whether the entry uses the page's federation runtime instead of its own. */
    pageRuntime?: boolean;
    /** Languages besides English that its pages have. */
    languages?: Language[];
    fallbackContainer?: string;
    fallbackIntegrity?: string;
    fallbackType?: EntryType;
    fallbackPageRuntime?: boolean;
  };
}

/** Message of a development server to open pages. */
export interface DevUpdate {
  /** Current errors of the sources, each with file and line; the page shows them. */
  problems?: string[];
  /** Whether the page must load again. */
  reload?: boolean;
  /** A part in a language that the page can replace, and its new entry. */
  part?: string;
  language?: Language;
  entry?: RegistryEntry;
}

/** Knowledge of a page about its set: the set's data, and what its document adds. */
export interface SiteData {
  set: string;
  /** Live versions by part. */
  versions: Record<string, string>;
  registry: Registry;
  /** Whether the development server composed the document. */
  development?: boolean;
  /** Records of other parts that the page shows, by `part/kind/slug`. */
  records?: Record<string, unknown>;
  /** Origins that an override may load a part from. The server adds them; composed documents have none. */
  overrides?: string[];
}
