import { to } from '#content/language.ts'
/** The first free slot: its text in Indian time, and its start and end, which a script shows in the visitor's own zone. */
export type NextHour = { readonly text: string; readonly startsAt: string; readonly endsAt: string }

export function NextFreeHour({ hour: { text, startsAt, endsAt } }: { hour: NextHour }) {
  return (
    <a className="text-link font-semibold" href={to('/consultation')}>
      <time dateTime={startsAt} data-own-time={endsAt}>
        {text}
      </time>
    </a>
  )
}
