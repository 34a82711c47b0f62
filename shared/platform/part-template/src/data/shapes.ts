/** A topic of `content/topics.yaml`: one page. */
export interface Topic {
  /** End of the address: `first-topic`. */
  slug: string;
  title: string;
  /** Shown in the list, and by search engines. */
  summary: string;
  text: string;
}
