const MINUTES_PER_REM = 15

/** Gives a block its height: the content security policy forbids style attributes, but not the size of a drawing. */
export function BlockLength({ minutes }: { minutes: number }) {
  return <svg className="week-length" width="1" height={`${minutes / MINUTES_PER_REM}rem`} aria-hidden="true" />
}
