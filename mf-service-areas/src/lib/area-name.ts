/** What people call an area: its neighborhood, or the city where it has none. */
export const areaName = ({ city, neighborhood }: { city: string; neighborhood?: string }): string =>
  neighborhood ?? city;
