import { configureGlobal } from 'fast-check'

// The same examples on every run: a test that passed does not fail on a day when nothing changed. `npm run faults` sets
// a new seed.
configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) })
