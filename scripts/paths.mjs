import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

export const inRoot = (...parts) => join(root, ...parts)

const [major, minor] = process.versions.node.split('.').map(Number)

/** Since these versions Node.js runs TypeScript as it is. */
export const isNodeNewEnough = major >= 24 || (major === 22 && minor >= 18)

/** The Node.js that the project brings along where the one on the machine is too old. */
export function nodePath() {
  if (isNodeNewEnough) return process.execPath
  const path = inRoot('scripts/node/node_modules/node/bin/node')
  return existsSync(`${path}.exe`) ? `${path}.exe` : path
}

/** Returns the arguments with which Node.js runs a server script; the environment overrides the .env file. */
export function serverScript(script) {
  const file = inRoot('.env')
  return [...(existsSync(file) ? [`--env-file=${file}`] : []), inRoot(script)]
}

/** Starts the same programs as `npx`, without the second that npx takes. */
export const tools = {
  biome: inRoot('node_modules/@biomejs/biome/bin/biome'),
  knip: inRoot('node_modules/knip/bin/knip.js'),
  playwright: inRoot('node_modules/@playwright/test/cli.js'),
  tsc: inRoot('node_modules/typescript/bin/tsc'),
  vite: inRoot('node_modules/vite/bin/vite.js'),
  vitest: inRoot('node_modules/vitest/vitest.mjs'),
}
