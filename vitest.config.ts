import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['contract/src/**/*.test.ts', 'web/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: 'server/test/global-setup.ts',
          // Files share the modules they load: loading them anew for each is a third of the whole time.
          isolate: false,
          testTimeout: 15_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
