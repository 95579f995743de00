import { OwnText } from '#app/features/page-parts/own-text.tsx'
import { Card } from '#app/ui/card.tsx'
import { Monogram } from '#app/ui/motif/monogram.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { to } from '#content/language.ts'
import { TEACHER } from '#content/site/free-content.ts'
import type { TeacherSummary as TeacherFacts } from '#domain/content/teacher-page.ts'
import { StatusBadge } from './status-badge.tsx'

export function TeacherCard({ card }: { card: TeacherFacts }) {
  const stated = card.statedLessons === null ? undefined : TEACHER.statedLessons(card.statedLessons)
  return (
    <Card as="li" kind="link" className="flex items-start gap-5">
      <span className="w-16 flex-none sm:w-20" aria-hidden="true">
        <Monogram name={card.teacherName} />
      </span>
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className={tallScript(card.teacherName)}>
            <a href={to(`/free-content/${card.slug}`)}>
              <OwnText>{card.teacherName}</OwnText>
            </a>
          </h3>
          <StatusBadge status={card.status} />
        </div>
        <p className="text-ink-soft">
          <OwnText>{card.summary}</OwnText>
        </p>
        {stated && <p className="hint">{stated}</p>}
      </div>
    </Card>
  )
}
