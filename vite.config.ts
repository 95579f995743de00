import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { buildLanguage, textsOf } from './scripts/languages/texts-of.ts'

// Packages with native parts, or that read files of their own, stay in node_modules.
const NOT_BUNDLED = ['@resvg/resvg-js', 'nodemailer', 'pdfkit', 'pg', 'pg-boss', 'pino', 'sanitize-html', 'sharp']

const BUNDLED_WHOLE = {
  resolve: { noExternal: true, external: NOT_BUNDLED },
  // React runs in production mode, however the built site is started.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
} as const

/**
 * By default the bundler makes a file of every module that two routes share: seventy requests before a page is hydrated,
 * most of them smaller than their headers. These groups bundle what is needed together (decision 0097).
 */
const FEW_FILES = {
  groups: [
    {
      name: 'framework',
      test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|vite[\\/]preload-helper/,
    },
    // First, because a group takes what its modules import. Without the rules of admin forms, which would add zod to every
    // application, and the texts of session times.
    {
      name: 'rules',
      test: /[\\/]domain[\\/](?!field-rules|read-fields|accounts[\\/]phone-key|blog|image-uploads|content|emails|invoices|indian-states|births|charts|zone-offset|almanac|availability|calendar|offers|bookings|sessions|learning|payments|remedies|statements)|[\\/]content[\\/](zone-clock|day-runs|age|\w\w[\\/]words[\\/](dates|grammar|money))\./,
      minShareCount: 2,
    },
    // Most of the first pages show no limits.
    {
      name: 'figures',
      test: /[\\/]content[\\/](figures|\w\w[\\/](words[\\/]numbers|frame[\\/]field-texts))\./,
      minShareCount: 2,
    },
    // Used around every page. Components that import a library stay separate, as do what search engines read and the places of
    // the frame behind the sign-in.
    {
      name: 'frame',
      test: /[\\/]app[\\/](ui[\\/](?!calendar|overlays[\\/](dialog|confirm-dialog))|http[\\/](?!json-ld)|features[\\/](frame|errors|newsletter|page-parts|public-forms)[\\/](?!part-paid|area-navigation|shown-names))|[\\/]content[\\/]\w\w[\\/](frame[\\/](frame|errors|public-forms)|site[\\/]newsletter)\./,
      minShareCount: 8,
    },
    // In the header or footer of every page, and in few other places. A style sheet is a name of a few bytes.
    {
      name: 'frame',
      test: /[\\/]app[\\/](ui[\\/](accordion|overlays[\\/]menu|buttons[\\/]icon-button)\.|features[\\/](frame[\\/](app-frame|areas|only-staff|page-language|practice-logo|user-menu)|newsletter[\\/]newsletter-form)|http[\\/](failure|page-kind)|(features[\\/]page-parts|ui)[\\/]use-|ui[\\/]lazy-part|features[\\/]page-parts[\\/]part-not-loaded|features[\\/]chart-drawings[\\/]chart-drawings\.css)|[\\/]content[\\/]\w\w[\\/](site[\\/](newsletter|opening-soon)|frame[\\/]late-parts|english-pages|language|language-offers)\.|[\\/]domain[\\/](content[\\/](filled-links|own-pages)|languages)\.|lucide-react[\\/].*[\\/]icons[\\/]x\.m?js/,
    },
    {
      name: 'accounts',
      test: /[\\/]app[\\/](features[\\/]accounts[\\/](?!loading-spinner|page-toast))|[\\/]content[\\/]\w\w[\\/]accounts[\\/]accounts\./,
      minShareCount: 2,
    },
    { name: 'chart-rules', test: /[\\/]domain[\\/](births[\\/](?!booked)|charts|zone-offset)/, minShareCount: 2 },
    {
      name: 'booking-rules',
      test: /[\\/]domain[\\/](availability|births[\\/]booked|calendar[\\/]calendar-links|offers|bookings|sessions|learning|payments)/,
      minShareCount: 2,
    },
    // The form of the muhurta finder, without the festivals.
    {
      name: 'muhurta-rules',
      test: /[\\/]domain[\\/]almanac[\\/](almanac-dates|muhurta-people|window-limits)\./,
      minShareCount: 2,
    },
    { name: 'almanac-rules', test: /[\\/]domain[\\/]almanac/, minShareCount: 2 },
    {
      name: 'staff-rules',
      test: /[\\/]domain[\\/](accounts[\\/]phone-key|blog|calendar|content|emails|invoices|indian-states|remedies|statements)/,
      minShareCount: 2,
    },
    // In every form that asks for a birth, and beside every chart.
    {
      name: 'birth',
      test: /[\\/]births[\\/](place-|find-places|clock-fields|birth-|resolve-|form-)|content[\\/]\w\w[\\/]charts[\\/]birth-form\.|ui[\\/]calendar[\\/](lazy-calendar|calendar-days)/,
      minShareCount: 2,
    },
    // In the booking form and where the desk records what a caller says. A booking's page at the desk has only the texts.
    { name: 'intake-texts', test: /[\\/]content[\\/]\w\w[\\/]booking[\\/]intake\./ },
    {
      name: 'intake',
      test: /[\\/]app[\\/]features[\\/]booking[\\/](birth[\\/](intake-fields|life-event-fields)|details-fields)/,
      minShareCount: 2,
    },
    // With the names of grahas, signs and stars. Without the match, which few pages compute.
    {
      name: 'jyotish',
      test: /[\\/]jyotish[\\/](?!matching|exercises)|[\\/]content[\\/](\w\w[\\/]charts[\\/](names|chart-marks)|texts-by-code)\.|page-parts[\\/]shown-names\./,
      minShareCount: 2,
    },
    { name: 'tabs', test: /[\\/]app[\\/]ui[\\/]navigation[\\/]link-tabs\./ },
    // Without what the chart itself is shown with, which is loaded when there is one.
    {
      name: 'chart',
      test: /[\\/]horoscope[\\/](?!horoscope\.css|graha-table|conventions-note|match-result|sign-pairs|daily-sign|why-different|chart-summary-list|chart-files|chart-panel|names-choice|partner-fields)|content[\\/]\w\w[\\/]charts[\\/]horoscope\./,
      minShareCount: 2,
    },
    {
      name: 'chart-drawings',
      test: /[\\/]chart-drawings[\\/](?!chart-drawings\.css)|horoscope[\\/]chart-panel/,
      minShareCount: 2,
    },
  ],
}

/**
 * The server has the site in every language. What contains no text is in files of its own, which are the same in every
 * language's bundle and are loaded once (decision 0240).
 */
const SAME_IN_EVERY_LANGUAGE = {
  groups: [
    { name: 'libraries', test: /[\\/]node_modules[\\/]/, entriesAware: true },
    { name: 'core', test: /[\\/](db|domain|usecases|jobs|packages)[\\/]/, entriesAware: true },
  ],
}

/** A worker starts with one file. What it shares with the files that it loads later would otherwise be files of their own. */
const ONE_FIRST_FILE = { groups: [{ name: 'first', tags: ['$initial' as const] }] }

/** Files that usecases/in-thread.ts starts by their names. */
const THREADS: Plugin = {
  name: 'threads',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  buildStart() {
    for (const name of ['rules-thread', 'statements/statement-thread', 'imports/import-thread']) {
      this.emitFile({ type: 'chunk', id: `usecases/${name}.ts`, fileName: `${name}.js` })
    }
  },
}

export default defineConfig(({ command }) => ({
  plugins: [textsOf(buildLanguage()), tailwindcss(), reactRouter(), THREADS],
  // Vite's worker pipeline bundles the enhancement script and the chart engine as modules.
  worker: {
    format: 'es',
    plugins: () => [textsOf(buildLanguage())],
    rolldownOptions: { output: { codeSplitting: ONE_FIRST_FILE } },
  },
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: FEW_FILES } } } },
    ssr: {
      // The whole server is one bundle, so that routes, use-cases and emails share one module graph (decision 0002).
      // Libraries are bundled too: reading their thousands of files cost 3 s and 190 MB at every start.
      ...(command === 'build' && BUNDLED_WHOLE),
      build: {
        target: 'node24',
        rollupOptions: {
          input: './server/main.ts',
          // All chunks in one folder, so that each finds the client build by the same relative path.
          output: { chunkFileNames: '[name]-[hash].js', codeSplitting: SAME_IN_EVERY_LANGUAGE },
        },
      },
    },
  },
}))
