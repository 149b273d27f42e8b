import { randomFrom } from '../../server/src/demo/random.ts'
import { encoded } from '../../server/test/input/endpoints.ts'
import { type Json, listLeaves, objectsIn, withLeaf } from '../../server/test/input/samples.ts'
import type { Draw } from './draw.ts'
import { filledExample, goodValue, knownFor } from './good-values.ts'
import type { Memory } from './memory.ts'
import { oddHeaders, oddSegment, spoiledQuery } from './odd-addresses.ts'
import { oddJson, oddNumber, oddText, prototypeNames, writeJson } from './odd-values.ts'
import type { Operation } from './operations.ts'
import type { Caller } from './roles.ts'
import { idsFor, type Rows } from './rows.ts'
import { multipart } from './uploads.ts'

export type Call = {
  operation: Operation
  caller: Caller
  method: string
  /** As it is sent, which no library has looked at. */
  address: string
  headers: Record<string, string | string[]>
  body: Buffer | undefined
  /** The change made to it, for the report. */
  oddity: string
}

export type World = {
  rows: Rows
  memory: Memory
  today: string
  /** The accounts that call; no call may be about them, or they would soon be gone. */
  spared: ReadonlySet<string>
}

type Parts = { params: Record<string, Json>; query: Record<string, Json>; body: Json | undefined }

/** Makes a call of what the parts of the seed say: often a valid one, otherwise with something odd in one place. */
export function makeCall(operation: Operation, caller: Caller, draw: Draw, world: World): Call {
  const parts = goodParts(operation, caller, draw, world)
  const sent: Sent = {
    parts,
    segments: new Map(),
    query: undefined,
    body: undefined,
    headers: { 'idempotency-key': keyFrom(draw) },
  }
  const oddity = draw.weighted<() => string>([
    [9, () => 'nothing'],
    [8, () => spoilLeaf(sent, draw)],
    [2, () => spoilShape(sent, draw)],
    [2, () => spoilAddress(sent, operation, draw)],
    [1, () => spoilHeaders(sent, draw)],
    [1, () => spoilText(sent, draw)],
  ])()
  const upload = operation.upload === undefined ? undefined : multipart(operation.upload, draw)
  const body = upload?.body ?? makeBody(sent)
  return {
    operation,
    caller,
    method: operation.method,
    address: makeAddress(operation, sent),
    headers: {
      ...(caller.token === null ? {} : { authorization: `Bearer ${caller.token}` }),
      ...(body && { 'content-type': upload?.type ?? 'application/json' }),
      ...sent.headers,
    },
    body,
    oddity,
  }
}

type Sent = {
  parts: Parts
  /** Segments of the path as they are written, by parameter. */
  segments: Map<string, string>
  query: string | undefined
  body: Buffer | undefined
  headers: Record<string, string | string[]>
}

/** Builds a call that should be accepted: rules between fields are code, so several drafts are tried. */
function goodParts(operation: Operation, caller: Caller, draw: Draw, world: World): Parts {
  const { path, body: schema, query, example, endpoint } = operation
  const ids = idsFor(draw, world.rows, [caller.userId, caller.ownerId, caller.hotelId ?? null], world.spared)
  const params: Record<string, Json> = {}
  const known = knownFor(draw, ids, world.memory, world.today)
  for (const [name, part] of Object.entries(Object(operation.params.properties))) {
    const found = /Id$|^id$/.test(name) ? ids.find(name, path.slice(0, path.indexOf(`{${name}}`))) : undefined
    params[name] = found ?? goodValue(Object(part), draw, { get: () => known.get(name) }, 1)
  }
  const asked = goodValue(query, draw, known, draw.one([0, 0.2, 0.6])) as Record<string, Json>
  if (schema === undefined) return { params, query: asked, body: undefined }
  let body: Json = {}
  for (let drafts = 0; drafts < 6; drafts += 1) {
    const isExample = example !== undefined && draw.chance(drafts < 3 ? 0.4 : 0.8)
    body = isExample
      ? filledExample(structuredClone(example), schema, known)
      : goodValue(schema, draw, known, draw.one([0.3, 0.7, 1]))
    if (!endpoint?.body || endpoint.body.safeParse(body).success) break
  }
  return { params, query: asked, body }
}

/** Retries with the key of an earlier call are a case of their own, so few keys are used. */
function keyFrom(draw: Draw): string {
  const own = randomFrom(draw.chance(0.15) ? 1 : draw.between(0, 2 ** 31))
  return own.between(0, 2 ** 31).toString(36)
}

function spoilLeaf(sent: Sent, draw: Draw): string {
  const { parts } = sent
  const places = (['params', 'query', 'body'] as const).flatMap((part) => {
    const whole = parts[part] ?? null
    return [...listLeaves(whole, 'string'), ...listLeaves(whole, 'number')].map((path) => ({ part, path }))
  })
  const words: string[] = []
  for (let count = draw.one([1, 1, 1, 2, 4]); count > 0 && places.length > 0; count -= 1) {
    const { part, path } = draw.one(places)
    const value =
      part !== 'body' || draw.chance(0.4) ? oddText(draw) : draw.chance(0.3) ? oddNumber(draw) : oddJson(draw)
    parts[part] = withLeaf(parts[part] ?? null, path, value) as Record<string, Json>
    words.push(`${part}.${path.join('.')}`)
  }
  return words.length > 0 ? words.join(', ') : spoilShape(sent, draw)
}

/** Adds, drops and replaces whole parts of the body. */
function spoilShape({ parts }: Sent, draw: Draw): string {
  const body = structuredClone(parts.body ?? {})
  const inside = objectsIn(body)
  const { path, object } = draw.one(inside.length > 0 ? inside : [{ path: [], object: {} }])
  const where = ['body', ...path].join('.')
  const key = draw.one(Object.keys(object).length > 0 ? Object.keys(object) : ['a'])
  const change = draw.one(['drop', 'add', 'replace', 'whole', 'list'] as const)
  switch (change) {
    case 'drop':
      delete object[key]
      break
    case 'add':
      Object.defineProperty(object, draw.one([...prototypeNames, 'unknown', '']), {
        value: oddJson(draw),
        enumerable: true,
      })
      break
    case 'replace':
      object[key] = oddJson(draw)
      break
  }
  if (change === 'whole') parts.body = oddJson(draw)
  else parts.body = change === 'list' ? [body, body] : body
  return `${change} at ${where}.${key}`
}

function spoilAddress(sent: Sent, { path }: Operation, draw: Draw): string {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  if (names.length > 0 && draw.chance(0.5)) {
    const name = draw.one(names)
    sent.segments.set(name, oddSegment(draw))
    return `the address at ${name}`
  }
  sent.query = spoiledQuery(queryText(sent.parts.query), draw)
  return 'the query'
}

function spoilHeaders(sent: Sent, draw: Draw): string {
  const odd = oddHeaders(draw)
  Object.assign(sent.headers, odd)
  return `the header ${Object.keys(odd).join(', ')}`
}

/** Spoils the text of the body, so that it is hardly JSON any more. */
function spoilText(sent: Sent, draw: Draw): string {
  const text = writeJson(sent.parts.body ?? {})
  sent.body = draw.weighted<() => Buffer>([
    [1, () => Buffer.from(text.slice(0, draw.between(0, text.length)))],
    [1, () => Buffer.from(`\uFEFF${text}`)],
    [1, () => Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xfe, 0x00])])],
    [1, () => Buffer.from(text.replace('{', `{"${draw.one(prototypeNames)}":1,`))],
    [1, () => Buffer.from(text.replace(/"(\w+)":/, '"$1":1,"$1":'))],
    [1, () => Buffer.from(text, 'utf16le')],
    [1, () => Buffer.from(Array.from({ length: 300 }, () => draw.between(0, 255)))],
    [
      1,
      () =>
        Buffer.from(draw.one(['', ' ', 'null', '0', '"', '[', '{"a":', 'NaN', "{'a':1}", '{"a":1}{"b":2}'])),
    ],
  ])()
  return 'the text of the body'
}

function makeBody({ body, parts }: Sent): Buffer | undefined {
  return body ?? (parts.body === undefined ? undefined : Buffer.from(writeJson(parts.body)))
}

function makeAddress({ path }: Operation, { parts, segments, query }: Sent): string {
  const written = path.replace(
    /\{(\w+)\}/g,
    (_, name) => segments.get(name) ?? encoded(writeText(parts.params[name])),
  )
  const search = query ?? queryText(parts.query)
  return search === '' ? written : `${written}?${search}`
}

function queryText(query: Record<string, Json>): string {
  return Object.entries(query)
    .map(([name, value]) => `${encoded(name)}=${encoded(writeText(value))}`)
    .join('&')
}

function writeText(value: Json | undefined): string {
  return typeof value === 'object' ? writeJson(value) : String(value)
}
