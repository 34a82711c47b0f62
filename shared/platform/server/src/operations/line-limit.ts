/** Lines in a period. A stranger could fill the disk with requests that are logged. */
const periodMs = 60_000;

/** Counts lines of the log, and those that were left out. */
export class LineLimit {
  private lines = 0;
  private leftOut = 0;
  private periodFrom = performance.now();

  /** @param report called with the number of lines that were left out in a period */
  constructor(
    private readonly maxLines: number,
    private readonly report: (leftOut: number) => void,
  ) {}

  /** @returns whether one more line may be written */
  hasRoom(now = performance.now()): boolean {
    if (now - this.periodFrom > periodMs) {
      if (this.leftOut > 0) this.report(this.leftOut);
      this.periodFrom = now;
      this.lines = this.leftOut = 0;
    }
    if (this.lines++ < this.maxLines) return true;
    this.leftOut++;
    return false;
  }
}
