import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstLoadChunk, icons, sharedChunks } from './chunks.ts'
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
              priority: 9,
            },
            { name: firstLoadChunk, priority: 8 },
            { name: 'icons', test: icons, minShareCount: 2, priority: 7 },
            ...sharedChunks.map((name, at) => ({ name, minShareCount: 2, priority: 6 - at })),
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
      // The guest site is rendered by the server.
      '^/(stays?|guest|sitemaps)(/|\\?|$)': server,
      '^/(sitemap.xml|robots.txt)$': server,
    },
  },
})
