/** Three petals on a line, above headings and between parts of a text. */
export function OrnamentDivider() {
  return (
    <svg
      className="ornament"
      width="160"
      height="14"
      viewBox="0 0 160 14"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d="M2 7h56M102 7h56" strokeWidth="0.9" />
      <path d="M2 7h0M158 7h0M58.5 7h0M101.5 7h0" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M80 .8c5.2 4 5.2 8.4 0 12.4-5.2-4-5.2-8.4 0-12.4ZM64.5 7c5.2-4.2 10.3-4.2 15.5 0-5.2 4.2-10.3 4.2-15.5 0Zm31 0c-5.2-4.2-10.3-4.2-15.5 0 5.2 4.2 10.3 4.2 15.5 0Z" />
    </svg>
  )
}
