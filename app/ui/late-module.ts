/** Marks the script that waits for the first paint; a browser leaves a type it does not know alone (decision 0097). */
export const LATE_MODULE = 'text/late-module'
