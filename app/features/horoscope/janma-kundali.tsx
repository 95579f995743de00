import { useState } from 'react'
import { namePicture } from '#app/features/chart-pdf/name-picture.ts'
import type { ReadingPartText } from '#app/features/chart-text/reading-text.ts'
import type { ChartSource } from '#app/features/page-parts/chart-source.ts'
import { useChartStyle } from '#app/features/page-parts/use-chart-style.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { showProblem } from '#app/ui/script-problem.ts'
import { JANMA_KUNDALI_PAGE } from '#content/charts/reading/reading-frame.ts'
import { JANMA_KUNDALI, READING_TEXTS } from '#content/charts/reading/reading-texts.ts'
import { to } from '#content/language.ts'
import type { TimedChart } from '#domain/charts/birth-chart.ts'
import { askChartEngine } from './chart-engine.ts'
import { chartFileName, saveFile } from './chart-files.ts'
import { Fold } from './fold.tsx'

type JanmaKundaliProps = {
  cast: TimedChart
  nowMs: number
  source: ChartSource
  /** The reading, if the server drew the chart. */
  posted: readonly ReadingPartText[] | undefined
  /** The birth and the conventions, for browsers without script. */
  hiddenFields: Readonly<Record<string, string | undefined>>
  isHydrated: boolean
}

/** The short reading of a chart, to read here and as a PDF. With script the worker makes both, when they are asked for. */
export function JanmaKundali({ cast, nowMs, source, posted, hiddenFields, isHydrated }: JanmaKundaliProps) {
  const [parts, setParts] = useState(posted)

  function read() {
    if (parts) return
    askChartEngine('reading', cast, nowMs).then(setParts, () => showProblem(JANMA_KUNDALI_PAGE.notRead))
  }

  return (
    <section className="janma-kundali" aria-labelledby="janma-kundali-title">
      <h2 id="janma-kundali-title">{JANMA_KUNDALI.title}</h2>
      <p className="no-print">{JANMA_KUNDALI.lead}</p>
      {isHydrated ? (
        <PdfButton cast={cast} nowMs={nowMs} source={source} />
      ) : (
        <form method="post" action={to('/horoscope/janma-kundali.pdf')} className="no-print">
          {Object.entries(hiddenFields).map(
            ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <Button type="submit">{JANMA_KUNDALI.download}</Button>
        </form>
      )}
      <div className="accordion">
        <Fold title={JANMA_KUNDALI_PAGE.read} level={3} onOpen={read}>
          {parts ? <Parts parts={parts} /> : <p className="hint">{JANMA_KUNDALI_PAGE.loading}</p>}
        </Fold>
      </div>
    </section>
  )
}

type PdfButtonProps = Pick<JanmaKundaliProps, 'cast' | 'nowMs' | 'source'>

function PdfButton({ cast, nowMs, source }: PdfButtonProps) {
  const style = useChartStyle() ?? 'north'
  const [isBusy, setIsBusy] = useState(false)
  const { fullName } = cast.birth

  async function make() {
    setIsBusy(true)
    try {
      const sheet = { cast, style, source, nowMs, namePicture: await namePicture(fullName) }
      const bytes = await askChartEngine('janmaKundali', sheet)
      const name = chartFileName(fullName, 'pdf').replace(/^chart/, 'janma-kundali')
      saveFile(new Blob([bytes], { type: 'application/pdf' }), name)
    } catch {
      showProblem(JANMA_KUNDALI_PAGE.notMade)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <p className="no-print">
      <Button busy={isBusy} busyLabel={JANMA_KUNDALI_PAGE.making} onClick={make}>
        {JANMA_KUNDALI.download}
      </Button>
    </p>
  )
}

function Parts({ parts }: { parts: readonly ReadingPartText[] }) {
  return (
    <div className="grid gap-3">
      <div className="accordion">
        {parts.map(({ part, title, groups, sources }) => (
          <Fold key={part} title={title} level={4}>
            <div className="reading-part">
              {groups.map((group) => (
                <div key={group.paragraphs[0]}>
                  {group.title && <h5>{group.title}</h5>}
                  {group.paragraphs.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </div>
              ))}
              <p className="hint">{READING_TEXTS.sources(sources)}</p>
            </div>
          </Fold>
        ))}
      </div>
      <p className="hint">{READING_TEXTS.limits}</p>
      <p className="no-print">
        <a className="text-link" href={to('/consultation')}>
          {JANMA_KUNDALI.book}
        </a>
      </p>
    </div>
  )
}
