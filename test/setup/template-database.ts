/** The migrated database that is copied for every test file. */
export const TEMPLATE_DATABASE = 'migrated'
