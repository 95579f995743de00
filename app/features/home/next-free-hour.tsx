/** The first free slot: its text in Indian time, and its instant, which a script shows in the visitor's own zone. */
export type NextHour = { readonly text: string; readonly startsAt: string }

export function NextFreeHour({ hour: { text, startsAt } }: { hour: NextHour }) {
  return (
    <a className="text-link font-semibold" href="/consultation">
      <time dateTime={startsAt} data-own-time>
        {text}
      </time>
    </a>
  )
}
