// The entry point `@muhurta/jyotish/rectification`: weighs the minutes around a time of birth by dated events.

export { EVENT_RULES, type EventRule, RECTIFYING_KINDS, type RectifyingKind } from './rectification/event-rules.ts'
export {
  type DatedEvent,
  type EventAtMinute,
  MOST_MINUTES_EITHER_SIDE,
  type Rectification,
  type RectificationInput,
  type RectificationRefusal,
  type RectifiedMinute,
  rectify,
} from './rectification/rectify.ts'
export {
  RECTIFYING_SIGNALS,
  type RectifyingSignal,
  SIGNAL_FACTORS,
  type SignalStrengths,
} from './rectification/signals.ts'
