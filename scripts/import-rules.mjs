import { posix } from 'node:path'

/** From the ground up: in the contract and on the server, an area imports only from itself and from areas before it. */
const areas = [
  'platform',
  'accounts',
  'inventory',
  'figures',
  'partners',
  'bookings',
  'settlement',
  'guest-site',
  'operations',
]
const anArea = `(?:${areas.join('|')})`
const aModule = `^server/src/(${anArea}/[^/]+)/`

/**
 * Defines who may import whom (docs/architecture.md). Each rule names files and then what they may import:
 *   a kind of file; `own …` means of the same module or screen, and `type …` only types, nothing that runs;
 *   `package` is any npm package or Node.js module, and `package x` only that one.
 * The first rule that matches a file counts. A file without a list here may import anything.
 */
const kinds = [
  // Knows nothing of hotels, so everyone may use it, also what must not know the contract.
  ['shared tool', /^contract\/src\/(csv|guest-languages|say|parse-text|split-text)\.ts$/],
  ['contract', new RegExp(`^contract/src/(?:${anArea}/)?[^/]+$`)],
  ['routes', new RegExp(`${aModule}.+\\.routes\\.ts$`)],
  ['service', new RegExp(`${aModule}.+\\.service\\.ts$`)],
  ['queries', new RegExp(`${aModule}.+\\.queries\\.ts$`)],
  ['policy', new RegExp(`${aModule}.+\\.policy\\.ts$`)],
  ['part', new RegExp(aModule)],
  ['context', /^server\/src\/context\.ts$/],
  ['http', /^server\/src\/http\//],
  ['errors', /^server\/src\/(errors|db\/database-errors|db\/startup-error)\.ts$/],
  // Telling others is part of what a service does.
  ['outbox', /^server\/src\/db\/outbox\.ts$/],
  ['db', /^server\/src\/db\//],
  ['adapter', /^server\/src\/adapters\//],
  ['mail', /^server\/src\/mail\//],
  ['frame', /^server\/src\/(main|app|server|config)\.ts$/],
  ['base', /^server\/src\/[^/]+\.ts$/],
  ['server', /^server\/(?:test\/|src\/(?:commands|demo|jobs)\/|[^/]+$)/],
  ['screen', new RegExp(`^web/src/features/(${anArea}/[^/]+)/`)],
  ['in no area', /^(?:contract\/src|server\/src|web\/src\/features)\//],
  ['shared part', /^web\/src\/parts\//],
  ['ui', /^web\/src\/ui\//],
  ['call', /^web\/src\/lib\/(?:call|call-.+|api-error)\.ts$/],
  ['lib', /^web\/src\/lib\//],
  ['session', /^web\/src\/session\//],
  ['hotel contact', /^web\/src\/guest\/contact\//],
  ['guest', /^web\/src\/guest\//],
  ['guest data', /^web\/src\/data\/guest-hotels\.ts$/],
  ['data', /^web\/src\/data\//],
  ['asset', /^web\/src\/(assets|styles)\//],
  ['web', /^web\//],
  ['client', /^client\/src\//],
]

const allowed = {
  'shared tool': ['shared tool', 'type contract', 'package @formatjs/icu-messageformat-parser'],
  contract: ['contract', 'package zod', 'package ibantools'],
  routes: ['contract', 'context', 'http', 'own service', 'type package fastify'],
  service: [
    ...['contract', 'own service', 'own queries', 'own policy', 'own part', 'service', 'adapter', 'mail'],
    ...['errors', 'base', 'outbox', 'type context', 'type db', 'package'],
  ],
  queries: ['contract', 'db', 'outbox', 'own queries'],
  policy: ['contract', 'own policy', 'type context', 'package'],
  part: ['contract', 'own part', 'type own queries', 'errors', 'base', 'type context', 'package'],
  data: ['contract', 'data', 'lib', 'call', 'session', 'package'],
  'guest data': ['contract', 'lib', 'call', 'package'],
  screen: [
    ...['contract', 'own screen', 'data', 'shared part', 'ui', 'lib', 'call', 'session', 'asset', 'package'],
  ],
  'shared part': ['contract', 'data', 'shared part', 'ui', 'lib', 'call', 'asset', 'package'],
  ui: ['ui', 'lib', 'asset', 'package'],
  lib: ['type contract', 'lib', 'call', 'package'],
  call: ['contract', 'lib', 'call', 'package'],
  session: ['contract', 'session', 'ui', 'lib', 'call', 'package'],
  // This page shows a hotel while the guest site is closed, and is part of the app.
  'hotel contact': [
    ...['contract', 'hotel contact', 'guest data', 'shared part', 'ui', 'lib', 'call', 'asset', 'package'],
  ],
  guest: ['contract', 'guest', 'ui', 'lib', 'asset', 'package'],
  'in no area': [],
  // It is published without the contract, whose shapes it has as types.
  client: ['client', 'package openapi-fetch'],
}

/** These files must not touch the outside world or the request. */
const refused = {
  service: /^(fastify|@fastify\/.*|postgres)$/,
  policy: /^(node:.*|fastify|@fastify\/.*|postgres|pg-boss|pino|nodemailer|sharp)$/,
  part: /^(fastify|@fastify\/.*|postgres)$/,
  // Guests must not have to load the libraries of the app.
  guest: /^(react-router|@tanstack\/.*|react-hook-form|@hookform\/.*|@radix-ui\/.*)$/,
}

/** Finds violations in a map from path to source, as `{ file, line, message }`. */
export function findFaults(sources) {
  const imports = [...sources].flatMap(([file, source]) => importsOf(file, source))
  const refusedImports = imports.filter((entry) => !mayImport(entry)).map(describe)
  const upwards = imports.filter(pointsUpwards).map(describeUpwards)
  const nameless = imports.filter(namesNoFile).map(describeNameless)
  return [...refusedImports, ...upwards, ...nameless, ...findCycles(imports), ...findFolderCycles(imports)]
}

/** Node.js finds only a file that is named with its extension, unlike the bundler of the web. */
function namesNoFile({ specifier }) {
  return /^\.{1,2}\/(?:.*\/)?[^./]+$/.test(specifier)
}

function describeNameless({ file, line, specifier }) {
  return { file, line, message: `imports ${specifier} without the extension of its file` }
}

function importsOf(file, source) {
  const statement =
    /^[ \t]*(?:import|export)\s+(type\s)?[^'"`;=()]*?from\s*['"]([^'"]+)['"]|^[ \t]*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm
  return [...source.matchAll(statement)].map((match) => ({
    file,
    line: source.slice(0, match.index).split('\n').length,
    typeOnly: match[1] !== undefined,
    specifier: match[2] ?? match[3] ?? match[4],
    target: resolve(file, match[2] ?? match[3] ?? match[4]),
  }))
}

/** Returns the path of one of our files, or null for a package. */
function resolve(file, specifier) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier).replace(/\?.*$/, '')
  const contract = /^@roomlark\/contract\/(.+)$/.exec(specifier)
  return contract ? `contract/src/${contract[1]}.ts` : null
}

function kindOf(path) {
  for (const [kind, pattern] of kinds) {
    const match = pattern.exec(path)
    if (match) return { kind, home: match[1] }
  }
  return { kind: 'outside' }
}

function mayImport({ file, specifier, target, typeOnly }) {
  const from = kindOf(file)
  if (target !== null && leavesWorkspace(file, target)) return false
  const may = allowed[from.kind]
  if (!may) return true
  return target === null
    ? mayImportPackage(from.kind, may, specifier, typeOnly)
    : mayImportFile(from, may, kindOf(target), typeOnly)
}

function mayImportPackage(kind, may, specifier, typeOnly) {
  const name = specifier.startsWith('@') ? specifier.split('/', 2).join('/') : specifier.split('/')[0]
  if (may.includes(`package ${name}`) || (typeOnly && may.includes(`type package ${name}`))) return true
  return may.includes('package') && !refused[kind]?.test(specifier)
}

function mayImportFile(from, may, to, typeOnly) {
  if (to.kind === 'shared tool') return true
  if (may.includes(to.kind) || (typeOnly && may.includes(`type ${to.kind}`))) return true
  if (from.home !== to.home) return false
  return may.includes(`own ${to.kind}`) || (typeOnly && may.includes(`type own ${to.kind}`))
}

/** Programs that try the server drive it; the products themselves meet only in the contract. */
const drivers = ['e2e', 'bench', 'client', 'fuzz', 'faults']
function leavesWorkspace(file, target) {
  const [from, to] = [file.split('/')[0], target.split('/')[0]]
  return from !== to && to !== 'contract' && !drivers.includes(from)
}

/** The one list of all endpoints is made of every area. */
const aboveAll = 'contract/src/api.ts'

function pointsUpwards({ file, target }) {
  const [from, to] = [heightOf(file), target === null ? undefined : heightOf(target)]
  return from?.side === to?.side && from?.height < to?.height
}

/** Returns how far an area is above the ground on its side, where the contract has files of no area. */
function heightOf(path) {
  const [, side, area] = /^(contract|server)\/src\/(?:([^/]+)\/)?/.exec(path) ?? []
  if (path === aboveAll || !side || (side === 'server' && !areas.includes(area))) return undefined
  return { side, height: areas.indexOf(area) }
}

function describeUpwards({ file, line, target }) {
  return { file, line, message: `must not import ${target} of an area above its own (${areas.join(' < ')})` }
}

function describe({ file, line, specifier, target }) {
  const { kind } = kindOf(file)
  const may = allowed[kind]?.join(', ') ?? `${kind} and contract`
  return { file, line, message: `must not import ${target ?? specifier} (may import: ${may})` }
}

function findCycles(imports) {
  const edges = Map.groupBy(
    imports.filter(({ target }) => target !== null),
    ({ file }) => file,
  )
  const faults = []
  const done = new Set()
  const visit = (file, trail) => {
    if (done.has(file)) return
    for (const { target, line } of edges.get(file) ?? []) {
      const loop = [...trail, file]
      if (loop.includes(target)) {
        const path = [...loop.slice(loop.indexOf(target)), target].join(' → ')
        faults.push({ file, line, message: `closes a cycle: ${path}` })
      } else visit(target, loop)
    }
    done.add(file)
  }
  for (const file of edges.keys()) visit(file, [])
  return faults
}

/**
 * Areas and the folders next to them must not need each other, even if no two files import each other: functions that
 * `http` needs from an area are passed in.
 */
function findFolderCycles(imports) {
  const edges = new Map()
  for (const entry of imports) {
    const [from, to] = [folderOf(entry.file), entry.target && folderOf(entry.target)]
    if (!from || !to || from === to) continue
    if (!edges.has(from)) edges.set(from, new Map())
    edges.get(from).set(to, [...(edges.get(from).get(to) ?? []), entry])
  }
  const faults = []
  const reported = new Set()
  for (const start of edges.keys()) {
    const loop = shortestLoop(edges, start)
    const key = loop?.toSorted().join(' ')
    if (!loop || reported.has(key)) continue
    reported.add(key)
    const path = [...loop, start].join(' → ')
    for (const [index, from] of loop.entries()) {
      for (const { file, line, target } of edges.get(from).get(loop[index + 1] ?? start)) {
        faults.push({ file, line, message: `imports ${target} in a cycle of folders: ${path}` })
      }
    }
  }
  return faults
}

/** Returns the name of an area or another folder of the server, or of a file next to them. */
function folderOf(path) {
  return /^server\/src\/([^/]+)/.exec(path)?.[1]
}

/** Returns the folders on the shortest way from `start` back to itself, or null. */
function shortestLoop(edges, start) {
  const ways = [[start]]
  const seen = new Set()
  for (const way of ways) {
    for (const next of edges.get(way.at(-1))?.keys() ?? []) {
      if (next === start) return way
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return null
}
