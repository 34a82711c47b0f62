import { iconId, shapeIn, type DrawingSlug } from './callouts';

export interface ApplianceIconProps {
  slug: DrawingSlug;
  /** Edge in CSS pixels. */
  size?: number;
  className?: string;
  /** Whether the page shows the large drawing too: its file has the icon, so none is loaded for it. */
  withDrawing?: boolean;
}

/**
 * A small drawing of an appliance, in the color of the text. It is decoration, because the name of
 * the appliance is next to it as text.
 */
export function ApplianceIcon({ slug, size = 32, className, withDrawing }: ApplianceIconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 48 48"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={withDrawing ? shapeIn(slug, iconId) : shapeIn('icons', slug)} />
    </svg>
  );
}
