import { type Area, HELP_ROOTS, type NavItem, type Navigation, navPlaceName } from '#app/features/frame/areas.ts'
import type { FIRST_WEEK } from '#content/help/help.ts'
import { CLIENT_HELP, type HelpTask, STAFF_HELP } from '#content/help/places.ts'
import { type Staff, staffMay } from '#domain/rights.ts'

/** Where each task is done; those whose page the viewer may not open are left out. */
const TASK_PAGES = {
  client: {
    dashboard: ['/dashboard', '/dashboard', '/dashboard/family'],
    consultation: ['/consultation', '/consultation', '/consultation'],
    horoscope: ['/horoscope', '/horoscope/compatibility', '/horoscope'],
    learning: ['/learning', '/exercises', '/learning'],
  },
  staff: {
    today: ['/staff', '/staff', '/staff/clients/messages'],
    week: ['/staff/week/diary', '/staff/week', '/staff/week/calendars'],
    clients: ['/staff/clients', '/staff/clients', '/staff/clients'],
    money: ['/staff/money', '/staff/money/statements', '/staff/money/exports'],
    inbox: ['/staff/inbox/messages', '/staff/inbox/reviews', '/staff/inbox/emails'],
    tools: ['/staff/tools/studio', '/staff/tools/charts', '/staff/tools/answer-templates'],
    courses: ['/staff/courses/students', '/staff/courses/work', '/staff/courses/courses'],
    website: ['/staff/website', '/admin/blog', '/staff/website/translations'],
    services: ['/staff/services', '/staff/services/packages', '/staff/services'],
    practice: ['/staff/practice/team', '/staff/practice/getting-paid', '/staff/practice/backups'],
  },
} as const satisfies {
  client: Record<keyof typeof CLIENT_HELP, readonly string[]>
  staff: Record<keyof typeof STAFF_HELP, readonly string[]>
}

const HELP_TEXTS: Readonly<Record<Area, Readonly<Record<string, { about: string; tasks: readonly HelpTask[] }>>>> = {
  client: CLIENT_HELP,
  staff: STAFF_HELP,
}

/** The first week is for whoever runs the practice. */
export const FIRST_WEEK_PATH = `${HELP_ROOTS.staff}/first-week`

export type HelpPlace = {
  readonly path: string
  /** The place itself. */
  readonly href: string
  readonly label: string
  readonly about: string
  readonly tasks: readonly (HelpTask & { readonly href: string })[]
  readonly picture: string
}

/** The help of the places that the viewer has in an area. */
export function helpPlaces(area: Area, navigation: Navigation): HelpPlace[] {
  const open = new Set(navigation.places.flatMap((place) => pagesOf(place).map(({ href }) => href)))
  const isOpen = (href: string) => area === 'client' || open.has(href)
  const pagesOfTasks: Readonly<Record<string, readonly string[]>> = TASK_PAGES[area]
  return navigation.places.flatMap((place) => {
    const name = navPlaceName(place)
    const text = HELP_TEXTS[area][name]
    if (!text) return []
    const pages = pagesOfTasks[name] ?? []
    const tasks = text.tasks.flatMap((task, index) => {
      const page = pages[index]
      return page !== undefined && isOpen(page) ? [{ ...task, href: page }] : []
    })
    const { href, label } = place
    return [{ path: `${HELP_ROOTS[area]}/${name}`, href, label, about: text.about, tasks, picture: name }]
  })
}

function pagesOf(place: Navigation['places'][number]): NavItem[] {
  return [place, ...(place.tabs ?? []), ...(place.links ?? [])]
}

export type WeekStep = { readonly step: keyof typeof FIRST_WEEK.steps; readonly href: string }

/** Where each step of the first week is done. */
const WEEK_STEPS: readonly WeekStep[] = [
  { step: 'set-up', href: '/staff/setup' },
  { step: 'texts', href: '/staff/website' },
  { step: 'booking', href: '/consultation' },
  { step: 'payment', href: '/staff/money' },
  { step: 'calendar', href: '/staff/week/calendars' },
  { step: 'security', href: '/dashboard/security' },
  { step: 'opening', href: '/staff/practice/go-live' },
]

/** An owner who takes no sessions has no calendar to connect. */
export function firstWeekOf(owner: Staff): WeekStep[] {
  return WEEK_STEPS.filter(({ step }) => step !== 'calendar' || staffMay(owner, 'availability'))
}
