import { staff } from '../lib/backend';
import { failureOf } from '../lib/failure';
import type { News } from './news';

/**
 * The news of visits that left the list, with their present state. Leaves out those that
 * the reader has changed, and those that exist no more.
 * @param me name of the person who reads it
 */
export async function explainLeft(news: News[], me: string): Promise<News[]> {
  const explained = news.map(async (each): Promise<News[]> => {
    if (each.kind !== 'left') return [each];
    try {
      const visit = await staff().visit(each.visit.id);
      return visit.changedBy?.name === me ? [] : [{ kind: 'left', visit }];
    } catch (error) {
      const { status } = failureOf(error);
      if (status === 404) return [];
      const { visit } = each;
      // The server does not return who gave it to another technician, because it is not the reader's now.
      return [{ kind: status === 403 ? 'given' : 'left', visit: { ...visit, changedBy: null } }];
    }
  });
  return (await Promise.all(explained)).flat();
}
