import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pureContract } from './pure-contract.ts'
import { texts } from './texts.ts'

/**
 * The guest site is built twice: what the server runs to render a page or draw a map (`--ssr`), and what the page loads to bring its
 * islands to life. It shares no chunk with the app, so that a guest loads nothing of it.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  base: '/guest/',
  publicDir: false,
  plugins: [react(), tailwindcss(), ...(isSsrBuild ? [] : [pureContract(), texts({ inEnglishOnly: true })])],
  // The server runs without NODE_ENV, and React would take that for development.
  define: { 'process.env.NODE_ENV': '"production"' },
  // The server never draws the map with streets.
  ssr: { noExternal: true, external: ['maplibre-gl', 'pmtiles'] },
  build: {
    target: isSsrBuild ? 'node22' : 'baseline-widely-available',
    outDir: isSsrBuild ? 'dist/server' : 'dist/guest',
    assetsDir: 'assets',
    manifest: isSsrBuild ? false : 'manifest.json',
    modulePreload: { polyfill: false },
    // Every file is compressed once more only to print its size.
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? {
          input: { render: 'src/guest/render.tsx', map: 'src/guest/map/draw-map.ts' },
          output: { entryFileNames: '[name].js' },
        }
      : { input: 'src/guest/hydrate.tsx' },
  },
}))
