import * as m from '../../messages/faults';
import type { Faults } from './fault';

export const cooktop: Faults<'cooktop'> = {
  'glass-top-cracked': {
    label: 'Glass Top Cracked',
    urgency: 'High',
    difficulty: 'Hard',
    parts: { min: 191, max: 471 },
    low: m.cooktopGlassTopCrackedLow,
    high: m.cooktopGlassTopCrackedHigh,
  },
  'burner-not-heating': {
    label: 'Burner Not Heating',
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 14, max: 138 },
    low: m.cooktopBurnerNotHeatingLow,
    high: m.cooktopBurnerNotHeatingHigh,
  },
  'wont-ignite': {
    label: "Won't Ignite",
    urgency: 'Medium',
    difficulty: 'Medium',
    parts: { min: 11, max: 102 },
    low: m.cooktopWontIgniteLow,
    high: m.cooktopWontIgniteHigh,
  },
  'electrical-issues': {
    label: 'Electrical Issues',
    urgency: 'High',
    difficulty: 'Medium',
    parts: { min: 23, max: 206 },
    low: m.cooktopElectricalIssuesLow,
    high: m.cooktopElectricalIssuesHigh,
  },
  'touch-controls-not-responding': {
    label: 'Touch Controls Not Responding',
    urgency: 'Medium',
    difficulty: 'Hard',
    parts: { min: 35, max: 240 },
    low: m.cooktopTouchControlsNotRespondingLow,
    high: m.cooktopTouchControlsNotRespondingHigh,
  },
};
