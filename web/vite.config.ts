import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './precompress.ts'

const server = 'http://localhost:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), precompress()],
  build: {
    target: 'baseline-widely-available',
    assetsDir: 'assets',
    // Every browser we support has modulepreload; the polyfill would only cost bytes.
    modulePreload: { polyfill: false },
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
