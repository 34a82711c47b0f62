import type { IncomingMessage } from 'node:http';
import { uploadPath } from '@site/client/photo-bucket';
import { thisMachine } from '@site/server/caller';
import { HttpError } from '@site/server/http';

/** Whether a request puts the bytes of a photo, which takes a minute on a slow network. */
export const isUpload = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'PUT' && url.startsWith(uploadPath);

/** A browser sends one photo at a time; several share an address. */
const maxPerCaller = 4;

/** Each can hold a photo in memory. */
const maxTotal = 60;

/**
 * Limits the uploads that run at the same time, because each may keep its connection for minutes.
 * Those of this machine count only together with all others.
 */
export class UploadPlaces {
  private readonly running = new Map<string, number>();
  private all = 0;

  /** Runs an upload. @throws HttpError 429 without a free place */
  async run(caller: string, upload: () => Promise<void>): Promise<void> {
    const own = this.running.get(caller) ?? 0;
    if (this.all >= maxTotal || (own >= maxPerCaller && caller !== thisMachine))
      throw new HttpError(429, 'Too many photos at once. Please try again later.', 'PT429');
    this.running.set(caller, own + 1);
    this.all++;
    try {
      await upload();
    } finally {
      this.all--;
      const left = (this.running.get(caller) ?? 1) - 1;
      if (left > 0) this.running.set(caller, left);
      else this.running.delete(caller);
    }
  }
}
