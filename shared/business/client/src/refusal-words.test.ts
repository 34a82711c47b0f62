import { visitorWords } from './refusal-words';
import { callsOf } from './rpc';
import { staffWords } from './staff-words';

const noChunk = () => {
  throw new Error('Loading the chunk failed');
};
jest.mock('./refusals', () => noChunk());
jest.mock('./staff-refusals', () => noChunk());

test.each([
  ['visitor', visitorWords],
  ['person on staff', staffWords],
])('a %s never reads a reason: without words the call can be repeated', async (_, wordsOf) => {
  const refused = { data: null, error: { message: 'past', hint: 'past' }, status: 422 };
  const client = { rpc: () => ({ abortSignal: () => Promise.resolve(refused) }) } as never;
  await expect(callsOf(async () => client, 1000, { wordsOf })('book', {})).rejects.toMatchObject({
    kind: 'unreachable',
    status: 0,
  });
});
