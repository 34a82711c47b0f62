export { Badge, DifficultyBadge, UrgencyBadge, type BadgeProps, type BadgeTone } from './Badge';
