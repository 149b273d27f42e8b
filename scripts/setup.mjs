import { installIfNeeded } from './install.mjs'
import { Stop } from './step.mjs'
import { buildWebIfStale } from './web-build.mjs'

/** Prepares what must exist before anything of ours can run; takes only a moment if it already does. */
export async function setUp({ web }) {
  if (Number.parseInt(process.versions.node, 10) < 20) {
    throw new Stop(`Roomlark needs Node.js 20 or newer to set itself up; this is ${process.version}.`)
  }
  await installIfNeeded()
  if (web) await buildWebIfStale()
}
