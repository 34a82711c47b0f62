/** Usual name of an area: its neighborhood, or the city if it has none. */
export const areaName = ({ city, neighborhood }: { city: string; neighborhood?: string }): string =>
  neighborhood ?? city;
