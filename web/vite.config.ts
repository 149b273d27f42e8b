import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chooseChunk, isFirst } from './chunks.ts'
import { plainContract } from './plain-contract.ts'
import { pureContract } from './pure-contract.ts'
import { texts } from './texts.ts'

const server = 'http://localhost:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), pureContract(), plainContract(), texts()],
  build: {
    target: 'baseline-widely-available',
    assetsDir: 'assets',
    // The server names the scripts of the first pages (server/src/http/first-views.ts).
    manifest: 'manifest.json',
    // Every browser we support has modulepreload; the polyfill would only cost bytes.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((file) => !isFirst(file)),
    },
    // Every file is compressed once more only to print its size.
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: chooseChunk, debugName: 'chunks', includeDependenciesRecursively: false }],
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
      '^/(terms-of-service|privacy-policy|cookie-policy|about)(\\?|$)': server,
    },
  },
})
