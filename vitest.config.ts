import { defineConfig } from 'vitest/config'

/**
 * V8 starts with a nursery of a megabyte or so and moves what survives it again and again; with a larger one, most of
 * what a test makes is garbage before the first collection.
 */
const execArgv = ['--min-semi-space-size=16', '--max-semi-space-size=64']

/** Tests wait on conditions. These limits only end one that hangs, on a slow and busy machine too. */
const limits = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } }

export default defineConfig({
  test: {
    // Each of these spends part of its time waiting, and each loads the whole server; the browser tests run beside them.
    maxWorkers: 3,
    // postgres.js reads the array types of each new connection for itself, and nobody can catch its failure when
    // PostgreSQL is killed at that moment. The server logs it (`main.ts`); here it is no fault of a test either.
    onUnhandledError: (error) =>
      !(error.code === 'CONNECTION_CLOSED' && String(error.query).includes('typcategory')) &&
      !(error.code === 'ECONNRESET' && error.syscall === 'read'),
    projects: [
      {
        test: {
          name: 'unit',
          execArgv,
          include: [
            ...['contract/src/**/*.test.ts', 'web/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
            'bench/src/**/*.test.ts',
          ],
          // A process for each of these small files would cost more than what they do.
          isolate: false,
          ...limits,
        },
      },
      {
        test: {
          name: 'pages',
          execArgv,
          include: ['web/test/**/*.test.{ts,tsx}'],
          exclude: ['web/test/languages/**'],
          environment: './web/test/support/environment.ts',
          // A third of the time was spent loading React and all pages anew for each file.
          isolate: false,
          ...limits,
          environmentOptions: { happyDOM: { url: 'https://roomlark.example' } },
        },
      },
      {
        test: {
          name: 'languages',
          execArgv,
          include: ['web/test/languages/**/*.test.ts'],
          environment: './web/test/support/environment.ts',
          // Apart from the other pages: texts of a module are said once, in the language that is set before.
          setupFiles: 'web/test/languages/speak-strangely.ts',
          ...limits,
          environmentOptions: { happyDOM: { url: 'https://roomlark.example' } },
        },
      },
      {
        test: {
          name: 'server',
          execArgv,
          include: ['server/**/*.test.ts', '{client,fuzz,faults}/test/**/*.test.ts'],
          globalSetup: 'server/test/global-setup.ts',
          setupFiles: 'server/test/set-up.ts',
          // Files share the modules they load: loading them anew for each is a third of the whole time.
          isolate: false,
          // Node.js loads them as it does in production, which costs less than Vite; none of them is replaced in a test.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          ...limits,
        },
      },
    ],
  },
})
