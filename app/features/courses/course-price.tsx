import { Badge } from '#app/ui/badge.tsx'
import { Price } from '#app/ui/price.tsx'
import { formatRupees } from '#content/words/money.ts'
import type { Course } from '#domain/content/offers.ts'
import { savingText } from './course-text.ts'

export function CoursePrice({ course, unit }: { course: Course; unit?: string }) {
  const saving = savingText(course)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Price
        amount={formatRupees(course.price)}
        {...(course.compareAtPrice !== null && { struck: formatRupees(course.compareAtPrice) })}
        unit={unit}
      />
      {saving && <Badge tone="success">{saving}</Badge>}
    </div>
  )
}
