import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Temporary name next to a file that no other writer uses. */
const draftOf = (file: string) => `${file}.${randomBytes(6).toString('hex')}.part`;

function writeDraft(file: string, content: string | Uint8Array): string {
  const draft = draftOf(file);
  const descriptor = openSync(draft, 'wx', 0o600);
  try {
    const bytes = Buffer.from(content);
    for (let at = 0; at < bytes.length;) at += writeSync(descriptor, bytes, at);
    fsyncSync(descriptor);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
  return draft;
}

/** Makes a new name in a folder survive a power cut, on systems that can sync folders. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Writes a file so that it has either its new or its old content, also when the disk is full. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const draft = writeDraft(file, content);
  try {
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  syncFolder(dirname(file));
}

/** The same, but never replaces a file. @returns false when there is one already */
export function createWhole(file: string, content: string | Uint8Array): boolean {
  const draft = writeDraft(file, content);
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  syncFolder(dirname(file));
  return true;
}
