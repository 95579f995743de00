import { type Area, HELP_ROOTS } from '#app/features/frame/areas.ts'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { FRAME } from '#content/frame/frame.ts'
import { FIRST_WEEK, HELP } from '#content/help/help.ts'
import { LANGUAGE, to } from '#content/language.ts'
import { FIRST_WEEK_PATH, type HelpPlace, type WeekStep } from './help-places.ts'

/** The width and height of the pictures (scripts/draw-help-pictures.ts). */
const PICTURE = { width: 768, height: 512 }

/** What a place is for, and what people do there most. */
export function PlaceHelp({ place, area }: { place: HelpPlace; area: Area }) {
  const { label, about, tasks, href, picture } = place
  return (
    <StaffPage title={HELP.of(label)} lead={about} back={{ to: HELP_ROOTS[area], label: HELP.all }}>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <section aria-labelledby="tasks">
          <h2 className="sr-only" id="tasks">
            {HELP.tasks}
          </h2>
          <ol className="grid gap-5">
            {tasks.map(({ title, how, href: page }) => (
              <li key={title}>
                <a className="text-link inline-flex min-h-11 items-center font-semibold" href={to(page)}>
                  {title}
                </a>
                <p>{how}</p>
              </li>
            ))}
          </ol>
          <p className="mt-6">
            <ButtonLink href={href}>{HELP.open(label)}</ButtonLink>
          </p>
        </section>
        <img
          className="h-auto w-full rounded-lg border border-hairline"
          src={`/help/${LANGUAGE}/${picture}.webp`}
          alt={HELP.picture(label)}
          {...PICTURE}
          loading="lazy"
          decoding="async"
        />
      </div>
      <p className="hint max-md:hidden">{HELP.key}</p>
    </StaffPage>
  )
}

export function HelpIndex({ places, isOwner }: { places: readonly HelpPlace[]; isOwner: boolean }) {
  const links = places.map(({ path, label, about }) => ({ path, label, about }))
  const owner = { path: FIRST_WEEK_PATH, label: FIRST_WEEK.title, about: FIRST_WEEK.lead }
  return (
    <StaffPage title={FRAME.help} lead={HELP.lead}>
      <ul className="place-links">
        {(isOwner ? [owner, ...links] : links).map(({ path, label, about }) => (
          <li key={path} className="grid">
            <a className="place-link" href={to(path)}>
              <b>{label}</b>
              <span className="hint">{about}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="hint max-md:hidden">{HELP.key}</p>
    </StaffPage>
  )
}

/** A guide of one screen. */
export function FirstWeek({ steps }: { steps: readonly WeekStep[] }) {
  return (
    <StaffPage title={FIRST_WEEK.title} lead={FIRST_WEEK.lead} back={{ to: HELP_ROOTS.staff, label: HELP.all }}>
      <ol className="grid gap-5">
        {steps.map(({ step, href }, index) => (
          <li key={step}>
            <p className="hint">{FIRST_WEEK.day(index + 1)}</p>
            <a className="text-link inline-flex min-h-11 items-center font-semibold" href={to(href)}>
              {FIRST_WEEK.steps[step].title}
            </a>
            <p>{FIRST_WEEK.steps[step].how}</p>
          </li>
        ))}
      </ol>
    </StaffPage>
  )
}
