import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { inRoot, root } from './paths.mjs'

const beside = new Set(['dist', 'node_modules'])

/** Changes with any name or content in these files and folders, so that what was made of them is known to be stale. */
export function hashSources(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesIn(inRoot(path))).sort()) {
    hash
      .update(`${relative(root, file).split(sep).join('/')}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesIn(path) {
  if (statSync(path).isFile()) return path.includes('.test.') ? [] : [path]
  return readdirSync(path)
    .filter((name) => !beside.has(name))
    .flatMap((name) => filesIn(join(path, name)))
}
