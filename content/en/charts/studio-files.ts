/** Texts of the files and links of the studio. */
export const STUDIO_FILES = {
  summary: 'Files and sharing',
  saveHint: 'A .jhd file opens in Jagannatha Hora. JSON also has the conventions and the positions.',
  asJhd: 'Save as .jhd',
  asJson: 'Save as JSON',
  asPdf: 'Save open panes as PDF',
  pdfHint: 'One document with a cover, a list of contents and every open pane.',
  pdfNeedsPane: 'Open the panes that you want in a PDF.',
  makingPdf: 'Creating the PDF…',
  open: 'Open a chart file',
  openHint: 'A .jhd file of Jagannatha Hora, or a JSON file saved here. It is read on your device and is not uploaded.',
  opened: (name: string) => (name ? `Opened the chart of ${name}` : 'Opened the chart'),
  link: 'Link to this chart',
  linkHint:
    'Anyone who has this link can see the birth details. They are in the link itself, after the #, which browsers don’t send to any server.',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied. Select it and copy it yourself.',
  failed: 'The file could not be created. Check your connection and try again.',
  badLink: 'This link has no complete chart. Ask for a new one.',
} as const

/** Why a file was not opened. */
export const CHART_FILE_REFUSALS = {
  'too-large': 'This file is too large for a chart. Choose a .jhd file or a chart saved here as JSON.',
  'not-a-chart': 'This file has no chart that we can read. Choose a .jhd file or a chart saved here as JSON.',
  'not-a-jhd-file': 'This is not a chart file. Choose a .jhd file or a chart saved here as JSON.',
  'newer-version': 'This file is from a newer version of the site. Reload the page and try again.',
  'date-invalid': 'The date in this file is not between 1900 and 2100.',
  'time-missing': 'This file has no time of birth, which the studio needs.',
  'place-invalid': 'This file has no place of birth that we can use: coordinates or the time zone are missing.',
  'clock-invalid': 'The clock in this file has no offset from UTC that we can read.',
  'jhd-date-invalid': 'The date or time in this .jhd file does not exist.',
  'jhd-place-invalid': 'The coordinates in this .jhd file are not on Earth.',
} as const
