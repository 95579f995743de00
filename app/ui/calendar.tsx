import { DayPicker, type PropsBase, type PropsSingle } from 'react-day-picker'

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

/** One month with menus for month and year, so that a birth date is three choices away. */
export function Calendar({ isFree, ...picker }: CalendarProps) {
  return (
    <DayPicker
      mode="single"
      captionLayout="dropdown"
      {...picker}
      classNames={CLASSES}
      {...(isFree && { modifiers: { free: isFree }, modifiersClassNames: { free: 'calendar-free' } })}
    />
  )
}
