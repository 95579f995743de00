import { Notice } from '#app/ui/notice.tsx'

type BriefNotesProps = { notes: readonly string[]; isWarning: boolean }

/** How the chart was cast, in small print; what is missing is in a box. */
export function BriefNotes({ notes, isWarning }: BriefNotesProps) {
  const lines = notes.map((note) => <p key={note}>{note}</p>)
  return isWarning ? <Notice>{lines}</Notice> : <div className="hint">{lines}</div>
}
