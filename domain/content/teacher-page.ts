export const TEACHER_LEVELS = ['basic', 'intermediate', 'advanced'] as const
export type TeacherLevel = (typeof TEACHER_LEVELS)[number]

export type ContentStatus = 'available' | 'coming_soon'

export type TeacherLink = {
  readonly purpose: 'homa' | 'writings' | 'software'
  readonly label: string
  readonly url: string
}

export type ResourceType = 'video' | 'playlist' | 'link'

/** The languages that learning material on Jyotish mostly is in. */
export const RESOURCE_LANGUAGES = ['en', 'hi', 'te', 'sa', 'ta', 'kn', 'ml', 'mr', 'gu', 'bn'] as const
export type ResourceLanguage = (typeof RESOURCE_LANGUAGES)[number]

export type Resource = {
  readonly id: number
  readonly title: string
  readonly description: string
  readonly type: ResourceType
  /** In which it is; null when nobody has said it. */
  readonly language: ResourceLanguage | null
  /** As it is shown: "32 min", "50 videos". */
  readonly duration: string
  readonly status: ContentStatus
  readonly thumbnailUrl: string | null
  readonly url: string
}

/** A teacher's card on one level of the free-content index. */
export type TeacherSummary = {
  readonly slug: string
  readonly level: TeacherLevel
  readonly teacherName: string
  readonly introduction: string
  readonly summary: string
  readonly status: ContentStatus
  readonly resourceCount: number
  readonly statedLessons: number | null
}

/** Everything one teacher page shows. */
export type TeacherPage = {
  readonly id: number
  readonly slug: string
  readonly level: TeacherLevel
  readonly summary: string
  readonly status: ContentStatus
  /** The number of lessons the page states, if it differs from the list. */
  readonly statedLessons: number | null
  /** The text of the Content Coming Soon block; null means no such block. */
  readonly comingSoonNote: string | null
  readonly teacher: {
    readonly slug: string
    readonly name: string
    readonly introduction: string
    /** Paragraphs separated by an empty line. */
    readonly biography: string
    readonly links: readonly TeacherLink[]
  }
  readonly resources: readonly Resource[]
}

/** Sites whose addresses of this path list search results. */
const SEARCHES = [
  { site: 'YouTube', address: /^https:\/\/(www\.|m\.)?youtube\.com\/results\b/ },
  { site: 'Internet Archive', address: /^https:\/\/archive\.org\/search\b/ },
  { site: 'Google', address: /^https:\/\/www\.google\.com\/search\b/ },
] as const

/** The site that a link searches: it has results instead of one lesson with a length. */
export function searchedSite(url: string): string | undefined {
  return SEARCHES.find(({ address }) => address.test(url))?.site
}
