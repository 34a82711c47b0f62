import type { Breadcrumb, PageKind, PageMeta } from '@site/data-types/contract';
import * as v from 'valibot';
import type { Fields } from './fields';
import { language, pageKind } from './release';

/** A page as the shell's bundle renders it. */
export interface RenderedPage {
  html: string;
  meta: PageMeta;
  kind: PageKind;
  chunks: string[];
  /** Records that it shows, as `part/kind/slug`; old shells give `kind/slug`. */
  records: string[];
  /** Records that its fragments show. */
  fragmentRecords?: string[];
  fragments: string[];
}

const list = v.array(v.string());

const metaSchema = v.object({
  title: v.string(),
  description: v.string(),
  keywords: list,
  canonical: v.string(),
  image: v.string(),
  share: v.object({ title: v.string(), eyebrow: v.string() }),
  feed: v.optional(v.string()),
  robots: v.string(),
  lang: language,
  locale: v.string(),
  jsonLd: v.array(
    v.custom<PageMeta['jsonLd'][number]>(
      (data) => typeof data === 'object' && data !== null && '@type' in data,
      'must be a schema.org object with @type',
    ),
  ),
  breadcrumbs: v.array(
    v.object({ name: v.string(), path: v.string() } satisfies Fields<Breadcrumb>),
  ),
  status: v.picklist([200, 404]),
  type: v.picklist(['website', 'article']),
} satisfies Fields<PageMeta>);

export const renderedPageSchema = v.object({
  html: v.string(),
  meta: metaSchema,
  kind: pageKind,
  chunks: list,
  records: list,
  fragmentRecords: v.optional(list),
  fragments: list,
} satisfies Fields<RenderedPage>);

/** A file below `rendered/` of a set. An equal key means an equal page. */
export const cachedPageSchema = v.object({ key: v.string(), page: renderedPageSchema });
