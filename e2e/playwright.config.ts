import { defineConfig } from '@playwright/test'
import { findBrowser } from '../scripts/browser.mjs'

const executablePath = await findBrowser()

const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE

/** What Playwright turns off by itself: the last list given is the only one that counts. */
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

/** Each page would come with two more processes: an address bar nobody sees, and one kept in reserve. */
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
  // A third of the time a test waits.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      // Read also where there is no browser yet, to find unused code; then global-setup refuses to run.
      executablePath: executablePath ?? undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Room enough for a page to come and go without collecting garbage; and none lives so long that what
        // the second compiler makes of it is worth the making.
        '--js-flags=--no-maglev --max-semi-space-size=64 --min-semi-space-size=32 --initial-heap-size=256',
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
