/** In the place of a part that could not be loaded. */
export const PART_NOT_LOADED = 'This part of the page could not be loaded. Check your connection, then reload the page.'
