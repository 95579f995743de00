/** Texts of the list of everything that is for sale. */
export const SERVICES = {
  name: 'Name',
  about: 'About',
  state: 'State',
  price: 'Price',
  discount: (percent: number) =>
    percent === 0 ? 'None: everybody pays the listed price.' : `Clients who have paid before pay ${percent}% less.`,
} as const
