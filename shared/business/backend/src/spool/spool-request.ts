/** Address of the request for an export. It answers with a name in the data folder, not with data. */
export const spoolPath = '/_local/backup';

/** A token of this use only: tokens of people and of the staff command are not accepted. */
export const spoolAudience = 'backup';

export interface Spooled {
  /** File in the data folder. */
  name: string;
  /** ISO 8601 instant of its state. */
  at: string;
  unsure: number;
}
