import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkOf, isFetchedLater } from './chunks.ts'
import { contractCalls } from './contract-calls.ts'
import { directRouter } from './direct-router.ts'
import { firstViews } from './first-views.ts'
import { noCycles } from './no-cycles.ts'
import { plainContract } from './plain-contract.ts'
import { shakeableContract } from './shakeable-contract.ts'
import { shakeableRouter } from './shakeable-router.ts'
import { shortPreload } from './short-preload.ts'

const server = 'http://localhost:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    contractCalls(),
    plainContract(),
    shakeableContract(),
    shakeableRouter(),
    directRouter(),
    shortPreload(),
    noCycles(),
    firstViews(),
  ],
  build: {
    target: 'baseline-widely-available',
    assetsDir: 'assets',
    // Every browser we support has modulepreload; the polyfill would only cost bytes.
    modulePreload: { polyfill: false, resolveDependencies: (_file, needed) => needed.filter(isFetchedLater) },
    // Every file is compressed once more only to print its size.
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: chunkOf, includeDependenciesRecursively: false }],
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
      '^/(terms-of-service|privacy-policy|cookie-policy)(\\?|$)': server,
    },
  },
})
