import type { Database } from '#db/client.ts'
import { listCourses } from '#db/content/catalogue.ts'
import { recordLessons, recordModule } from '#db/learning/learning.ts'
import { MADHYAMIKA_MODULES } from './sample/lessons/madhyamika.ts'
import { PRADHAMIKA_MODULES } from './sample/lessons/pradhamika.ts'
import type { SampleModule } from './sample/lessons/sample-lesson.ts'
import { SAMPURNA_MODULES } from './sample/lessons/sampurna.ts'
import { UNNATA_MODULES } from './sample/lessons/unnata.ts'

const MODULES: Readonly<Record<string, readonly SampleModule[]>> = {
  pradhamika: PRADHAMIKA_MODULES,
  madhyamika: MADHYAMIKA_MODULES,
  unnata: UNNATA_MODULES,
  'sampurna-jyotish': SAMPURNA_MODULES,
}

/** A few real lessons for each sample course, which the practice replaces. The first is free to read. */
export async function loadSampleLessons(tx: Database): Promise<void> {
  for (const { id: courseId, slug } of await listCourses(tx)) {
    for (const [place, { lessons, ...module }] of (MODULES[slug] ?? []).entries()) {
      const moduleId = await recordModule(tx, { ...module, courseId, position: place + 1, isSample: true })
      const rows = lessons.map((lesson, index) => ({
        ...lesson,
        moduleId,
        isFree: place === 0 && index === 0,
        position: index + 1,
        isSample: true,
      }))
      await recordLessons(tx, rows)
    }
  }
}
