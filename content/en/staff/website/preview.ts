/** The page of the site beside a form. */
export const PREVIEW = {
  title: 'Preview',
  show: 'Preview',
  lead: 'The page as visitors will see it. Nothing is saved yet.',
  incomplete: 'The preview follows when the form is complete.',
  nameTaken: 'Another item has this name or address. The preview follows when you have chosen another one.',
  failed: 'The preview could not be loaded. What you typed is still here; please try again.',
} as const
