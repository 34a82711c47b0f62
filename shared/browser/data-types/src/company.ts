/** Opening hours of one kind of day, local to the company's time zone. */
export interface DayHours {
  /** 24-hour `HH:MM`. */
  opens: string;
  /** 24-hour `HH:MM`. */
  closes: string;
}

/**
 * The facts of the business. All pages, mails and feeds read them from one file. Environment
 * variables can override a value, see `shared/platform/contract/src/load-company.ts`.
 */
export interface CompanyConfig {
  /** The facts that are words, in Spanish; one that is missing stays in English. */
  inSpanish?: { serviceArea?: string; responseTime?: string; certification?: string };
  /** Trading name, as on the van. */
  name: string;
  /** Main phone as people read it: `(713) 555-0142`. */
  phone: string;
  /** The same number for `tel:` links, E.164: `+17135550142`. */
  rawPhone: string;
  /** Phone of the Washington DC page, as people read it. */
  secondPhone: string;
  /** The same number for `tel:` links, E.164. */
  rawSecondPhone: string;
  email: string;
  /** Public postal address; `street` is empty if the business has no public counter. */
  address: { street: string; city: string; state: string; postalCode: string; country: string };
  /** The area in words: `Houston, Katy, Sugar Land and The Woodlands`. */
  serviceArea: string;
  /** Center of that area in degrees. Structured data describes a circle around it. */
  geo: { lat: number; lng: number };
  /** Number that receives chat messages, digits with country code and no plus: `17135550142`. */
  messagingNumber: string;
  hours: { weekday: DayHours; weekend: DayHours };
  /** IANA zone of all hours, dates and booking windows. */
  timeZone: string;
  /** Warranty on parts and labor, in days. */
  warrantyDays: number;
  /** Whether the phone is answered at any hour for water and electrical trouble. */
  emergencyService: boolean;
  /** Emergency line of the area's gas utility, as people read it and in E.164; empty: see the gas bill. */
  gasUtility: { phone: string; rawPhone: string };
  /** Until how many hours before its window a visit can be moved or canceled without a call. */
  changeUntilHours: number;
  /** Usual time to the technician's arrival, in words: `2-4 hours`. */
  responseTime: string;
  /** Mean review, out of 5. */
  rating: number;
  reviewCount: number;
  /** Claims on the pages. */
  claims: {
    /** Share of satisfied customers, in percent. */
    satisfactionPercent: number;
    /** Minutes from a booking to the confirmation call. */
    confirmationMinutes: number;
    /** Year in which the business began. */
    since: number;
    /** Repairs done since then, in words: `5,000+`. */
    repairs: string;
    /** Brands serviced, in words: `50+`. */
    brands: string;
    /** Service radius in miles around `address.city`. */
    radiusMiles: number;
    /** Training of the technicians, in words: `OEM certified technicians`. Empty: none is claimed. */
    certification: string;
    /** Accuracy of estimates, in percent. */
    estimateAccuracyPercent: number;
  };
  /** Origin of the public site without a trailing slash; canonical addresses begin with it. */
  siteUrl: string;
  /** Supplier's search page for parts; it takes the query as `q`. */
  partsSupplier: { name: string; searchUrl: string };
  /** Servers for database functions and mails. An empty string means the site's own origin. */
  services: {
    /** Supabase project address, or empty for the embedded backend. */
    supabaseUrl: string;
    /** Public key; it can call functions only. */
    supabaseAnonKey: string;
    /** EmailJS origin, or empty for the embedded relay. */
    emailOrigin: string;
    emailPublicKey: string;
    emailServiceId: string;
    teamTemplateId: string;
    customerTemplateId: string;
    /** `none`: no database. Appointments stay in the browser and are sent by mail. */
    database: 'supabase' | 'none';
  };
  /**
   * Whether the site's sample figures are shown: ratings, reviews, repair counts, technicians. True
   * shows them and marks each one as a sample; false hides them. Figures of the business's own are
   * shown either way.
   */
  samples: boolean;
  /** Whether customers can choose text messages about their visits; needs the site's own server. */
  texts?: boolean | undefined;
  /**
   * Which pages of ZIPs search engines may list: those with figures or facts of their own (`earned`, the
   * default), all, or none.
   */
  indexZipPages?: 'earned' | 'all' | 'none' | undefined;
  /**
   * Whether browsers report failures and speed to the site's own server: true, false (nothing is
   * loaded or sent), or the share of the visits that report, e.g. 0.1 for one in ten.
   */
  reports: boolean | number;
  /** Puts the business's own rating into structured data. Search engines forbid this. */
  publishOwnRating: boolean;
}
