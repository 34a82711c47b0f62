import { parseList } from './keys';
import { overlap, readSettings } from './settings';

const keys = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };

test('without an endpoint the bucket is Amazon’s, in the region that is set', () => {
  expect(readSettings('s3://shop/a/b', { ...keys, AWS_REGION: 'eu-west-1' })).toMatchObject({
    objects: 'https://shop.s3.eu-west-1.amazonaws.com/a/b/',
    prefix: 'a/b/',
  });
  expect(readSettings('s3://shop.example', { ...keys, AWS_DEFAULT_REGION: 'x' })).toMatchObject({
    objects: 'https://s3.x.amazonaws.com/shop.example/',
    prefix: '',
  });
});

test('an endpoint may have a path, and the one for S3 wins', () => {
  const env = {
    ...keys,
    AWS_ENDPOINT_URL: 'https://other.example',
    AWS_ENDPOINT_URL_S3: 'https://x.supabase.co/storage/v1/s3/',
  };
  expect(readSettings('s3://shop/', env).objects).toBe('https://x.supabase.co/storage/v1/s3/shop/');
});

test.each(['shop', 'http://shop', 's3://', 's3:///a', 's3://shop/../a', 's3://shop/a b'])(
  '%s is refused as an address',
  (name) => expect(() => readSettings(name, keys)).toThrow('is s3://BUCKET/PREFIX'),
);

test('a missing or wrong variable is named', () => {
  expect(() => readSettings('s3://shop', {})).toThrow(/^AWS_ACCESS_KEY_ID is not set/);
  const wrong = { ...keys, AWS_ENDPOINT_URL: 'localhost:9000' };
  expect(() => readSettings('s3://shop', wrong)).toThrow(/^AWS_ENDPOINT_URL: is no address/);
});

test('a list is read in both encodings of keys', () => {
  const page = (key: string, more = '') =>
    `<R>${more}<Contents><Size>1</Size><Key>${key}</Key></Contents><Prefix><Key>no</Key></Prefix></R>`;
  const encoded = page('a+b%2Bc%26', '<EncodingType>url</EncodingType>');
  expect(parseList(encoded)).toEqual({ keys: ['a b+c&'], next: undefined });
  const plain = page(
    'a+b &amp;&#x41;&#66;',
    '<NextContinuationToken>n&amp;</NextContinuationToken>',
  );
  expect(parseList(plain)).toEqual({ keys: ['a+b &AB'], next: 'n&' });
});

test('addresses overlap when one is below the other', () => {
  const at = (first: string, second: string) =>
    overlap(first, second, { ...keys, AWS_REGION: 'auto' });
  expect(at('s3://shop/site', 's3://shop/site/pages')).toBe(true);
  expect(at('s3://shop', 's3://shop/site')).toBe(true);
  expect(at('s3://shop/site', 's3://shop/site-pages')).toBe(false);
  expect(at('s3://shop/site', 's3://other/site')).toBe(false);
});
