import { defineConfig } from '@playwright/test'
import { findBrowser } from '../scripts/browser.mjs'

const executablePath = await findBrowser()

const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE

/** Playwright itself turns these off, and only the last list given counts. */
const playwrightsOwn = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/**
 * With these, each page would start two more processes: an address bar that nobody sees, and one kept in
 * reserve.
 */
const windowDressing = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'OmniboxPopupWebUI',
  'SpareRendererForSitePerProcess',
]

export default defineConfig({
  testDir: '.',
  globalSetup: './fixtures/global-setup.ts',
  // Each starts a server and a browser of its own; the tests of the server run beside them.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  // Tests wait on conditions. These limits only end one that hangs, on a slow and busy machine too.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // What a service worker asks for passes the routes of tests by; the two specs about it allow it.
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      // This file is also read to find unused code where no browser is installed yet; global-setup then
      // refuses to run.
      executablePath: executablePath ?? undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Its own process would spend more on messages than on drawing.
        '--in-process-gpu',
        // This is enough memory for a page to come and go without garbage collection. No page lives long
        // enough to benefit from the optimising compilers.
        '--js-flags=--no-maglev --no-opt --max-semi-space-size=64 --min-semi-space-size=32 --initial-heap-size=256',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${[...playwrightsOwn, ...windowDressing].join()}`,
      ],
    },
  },
})
