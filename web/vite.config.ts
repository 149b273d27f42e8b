import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstLoadChunk } from './chunks.ts'
import { precompress } from './precompress.ts'
import { shakeableRouter } from './shakeable-router.ts'

const server = 'http://localhost:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), shakeableRouter(), precompress()],
  build: {
    target: 'baseline-widely-available',
    assetsDir: 'assets',
    // Every browser we support has modulepreload; the polyfill would only cost bytes.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              priority: 1,
            },
            { name: firstLoadChunk },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      // /api/docs is a page of ours.
      '^/api/(?!docs$)': server,
      '/health': server,
      '/media': server,
    },
  },
})
