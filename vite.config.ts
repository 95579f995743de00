import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The enhancement script and the chart engine are bundled by Vite's worker pipeline, as modules.
  worker: { format: 'es' },
  build: { assetsInlineLimit: 0 },
  environments: {
    ssr: {
      // The whole server is one bundle, so that routes, use-cases and letters share one module graph (decision 0002).
      build: {
        target: 'node24',
        // Its pieces lie in one folder, so that each of them finds the browser's part beside it.
        rollupOptions: { input: './server/main.ts', output: { chunkFileNames: '[name]-[hash].js' } },
      },
    },
  },
})
