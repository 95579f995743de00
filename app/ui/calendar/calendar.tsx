import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import {
  type ChevronProps,
  type DateLib,
  DayPicker,
  type Modifiers,
  type PropsBase,
  type PropsSingle,
} from 'react-day-picker'
import { Icon } from '#app/ui/icon.tsx'
import { CONTROLS } from '#content/frame/controls.ts'

type CalendarProps = Omit<PropsBase, 'captionLayout' | 'classNames' | 'modifiersClassNames' | 'mode'> &
  Omit<PropsSingle, 'mode'> & {
    /** Days with free hours are outlined in gold. */
    isFree?: (day: Date) => boolean
  }

const CLASSES = {
  root: 'calendar',
  months: 'calendar-months',
  month: 'calendar-month',
  nav: 'calendar-nav',
  button_previous: 'calendar-step',
  button_next: 'calendar-step',
  month_caption: 'calendar-caption',
  dropdowns: 'calendar-picks',
  dropdown_root: 'calendar-pick',
  caption_label: 'calendar-pick-label',
  month_grid: 'calendar-grid',
  weekday: 'calendar-weekday',
  day: 'calendar-day',
  today: 'calendar-today',
  selected: 'calendar-chosen',
  outside: 'calendar-outside',
  disabled: 'calendar-closed',
}

/** One month with menus for month and year, which makes a distant birth date three choices. */
export function Calendar({ isFree, ...picker }: CalendarProps) {
  return (
    <DayPicker
      mode="single"
      captionLayout="dropdown"
      {...picker}
      classNames={CLASSES}
      components={{ Chevron }}
      labels={{ labelDayButton }}
      {...(isFree && { modifiers: { free: isFree }, modifiersClassNames: { free: 'calendar-free' } })}
    />
  )
}

const CHEVRONS = { left: ChevronLeft, right: ChevronRight, up: ChevronDown, down: ChevronDown }

function Chevron({ orientation = 'down' }: ChevronProps) {
  return <Icon of={CHEVRONS[orientation]} size={18} />
}

/** Contains the visible number, so that voice control works. */
function labelDayButton(
  day: Date,
  { today, selected, free }: Modifiers,
  _options?: unknown,
  dateLib?: DateLib,
): string {
  const date = dateLib?.format(day, 'd MMMM yyyy, EEEE') ?? day.toDateString()
  return [date, today && CONTROLS.today, free && CONTROLS.hasFreeTimes, selected && CONTROLS.selected]
    .filter(Boolean)
    .join(', ')
}
