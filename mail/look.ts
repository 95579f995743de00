export const FONTS = {
  heading: "Eczar, Georgia, 'Times New Roman', serif",
  body: "Mukta, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
}

/** Used by mail programs that follow the system's dark mode. */
export const DARK_STYLES = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page { background-color: #130F20 !important; color: #F6EBD7 !important; }
    .panel { background-color: #1C1732 !important; border-color: #3A315A !important; border-top-color: #E9B949 !important; }
    .strong { background-color: #2A2246 !important; border-color: #E9B949 !important; }
    .soft { color: #C4B59A !important; }
    .gold, .link { color: #F2C96B !important; }
    .action { background-color: #E9B949 !important; color: #1B1206 !important; }
  }
`
