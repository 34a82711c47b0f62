/** For release files: the content at an address never changes. */
export const immutable = 'public, max-age=31536000, immutable';

/** Headers for what a document's own policy cannot state. */
export const securityHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** Of the proxy with the certificate: browsers use only https for a year. */
export const strictTransport = 'max-age=31536000';
