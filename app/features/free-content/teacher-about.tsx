import Flame from 'lucide-react/icons/flame'
import Laptop from 'lucide-react/icons/laptop'
import ScrollText from 'lucide-react/icons/scroll-text'
import { OwnText } from '#app/features/page-parts/own-text.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Monogram } from '#app/ui/motif/monogram.tsx'
import { to } from '#content/language.ts'
import { TEACHER } from '#content/site/free-content.ts'
import type { TeacherPage } from '#domain/content/teacher-page.ts'

const ICONS = { homa: Flame, writings: ScrollText, software: Laptop }

export function TeacherAbout({ teacher }: { teacher: TeacherPage['teacher'] }) {
  return (
    <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1.6fr_1fr]">
      <div>
        <h2 id="about-title">{TEACHER.about(teacher.name)}</h2>
        <div className="prose mt-5">
          {teacher.biography.split('\n\n').map((paragraph) => (
            <p key={paragraph}>
              <OwnText>{paragraph}</OwnText>
            </p>
          ))}
        </div>
      </div>
      <Card className="grid justify-items-center gap-6">
        <span className="w-32" aria-hidden="true">
          <Monogram name={teacher.name} />
        </span>
        <div className="w-full">
          <h3 className="mb-1">{TEACHER.links}</h3>
          <ul>
            {teacher.links.map(({ purpose, label, url }) => (
              <li key={url} className="border-hairline border-b last:border-b-0">
                <a
                  className="flex min-h-14 items-center gap-3 py-2"
                  href={to(url)}
                  target="_blank"
                  rel="noreferrer noopener"
                >
                  <span className="text-gold-text">
                    <Icon of={ICONS[purpose]} />
                  </span>
                  <span>
                    <span className="hint block">{TEACHER.linkPurpose[purpose]}</span>
                    <span className="text-link">
                      <OwnText>{label}</OwnText>
                    </span>
                    <span className="sr-only"> ({TEACHER.opens})</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </Card>
    </div>
  )
}
