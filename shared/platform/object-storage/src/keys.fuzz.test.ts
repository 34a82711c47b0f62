import { fc, holds, text } from '@site/build/testing/fuzz';
import { Fault } from '@site/contract/fault';
import { checkKey, parseList } from './keys';

const piece = fc.oneof(
  text,
  fc.constantFrom(...['<Contents>', '<Key>', '</Key>', '&#x110000;', '&#99999999;', '&amp;', '%']),
  fc.constantFrom('<EncodingType>url</EncodingType>', '<NextContinuationToken>', '<', 'a/b'),
);

test('any list is read, or refused with a sentence', () =>
  holds(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      try {
        parseList(pieces.join(''));
      } catch (error) {
        expect(error).toBeInstanceOf(Fault);
      }
    }),
  ));

test('no key leads out of its prefix', () =>
  holds(
    fc.property(
      fc.array(fc.oneof(text, fc.constantFrom('..', '.', 'a')), { minLength: 1 }),
      (key) => {
        try {
          const path = checkKey(key.join('/'));
          const { pathname } = new URL(
            `http://bucket/prefix/${path.split('/').map(encodeURIComponent).join('/')}`,
          );
          expect(pathname.startsWith('/prefix/')).toBe(true);
        } catch (error) {
          // Half of a pair of UTF-16 has no address.
          if (!(error instanceof URIError)) expect(error).toBeInstanceOf(Fault);
        }
      },
    ),
  ));
