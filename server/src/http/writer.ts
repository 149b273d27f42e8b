import type { Endpoint } from '@roomlark/contract/endpoint'
import fastJson from 'fast-json-stringify'
import { answerSchema } from './json-schema.ts'
import { serializerSchema } from './serializer-schema.ts'

type Writer = (answer: unknown) => string

const writers = new WeakMap<Endpoint, Writer>()

/** Compiles on first use, because compiling all writers would take up a good part of the start-up. */
export function makeWriter(endpoint: Endpoint): Writer {
  let writer: Writer | undefined
  return (answer) => {
    writer ??= writers.get(endpoint) ?? compile(endpoint)
    return writer(answer)
  }
}

function compile(endpoint: Endpoint): Writer {
  const writer = fastJson(serializerSchema(answerSchema(endpoint)))
  writers.set(endpoint, writer)
  return writer
}
