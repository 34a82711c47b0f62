export { Badge, urgencyTones, type BadgeProps, type BadgeTone } from './Badge';
