import ExternalLink from 'lucide-react/icons/external-link'
import ListVideo from 'lucide-react/icons/list-video'
import Play from 'lucide-react/icons/play'
import Search from 'lucide-react/icons/search'
import { OwnText } from '#app/features/page-parts/own-text.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { NakshatraMarks } from '#app/ui/motif/nakshatra-marks.tsx'
import { to } from '#content/language.ts'
import { RESOURCE_LANGUAGE_NAMES, TEACHER } from '#content/site/free-content.ts'
import { type Resource, searchedSite } from '#domain/content/teacher-page.ts'
import { StatusBadge } from './status-badge.tsx'

const ICONS = { video: Play, playlist: ListVideo, link: ExternalLink }

/** The drawings differ in colour as well as in their number. */
const TINTS = 5

type ResourceCardProps = {
  resource: Resource
  /** Its place in the list, counted from 1. */
  number: number
}

export function ResourceCard({ resource, number }: ResourceCardProps) {
  const searched = searchedSite(resource.url)
  return (
    <Card as="li" kind="link" className="flex flex-col gap-3">
      <Thumbnail resource={resource} number={number} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="hint inline-flex items-center gap-1.5">
          <Icon of={searched ? Search : ICONS[resource.type]} size={16} />
          {labelOf(resource, searched)}
        </span>
        <StatusBadge status={resource.status} />
      </div>
      <h3 className="text-lg">
        <a href={to(resource.url)} hrefLang={resource.language ?? undefined} target="_blank" rel="noreferrer noopener">
          <OwnText>{resource.title}</OwnText>
          <span className="sr-only"> ({TEACHER.opens})</span>
        </a>
      </h3>
      <p className="text-ink-soft text-sm">
        <OwnText>{resource.description}</OwnText>
      </p>
    </Card>
  )
}

/** The length of a single video is unknown until the search has found one. */
function labelOf({ type, duration, language }: Resource, searched: string | undefined): string {
  const named = language && RESOURCE_LANGUAGE_NAMES[language]
  const facts = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ')
  if (searched === undefined) return facts(TEACHER.type[type], named, duration)
  const search = facts(TEACHER.search(searched), named)
  return type === 'playlist' ? `${facts(TEACHER.type[type], duration)}. ${search}` : search
}

/**
 * The drawing is behind the picture and shows when there is no picture or it fails to load. An empty `alt` prevents
 * the browser's broken-image frame; the title already says what the picture shows.
 */
function Thumbnail({ resource: { thumbnailUrl }, number }: ResourceCardProps) {
  return (
    <div className={`resource-picture resource-tint-${number % TINTS}`} aria-hidden="true">
      <NakshatraMarks className="resource-picture-marks" />
      <span className="resource-picture-number">{number}</span>
      {thumbnailUrl && <img src={thumbnailUrl} alt="" width={480} height={270} loading="lazy" decoding="async" />}
    </div>
  )
}
