import { DestinationLink, type DestinationLinkProps } from '../internal/DestinationLink';
import { Label, lookProps, type ButtonLook } from './look';

export type ButtonLinkProps = ButtonLook & DestinationLinkProps;

/** A link that looks like a button: `to` inside the site, `href` for `tel:` and other sites. */
export function ButtonLink({
  variant,
  size,
  fullWidth,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <DestinationLink {...rest} {...lookProps({ variant, size, fullWidth }, className)}>
      <Label icon={icon} size={size}>
        {children}
      </Label>
    </DestinationLink>
  );
}
