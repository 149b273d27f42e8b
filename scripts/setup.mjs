import { install, isInstalled } from './install.mjs'
import { Stop } from './step.mjs'
import { inTurn } from './turn.mjs'
import { buildWebIfStale, isWebBuilt } from './web-build.mjs'

/**
 * Prepares what must exist before anything of ours can run; takes only a moment if it already does. `onInstalled` starts
 * what can be done while the web is being built.
 */
export async function setUp({ web = false, tools = false, onInstalled }) {
  if (Number.parseInt(process.versions.node, 10) < 20) {
    throw new Stop(`Roomlark needs Node.js 20 or newer to set itself up; this is ${process.version}.`)
  }
  if ((await isInstalled({ tools })) && (!web || isWebBuilt({ quick: !tools }))) return
  await inTurn(async () => {
    if (!(await isInstalled({ tools }))) await install({ tools })
    onInstalled?.()
    if (web) await buildWebIfStale({ quick: !tools, isAlone: !onInstalled })
  })
}
