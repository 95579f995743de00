// The form of a page that the practice adds to its site.

export const OWN_PAGE_FORM = {
  one: 'page',
  many: 'Own pages',
  add: 'Add page',
  newTitle: 'New page',
  lead: 'Pages that you add to the site, such as “My teacher” or “How I work”.',
  fields: {
    title: { label: 'Title' },
    lead: { label: 'In one sentence', hint: 'Stands below the title, and in search results.' },
    content: {
      label: 'Text',
      hint: 'An empty line starts a paragraph, ## before a line makes it a heading, - a list, and **two stars** bold words.',
    },
    place: { label: 'Linked in' },
    isPublished: { label: 'Published: visitors can read it' },
    slug: {
      label: 'Address',
      hint: 'The end of the link, in small letters, such as my-teacher. If it is empty, we make it from the title. You can change it: the old address keeps working.',
    },
  },
  places: { menu: 'Menu and footer', footer: 'Footer', none: 'Nowhere: only those who have the link find it' },
  draft: 'Draft',
  problems: {
    slug: 'Use small Latin letters, digits and hyphens, such as my-teacher',
    slugTaken: 'Another page has this address. Choose another one.',
  },
} as const
