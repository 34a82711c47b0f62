/** Whole US dollars. */
export interface PriceRange {
  min: number;
  max: number;
}

/** One line of an estimate. The lines' minimums and maximums add up to the estimate's. */
export interface EstimateLine {
  label: string;
  min: number;
  max: number;
}

/** An estimate as the calculator passes it to the booking, the database and the mails. */
export interface EstimateSummary {
  appliance: string;
  issue: string;
  priceRange: PriceRange;
  /** Percent. */
  accuracy: number;
  breakdown: EstimateLine[];
  /** ISO 8601 instant of the calculation; the price is held for 24 hours. */
  calculatedAt: string;
  /** Set by the server: whether a release has this price. Otherwise its sender may have made it up. */
  checked?: boolean;
}
