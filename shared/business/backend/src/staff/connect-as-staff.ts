import { createServiceRecords } from '@site/client';
import { createRpc } from '@site/client/rpc';
import { createStaffFunctions } from '@site/client/staff-functions';
import { staffWords } from '@site/client/staff-words';
import { embeddedPublicKey } from '@site/client/public-key';
import { signToken } from '../server/jwt';
import { readStaffKey } from '../server/staff-key';
import type { StaffSite } from './call-site';

/**
 * The functions of a running site for its staff, with a token that is valid for five minutes.
 * @param seconds how long the token is valid, for a server with another clock
 * @throws Error when the site's data folder has no readable key
 */
export async function connectAsStaff(
  url: string,
  dataDir: string,
  seconds = 300,
): Promise<StaffSite> {
  const accessToken = await signToken(
    { role: 'authenticated', app_metadata: { role: 'staff' } },
    readStaffKey(dataDir),
    seconds,
  );
  const options = { url, key: embeddedPublicKey, accessToken };
  const rpc = createRpc({ ...options, wordsOf: staffWords });
  return { ...createServiceRecords(options), ...createStaffFunctions(rpc) };
}
