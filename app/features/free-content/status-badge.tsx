import { Badge } from '#app/ui/badge.tsx'
import { FREE_CONTENT } from '#content/site/free-content.ts'
import type { ContentStatus } from '#domain/content/teacher-page.ts'

export function StatusBadge({ status }: { status: ContentStatus }) {
  if (status === 'available') return <Badge tone="success">{FREE_CONTENT.available}</Badge>
  return <Badge>{FREE_CONTENT.comingSoon}</Badge>
}
