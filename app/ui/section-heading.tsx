import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { OrnamentDivider } from './motif/ornament-divider.tsx'
import { tallScript } from './tall-script.ts'

type SectionHeadingProps = {
  title: ReactNode
  lead?: ReactNode
  level?: 1 | 2 | 3
  align?: 'center' | 'start'
  hasOrnament?: boolean
  id?: string
}

export function SectionHeading(props: SectionHeadingProps) {
  const { title, lead, level = 2, align = 'center', hasOrnament = align === 'center', id } = props
  const Heading = `h${level}` as const
  return (
    <header className={classNames('section-heading', align === 'center' && 'section-heading-center')}>
      {hasOrnament && <OrnamentDivider />}
      <Heading {...(id && { id })} className={typeof title === 'string' ? tallScript(title) : undefined}>
        {title}
      </Heading>
      {lead && <p className="lead">{lead}</p>}
    </header>
  )
}
