/**
 * The remote contract: what a part declares, what a route module exports, what a release says of
 * itself and what the registry tells a page. Every remote `satisfies` these types.
 */

import type { Thing, WithContext } from 'schema-dts';

/** Names of the parts that make up the site. */
export type PartName = 'shell' | RemoteName;
export type RemoteName =
  'mf-catalog' | 'mf-booking' | 'mf-estimator' | 'mf-blog' | 'mf-service-areas';

/** `site` block of a part's package.json. */
export interface PartDeclaration {
  /** Path prefixes that this part alone answers; whole segments. */
  prefixes: string[];
  /** Federated modules by request (`./routes`) with their source file. */
  exposes: Record<string, string>;
  /** Kinds of records that other parts may read, e.g. `prices`. */
  records?: string[];
  /** What it uses of others at run time: modules as `remote/Module`, records as `remote/kind`. */
  consumes: string[];
  /** Ranges that this part needs of shared packages where they differ from everybody's. */
  shared?: Record<string, string>;
}

/** What every page says of itself to people, search engines and social networks. */
export interface PageMeta {
  title: string;
  description: string;
  keywords: string[];
  /** Absolute canonical address. */
  canonical: string;
  /** Absolute address of the share image, which the composer draws. */
  image: string;
  /** What stands on the share image. */
  share: { title: string; eyebrow: string };
  robots: string;
  lang: 'en';
  locale: 'en_US';
  /** schema.org objects, in the order in which they are printed. */
  jsonLd: WithContext<Thing>[];
  /** Trail from Home to this page, both included. */
  breadcrumbs: Breadcrumb[];
  /** HTTP status with which the document is sent. */
  status: 200 | 404;
  /** Open Graph kind. */
  type: 'website' | 'article';
}

export interface Breadcrumb {
  name: string;
  /** Path from the site's root. */
  path: string;
}

/** `content` pages come alive after they are painted; a `form` page starts at once. */
export type PageKind = 'content' | 'form';

/** What the `meta` function of a route module is given. */
export interface MetaArgs {
  params: Readonly<Record<string, string | undefined>>;
  /** Path of the page, without search or hash. */
  pathname: string;
}

/** Shape of every file in a part's `routes/` folder. */
export interface RouteModule<Component> {
  default: Component;
  /** Reads the record that {@link RouteModule.warm} has loaded; never asynchronous. */
  meta: (args: MetaArgs) => PageMeta;
  /** Loads the records that the page shows; awaited before it is rendered or hydrated. */
  warm?: (params: MetaArgs['params']) => Promise<unknown>;
}

/** What a part's server bundle exports for the prerenderer. */
export interface RemoteServerModule<Route> {
  routes: Route[];
  /** Every static path of the part, e.g. `/blog/hard-water`. */
  paths: () => string[] | Promise<string[]>;
  /**
   * Paths whose document answers unknown addresses below a prefix with status 404,
   * by the pattern it stands for: `{'/blog/*': '/blog/not-found'}`.
   */
  notFound: Record<string, string>;
  /** Exposed modules by name without `./`, for fragments rendered into other parts' pages. */
  modules: Record<string, unknown>;
  /** Additional files of the set, e.g. a feed: path to content. */
  files?: () => Record<string, string> | Promise<Record<string, string>>;
  /** Last change of a page's content, ISO date, for the sitemap. */
  lastModified?: (path: string) => string | undefined;
}

/** One file of a release as the browser asks for it. */
export interface ReleaseFile {
  /** Bytes, uncompressed. */
  bytes: number;
  /** Bytes after brotli at its highest level. */
  brotli: number;
  /** `sha256-…` */
  integrity: string;
}

/** A page of a release. Pages with the same chunk are of one type. */
export interface ReleasePage {
  kind: PageKind;
  /** Named chunk of the route module. */
  chunk: string;
}

/**
 * How an entry leaves its container: a classic script under a global, or an ES module by its
 * exports.
 */
export type EntryType = 'var' | 'module';

/** `release.json`, written next to the files of a release. */
export interface Release {
  /** A {@link PartName}, or that of a part which is built elsewhere and only packed here. */
  name: string;
  /** Version of package.json with the content's hash: `1.0.0-3f9a1c2b4d`. */
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
  /** `var` where it is absent. */
  type?: EntryType;
  /** Name of the container, a global unless the entry is a module; empty for the shell. */
  container: string;
  /** Required versions of the shared singletons (the shell: provided versions). */
  shared: Record<string, string>;
  /** Versions of the store's slices that it was built with (the shell: that it brings). */
  slices: Record<string, number>;
  /** Types of federated modules by id, as self-contained text that ends in `type Module`. */
  types: {
    /** What each exposed module is. */
    exposes: Record<string, string>;
    /** What this part expects each consumed module to be. */
    consumes: Record<string, string>;
  };
  /** Its pages by path. */
  pages: Record<string, ReleasePage>;
}

/** Registry in the frontend-discovery schema, one entry a remote. */
export interface Registry {
  schema: string;
  microFrontends: Record<string, [RegistryEntry, ...RegistryEntry[]]>;
}

export interface RegistryEntry {
  /** Address of the entry file, from the site's root. */
  url: string;
  /** The same of the version before this one. */
  fallbackUrl?: string;
  metadata: { integrity: string; version: string };
  deployment: { traffic: number; default: boolean };
  extras: {
    prefixes: string[];
    /** Name of the container, a global unless the entry is a module. */
    container: string;
    /** `var` where it is absent. */
    type?: EntryType;
    /** Whether the entry takes federation's bundler runtime from the page. */
    pageRuntime?: boolean;
    fallbackContainer?: string;
    fallbackIntegrity?: string;
    fallbackType?: EntryType;
    fallbackPageRuntime?: boolean;
  };
}

/** What the development server tells open pages: another release of one part, or, empty, of more. */
export interface DevUpdate {
  part?: string;
  entry?: RegistryEntry;
  /** Why the saved file could not be built. */
  error?: string;
}

/** JSON block `site-data` of every document. */
export interface SiteData {
  set: string;
  /** Versions live in this set, by part. */
  versions: Record<string, string>;
  registry: Registry;
  /** Whether the development server composed the document. */
  development?: boolean;
  /** Records of other parts that the page shows, by `part/kind/slug`. */
  records?: Record<string, unknown>;
  /** Origins from which a tab may take a part instead. No composed document has any. */
  overrides?: string[];
}
